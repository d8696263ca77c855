import type { AuthoredExploreExercise } from '@codivia/contract/exercises/explore';
import { NamedFigure } from '../../../../explore/explorable.tsx';
import { useTranslation } from '../../../../lib/i18n.ts';
import { AboutFields, HintsField } from '../about-fields.tsx';
import { BilingualField } from '../bilingual-field.tsx';
import { ExplorablePart } from './explorable-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { useTrial } from './use-trial.ts';

type Props = {
  exercise: AuthoredExploreExercise;
  onChange: (exercise: AuthoredExploreExercise) => void;
};

/** An explorable that learners bring into a certain state, beside its preview. */
export function ExploreForm({ exercise, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const trial = useTrial(exercise);
  const { tried } = trial;
  return (
    <>
      <AboutFields exercise={exercise} onChange={onChange} />
      <div className="@container">
        <div className="grid grid-cols-1 gap-6 @min-[560px]:grid-cols-2 @min-[760px]:grid-cols-[3fr_2fr]">
          <ExplorablePart exercise={exercise} onChange={onChange} trial={trial} />
          <section
            aria-label={t('explore_preview')}
            className="min-w-0 @min-[560px]:col-start-2 @min-[560px]:row-start-1 @min-[760px]:row-span-2"
          >
            <div className="@min-[760px]:sticky @min-[760px]:top-52">
              <h5 className="mb-1.5 font-bold">{t('explore_preview')}</h5>
              {tried ? (
                <NamedFigure
                  key={`${tried.name} ${JSON.stringify(tried.options)}`}
                  name={tried.name}
                  options={tried.options}
                  stored={trial.stored}
                  onStore={trial.show}
                />
              ) : (
                <p className="rounded-control bg-sunken p-4 text-muted">
                  {t('explore_no_preview')}
                </p>
              )}
            </div>
          </section>
          {tried?.name === exercise.explorable && (
            <RulesPart exercise={exercise} onChange={onChange} trial={trial} tried={tried} />
          )}
        </div>
      </div>
      <BilingualField
        label={t('not_yet')}
        value={exercise.not_yet}
        onChange={(not_yet) => onChange({ ...exercise, not_yet })}
      />
      <HintsField exercise={exercise} atLeast={1} onChange={onChange} />
    </>
  );
}
