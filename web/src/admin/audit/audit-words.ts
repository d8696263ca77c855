import type { AuditEntry } from '@codivia/contract/api/admin-audit';
import { useTranslation } from '../../lib/i18n.ts';
import { editText } from '../dashboard/edit-text.ts';
import { fieldsText } from '../dashboard/fields-text.ts';

/** The filters of an export, by the names of their fields. */
const FILTERS = {
  subject: 'subject',
  subject_id: 'subject',
  action: 'action',
  actor_id: 'actor',
  from: 'from',
  to: 'to',
} as const;

type Change = AuditEntry['changes'][number];

/** Returns functions that put entries into words. */
export function useAuditWords() {
  const { t, language } = useTranslation('admin-dashboard');
  const own = useTranslation('admin-audit').t;
  const words = { t, courses: useTranslation('admin-courses').t };

  /** Says who did what, as the dashboard does, without the fields. */
  function sentenceOf({
    at,
    actor,
    action,
    subject,
    subject_id,
    label,
    changes,
  }: AuditEntry): string {
    const about = { kind: subject, id: subject_id, title: label, title_fr: null };
    const changed = action === 'restore' ? changes.map(({ field }) => field) : [];
    const isOfLessons = changes.some(({ field }) => field === 'lessons');
    const title = label ?? subject_id;
    const course = action === 'reorder' && isOfLessons ? { title, title_fr: title } : null;
    const unknown = { event: null, moved: 1, course };
    return editText(
      { kind: 'edit', at, person: actor, action, subject: about, changed, ...unknown },
      language,
      words,
    );
  }

  function inWords(value: Exclude<Change['from'], undefined>): string {
    if (typeof value === 'boolean') return own(value ? 'yes' : 'no');
    return value === null || value === '' ? own('empty') : String(value);
  }

  function filterOf(field: string): string | undefined {
    const known = (Object.keys(FILTERS) as (keyof typeof FILTERS)[]).find((one) => one === field);
    return known && own('filtered', { filter: own(`filters.${FILTERS[known]}`) });
  }

  /** Names a lesson in which a text was replaced; its values are versions. */
  function lessonOf(field: string): string | undefined {
    const [kind, id = ''] = field.split(':');
    return kind === 'lesson' ? own('lesson_version', { id }) : undefined;
  }

  /** Describes a change, with the values where they are known. Fields without a name of ours keep their own. */
  function changeOf({ field, from, to }: Change): string {
    const name =
      fieldsText([field], language, words) || filterOf(field) || lessonOf(field) || field;
    if (from === undefined || to === undefined) return name;
    return own('change', { name, from: inWords(from), to: inWords(to) });
  }

  return { sentenceOf, changeOf, language };
}
