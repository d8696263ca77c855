import type { ProgramFiles } from '@codivia/contract/programs/program';
import { useTranslation } from '../../lib/i18n.ts';
import { TitledSection } from '../../ui/titled-section.tsx';
import { ProgramView } from './program-view.tsx';

/** The model solution and another way, once a challenge is solved. */
export function ChallengeSolutions({ solutions }: { solutions: readonly ProgramFiles[] }) {
  const { t } = useTranslation('challenges');
  const titles = [t('model'), t('alternative')];
  return (
    <TitledSection title={t('solutions')} text={t('solutions_text')}>
      <div className="grid grid-cols-1 gap-6">
        {solutions.map((program, index) => (
          <ProgramView key={titles[index]} title={titles[index] ?? ''} program={program} />
        ))}
      </div>
    </TitledSection>
  );
}
