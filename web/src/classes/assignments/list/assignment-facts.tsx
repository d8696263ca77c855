import type { Assignment } from '@codivia/contract/api/assignments';
import type { SchoolClass } from '@codivia/contract/api/classes';
import { formatDate, formatList } from '@codivia/contract/text/format-dates';
import { useCourses } from '../../../features/courses/courses.api.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { pupilsOf } from '../class-data.ts';

/** Names of pupils that a line still shows. */
const NAMES_SHOWN = 3;

type Props = { assignment: Assignment; taught: SchoolClass; timeZone: string };

/** The course of an assignment, its dates by the clocks of the class, and for whom it is. */
export function AssignmentFacts({ assignment, taught, timeZone }: Props) {
  const { t, language } = useTranslation('class-assignments');
  const { course_id, opens_at, due_at, for_all, member_ids } = assignment;
  const course = useCourses().data?.find(({ id }) => id === course_id);
  const when = (at: string) => formatDate(at, language, 'appointment', timeZone);
  const isPast = (at: string) => Date.parse(at) <= Date.now();
  const chosen = pupilsOf(taught).filter(({ id }) => member_ids.includes(id));
  const isShort = chosen.length === member_ids.length && chosen.length <= NAMES_SHOWN;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-muted">
      {course && <li>{localizedTitle(course, language)}</li>}
      <li>{t(isPast(opens_at) ? 'opened' : 'opens', { when: when(opens_at) })}</li>
      <li>
        {due_at ? t(isPast(due_at) ? 'was_due' : 'due', { when: when(due_at) }) : t('no_due')}
      </li>
      {!for_all && (
        <li>
          {isShort
            ? t('for_names', {
                names: formatList(
                  chosen.map(({ name }) => name),
                  language,
                ),
              })
            : t('for_count', { count: member_ids.length })}
        </li>
      )}
    </ul>
  );
}
