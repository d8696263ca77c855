import type { Activity } from '@codivia/contract/api/admin-dashboard';
import type { Language } from '@codivia/contract/api/language';
import { localizedTitle } from '../../lib/localized.ts';
import type { Translate } from '../../lib/text-keys.ts';
import { fieldsText, type Words } from './fields-text.ts';

type Say = Translate<'admin-dashboard'>;

function subjectText({ person, subject, action }: Activity, language: Language, t: Say): string {
  const kind = subject?.kind ?? 'course';
  if (kind === 'user' && !subject?.title) {
    return t(action === 'delete' ? 'activity.some_user' : 'activity.gone_user');
  }
  if (kind === 'user' && person && subject?.id === person.id) return t('activity.own_account');
  const title = (language === 'fr' && subject?.title_fr) || subject?.title || subject?.id || '';
  return t(`activity.${kind}`, { title });
}

function orderText(name: string, activity: Activity, language: Language, t: Say): string {
  const { subject, course, moved } = activity;
  if (subject?.kind === 'lesson' && course) {
    return t('activity.lesson_order', { name, title: localizedTitle(course, language) });
  }
  if (moved < 2) return t('activity.moved', { name, subject: subjectText(activity, language, t) });
  return t(subject?.kind === 'lesson' ? 'activity.some_order' : 'activity.course_order', { name });
}

/** Describes in a sentence what somebody did in the panel. Only a job removes things permanently. */
export function editText(activity: Activity, language: Language, words: Words): string {
  const { t } = words;
  const { person, action, changed } = activity;
  const nobody = action === 'remove' ? 'activity.job' : 'activity.gone_person';
  const name = person ? (person.name ?? t('activity.somebody')) : t(nobody);
  if (action === 'reorder') return orderText(name, activity, language, t);
  const subject = subjectText(activity, language, t);
  if (action === 'restore' && changed.length > 0) return t('activity.version', { name, subject });
  const sentence = t('activity.edit', {
    name,
    subject,
    action: t(`activity.action.${action ?? 'update'}`),
  });
  const fields = action === 'update' ? fieldsText(changed, language, words) : '';
  return fields ? t('activity.with_fields', { sentence, fields }) : sentence;
}
