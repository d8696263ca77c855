import type { Challenge } from '@codivia/contract/api/challenges';
import { ProgramCode } from '../../code/editor/program-code.tsx';
import { AnyExercise } from '../../exercises/card/any-exercise.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { LoadedItem } from '../kit/loaded-item.tsx';
import { useChallengePreview } from './admin-challenges.api.ts';

type Solutions = NonNullable<Challenge['solutions']>;

function SolutionList({ solutions }: { solutions: Solutions }) {
  const { t } = useTranslation('admin-challenges');
  return solutions.map((files, index) => {
    const title = t('preview.solution', { number: String(index + 1) });
    return (
      <div key={title} className="grid min-w-0 grid-cols-1 gap-1">
        <h3 className="text-lg">{title}</h3>
        <ProgramCode title={title} files={files} />
      </div>
    );
  });
}

/** A challenge as learners get it, in the language of the panel. Nothing that is tried is kept. */
export function ChallengePreview({ id }: { id: string }) {
  const { t, language } = useTranslation('admin-challenges');
  return (
    <LoadedItem
      query={useChallengePreview(id, language)}
      texts={{ loading: t('loading'), failed: t('preview.failed') }}
    >
      {({ title_fr, title_en, text, exercise, solutions, version }) => (
        <div className="grid grid-cols-1 gap-6">
          <header className="grid gap-2">
            <h2 className="text-balance text-2xl">{language === 'fr' ? title_fr : title_en}</h2>
            <p className="text-muted">{t('preview.text')}</p>
          </header>
          <TitledSection title={t('preview.story')} className="max-w-3xl">
            <SafeHtml html={text?.story ?? ''} className="text-lg" />
          </TitledSection>
          <TitledSection title={t('preview.task')} className="grid-cols-1">
            {exercise && (
              <AnyExercise key={`${version}-${language}`} exercise={exercise} storageKey={null} />
            )}
          </TitledSection>
          <TitledSection title={t('preview.solutions')} className="grid-cols-1">
            <SolutionList solutions={solutions ?? []} />
          </TitledSection>
        </div>
      )}
    </LoadedItem>
  );
}
