import type { AuditEntry as Entry } from '@codivia/contract/api/admin-audit';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { useAuditWords } from './audit-words.ts';

/** One entry of the log: when, who did what, and the changed fields. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation('admin-audit');
  const { sentenceOf, changeOf, language } = useAuditWords();
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t py-3 first:border-0 sm:grid-cols-[11rem_1fr]">
      <time dateTime={entry.at} className="text-muted text-sm sm:pt-0.5">
        {formatDate(entry.at, language, 'moment')}
      </time>
      <div className="wrap-anywhere grid gap-1">
        <p className="leading-snug">{sentenceOf(entry)}</p>
        {entry.changes.length > 0 && (
          <ul aria-label={t('changes')} className="grid gap-0.5 text-muted text-sm">
            {entry.changes.map((change) => (
              <li key={change.field}>{changeOf(change)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
