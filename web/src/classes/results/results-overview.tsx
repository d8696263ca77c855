import type { ClassResults } from '@codivia/contract/api/class-results';
import type { SchoolClass } from '@codivia/contract/api/classes';
import { Printer } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { classPaths } from '../class-paths.ts';
import { ClassActivity } from './class-activity.tsx';
import { ClassMistakes } from './class-mistakes.tsx';
import { CsvButtons } from './csv-buttons.tsx';
import { MarkLegend } from './mark-state.tsx';
import { MarksTable } from './marks-table.tsx';
import { withWeeks } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import type { Asked } from './results.api.ts';

type Props = {
  taught: SchoolClass;
  results: ClassResults;
  asked: Asked;
  onChoose: (weeks: number) => void;
};

/** The results of a class on a screen: marks, weeks, wrong answers, and the ways to take them out. */
export function ResultsOverview({ taught, results, asked, onChoose }: Props) {
  const { t } = useTranslation('class-results');
  const { id } = taught;
  const { weeks } = asked;
  const addressOf = (section: string, item: string) =>
    withWeeks(classPaths.section(id, section, item), weeks);
  return (
    <div className="grid grid-cols-1 gap-10">
      <TitledSection title={t('marks.title')} className="grid-cols-1">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <PeriodChoice weeks={weeks} onChoose={onChoose} />
          <ButtonLink to={addressOf('results', 'print')} variant="secondary">
            <Printer aria-hidden="true" className="size-5" />
            {t('print')}
          </ButtonLink>
        </div>
        {results.assignments.length === 0 && <p className="text-lg">{t('marks.none')}</p>}
        <MarksTable results={results} sheetOf={(memberId) => addressOf('pupil', memberId)} />
        {results.assignments.length > 0 && <MarkLegend />}
      </TitledSection>
      <TitledSection title={t('export.title')}>
        <CsvButtons asked={asked} className={taught.name} />
      </TitledSection>
      <TitledSection title={t('activity.title')}>
        <ClassActivity results={results} />
      </TitledSection>
      <TitledSection title={t('mistakes.title')} text={t('mistakes.text')}>
        <ClassMistakes classId={id} assignments={results.assignments} />
      </TitledSection>
    </div>
  );
}
