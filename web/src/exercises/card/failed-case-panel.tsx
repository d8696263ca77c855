import type { FailedCase } from '@codivia/runners/python/protocol';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** The smallest case that failed or ran out of time: its input, the expected result, and the actual one. */
export function FailedCasePanel({ found }: { found: FailedCase }) {
  const { t } = useTranslation('exercise');
  const id = useId();
  const rows = [
    [t('case_input'), found.input],
    [t('case_expected'), found.expected],
    [t('case_got'), found.got ?? t('case_no_result')],
  ] as const;
  return (
    <section aria-labelledby={id} className="mt-3 rounded-control border border-line bg-paper p-4">
      <h4 id={id} className="m-0! text-base">
        {t(found.got === null ? 'case_late' : 'cases_failed')}
      </h4>
      <dl className="m-0! mt-2 grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-bold text-muted text-sm">{name}</dt>
            <dd className="m-0! min-w-0 break-words font-mono text-sm">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
