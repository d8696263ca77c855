import type { Assignment } from '@codivia/contract/api/assignments';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';

type Props = { assignment: Assignment; timeZone: string };

/** The title of an assignment over its column, its due date, and how far the class is. */
export function AssignmentHeading({ assignment, timeZone }: Props) {
  const { t, language } = useTranslation('class-results');
  const { title, due_at, gone, done, of } = assignment;
  const shown = localizedText(title, language);
  return (
    <>
      <span className="line-clamp-3 wrap-anywhere" title={shown}>
        {shown}
      </span>
      <span className="block font-normal text-muted text-xs">
        {due_at === null
          ? t('marks.no_due')
          : t('marks.due', { when: formatDate(due_at, language, 'short', timeZone) })}
        <br />
        {t('marks.class_done', { done, of })}
        {gone && (
          <>
            <br />
            {t('marks.gone')}
          </>
        )}
      </span>
    </>
  );
}
