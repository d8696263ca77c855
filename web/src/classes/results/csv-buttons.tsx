import type { ClassResults } from '@codivia/contract/api/class-results';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { localDayIn } from '@codivia/contract/text/local-days';
import { Download } from 'lucide-react';
import { csvOf } from '../../lib/csv.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { saveText } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { type CsvWords, csvName, marksTable } from './marks-csv.ts';
import { type Asked, useExport } from './results.api.ts';

/** The buttons that save the marks as a table for spreadsheets, in the form of either country. */
export function CsvButtons({ asked, className }: { asked: Asked; className: string }) {
  const { t, language } = useTranslation('class-results');
  const { mutate, isPending, variables } = useExport(asked);
  const words: CsvWords = {
    titleOf: ({ title }) => localizedText(title, language),
    heading: (what, title) => t(`csv.${what}`, { title }),
    word: (key) => t(`csv.${key}`),
  };

  function save({ form, results }: { form: Language; results: ClassResults }): void {
    const day = localDayIn(results.time_zone)(new Date(results.read_at));
    const text = csvOf(marksTable(results, form, words), form);
    saveText(text, csvName(className, t('export.file'), day), 'text/csv;charset=utf-8');
  }

  return (
    <div className="grid gap-3">
      <p className="max-w-prose">{t('export.text')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        {LANGUAGES.map((form) => (
          <li key={form} className="grid justify-items-start gap-1">
            <Button
              variant="secondary"
              loading={isPending && variables === form}
              onClick={() => mutate(form, { onSuccess: save })}
            >
              <Download aria-hidden="true" className="size-5" />
              {t(`export.${form}`)}
            </Button>
            <span className="text-muted text-sm">{t(`export.${form}_hint`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
