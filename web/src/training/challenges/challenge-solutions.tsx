import type { AnswerParts } from '@codivia/contract/exercise-results';
import { useTranslation } from '../../lib/i18n.ts';
import { ProgramView } from './program-view.tsx';

/** The model solution and another way, once a challenge is solved. */
export function ChallengeSolutions({ solutions }: { solutions: readonly AnswerParts[] }) {
  const { t } = useTranslation('challenges');
  const titles = [t('model'), t('alternative')];
  return (
    <section aria-labelledby="challenge-solutions" className="grid gap-4">
      <div>
        <h2 id="challenge-solutions" className="text-2xl">
          {t('solutions')}
        </h2>
        <p className="text-muted">{t('solutions_text')}</p>
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {solutions.map((program, place) => (
          <ProgramView key={titles[place]} title={titles[place] ?? ''} program={program} />
        ))}
      </div>
    </section>
  );
}
