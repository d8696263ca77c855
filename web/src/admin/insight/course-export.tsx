import type { InsightLesson } from '@codivia/contract/api/admin-insight';
import type { Bilingual } from '@codivia/contract/api/language';
import { Download } from 'lucide-react';
import { CSV_FORMS, csvOf } from '../../lib/csv.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { saveText } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';

const COLUMNS = [
  'lesson',
  'started',
  'finished_members',
  'stated_minutes',
  'median_minutes',
  'weakest',
  'weakest_solved',
] as const;

type Props = { course: { id: string; title: Bilingual; lesson_list: readonly InsightLesson[] } };

/** The button that saves the lessons of a course with their figures as a table for spreadsheets. */
export function CourseExport({ course }: Props) {
  const { t, language } = useTranslation('admin-insight');
  function save(): void {
    const { point } = CSV_FORMS[language];
    const written = (value: number | null | undefined) =>
      value === null || value === undefined ? '' : String(value).replace('.', point);
    const rows = course.lesson_list.map(({ title, figures, stated_minutes, weakest }) => [
      localizedText(title, language),
      written(figures?.started),
      written(figures?.finished),
      written(stated_minutes),
      written(figures?.median_minutes),
      weakest ? localizedText(weakest.title, language) : '',
      written(weakest?.solved && Math.round(weakest.solved * 100) / 100),
    ]);
    const table = [COLUMNS.map((name) => t(`columns.${name}`)), ...rows];
    saveText(csvOf(table, language), `${t('file')}-${course.id}.csv`, 'text/csv;charset=utf-8');
  }
  return (
    <Button variant="secondary" onClick={save}>
      <Download aria-hidden="true" className="size-5" />
      {t('export')}
    </Button>
  );
}
