import { AUDIT_EXPORT_MAX, type AuditFilters } from '@codivia/contract/api/admin-audit';
import { formatNumber } from '@codivia/contract/text/format';
import { Download } from 'lucide-react';
import { csvOf } from '../../lib/csv.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { saveText } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useExportAudit } from './admin-audit.api.ts';
import { useAuditWords } from './audit-words.ts';

const COLUMNS = ['at', 'actor', 'action', 'subject', 'id', 'title', 'changes'] as const;

/** The button that saves the entries that fit as a table for spreadsheets. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  const { t, language } = useTranslation('admin-audit');
  const { changeOf } = useAuditWords();
  const { mutate, isPending } = useExportAudit();
  const save = () =>
    mutate(filters, {
      onSuccess: ({ entries, more }) => {
        const rows = entries.map(({ at, actor, action, subject, subject_id, label, changes }) => [
          at,
          actor ? (actor.name ?? actor.id) : '',
          t(`actions.${action}`),
          t(`subjects.${subject}`),
          subject_id,
          label ?? '',
          changes.map(changeOf).join('; '),
        ]);
        const table = [COLUMNS.map((name) => t(`columns.${name}`)), ...rows];
        const name = `${t('export.file')}-${new Date().toISOString().slice(0, 10)}.csv`;
        saveText(csvOf(table, language), name, 'text/csv;charset=utf-8');
        if (more) toast.info(t('export.more', { max: formatNumber(AUDIT_EXPORT_MAX, language) }));
      },
    });
  return (
    <Button variant="secondary" loading={isPending} onClick={save}>
      <Download aria-hidden="true" className="size-5" />
      {t('export.save')}
    </Button>
  );
}
