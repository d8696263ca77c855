import type { CareerStep } from '@codivia/contract/api/careers';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { useCareerWords } from './use-career-words.ts';

/** Shows how a career continues: three waypoints, one after the other. */
export function CareerSteps({ steps }: { steps: readonly CareerStep[] }) {
  const { t, language } = useTranslation('careers');
  const words = useCareerWords();
  return (
    <ol className="grid gap-8 lg:grid-cols-3">
      {steps.map(({ title, salary, description }, at) => (
        <li key={title.en} className="grid content-start gap-3">
          <p className="flex items-center gap-3">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-joy font-display text-2xl font-extrabold text-on-joy">
              <span className="sr-only">{t('step', { number: at + 1 })}</span>
              <span aria-hidden="true">{at + 1}</span>
            </span>
            <span aria-hidden="true" className="dotted-way grow text-trail/60" />
          </p>
          <h3 className="text-xl">{title[language]}</h3>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="trail">{words.years(at)}</Badge>
            <span className="font-bold">{words.salary(salary)}</span>
          </p>
          <p className="text-muted">{description[language]}</p>
        </li>
      ))}
    </ol>
  );
}
