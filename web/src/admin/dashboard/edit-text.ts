import type { Activity } from '@codivia/contract/api/admin-dashboard';
import type { Language } from '@codivia/contract/api/language';
import { localizedTitle } from '../../lib/localized.ts';
import type { Translate } from '../../lib/text-keys.ts';
import { fieldsText, type Words } from './fields-text.ts';

type Say = Translate<'admin-dashboard'>;

const isDeclinedTeacher = ({ action, subject }: Activity) =>
  action === 'decline' && subject?.kind === 'teacher';

function subjectText(activity: Activity, language: Language, t: Say): string {
  const { person, subject, action } = activity;
  const kind = subject?.kind ?? 'course';
  if (kind === 'user' && action === 'import') return t('activity.some_users');
  if (action === 'replace' || action === 'undo') return t('activity.some_lessons');
  if (kind === 'user' && !subject?.title) {
    return t(action === 'delete' ? 'activity.some_user' : 'activity.gone_user');
  }
  if (kind === 'user' && person && subject?.id === person.id) return t('activity.own_account');
  const title = (language === 'fr' && subject?.title_fr) || subject?.title || subject?.id || '';
  // Whose request is declined is no teacher.
  return t(`activity.${isDeclinedTeacher(activity) ? 'user' : kind}`, { title });
}

function orderText(name: string, activity: Activity, language: Language, t: Say): string {
  const { subject, course, moved } = activity;
  if (course) {
    return t('activity.lesson_order', { name, title: localizedTitle(course, language) });
  }
  if (moved < 2) return t('activity.moved', { name, subject: subjectText(activity, language, t) });
  return t(subject?.kind === 'lesson' ? 'activity.some_order' : 'activity.course_order', { name });
}

/** Describes in a sentence what somebody did in the panel. Only jobs remove things permanently, and convert pictures. */
export function editText(activity: Activity, language: Language, words: Words): string {
  const { t } = words;
  const { person, action, changed } = activity;
  const nobody =
    action === 'remove' || action === 'convert' ? 'activity.job' : 'activity.gone_person';
  const name = person ? (person.name ?? t('activity.somebody')) : t(nobody);
  if (action === 'reorder') return orderText(name, activity, language, t);
  const subject = subjectText(activity, language, t);
  if (action === 'restore' && changed.length > 0) return t('activity.version', { name, subject });
  const sentence = t('activity.edit', {
    name,
    subject,
    action: t(
      `activity.action.${isDeclinedTeacher(activity) ? 'decline_teacher' : (action ?? 'update')}`,
    ),
  });
  const fields = action === 'update' ? fieldsText(changed, language, words) : '';
  return fields ? t('activity.with_fields', { sentence, fields }) : sentence;
}
