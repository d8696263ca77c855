import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import type { LabChange } from '../project/change-project.ts';
import type { LabExample, LabProject } from '../project/lab-project.ts';
import { Warning } from '../train/warning-list.tsx';
import { splitExamples } from '../training/split-examples.ts';
import type { Trained } from '../training/use-training.ts';
import { ConfusionTable } from './confusion-table.tsx';
import { HardestExamples } from './hardest-examples.tsx';
import { accuracyOf } from './judge-examples.ts';
import { LiveTrial } from './live-trial.tsx';
import { OldModel } from './old-model.tsx';
import { useJudged } from './use-judged.ts';
import { warnsOfOverfit } from './warnings.ts';
import { WhoIsMissing } from './who-is-missing.tsx';

type Props = {
  project: LabProject;
  trained: Trained;
  /** Tells whether the project has changed since the training. */
  isOld: boolean;
  change: (change: LabChange) => void;
  onTrain: () => void;
};

/** With fewer tests, one mistake more or less changes the share by more than a tenth. */
const FEW_TESTS = 10;

const percent = (share: number | null) => Math.round((share ?? 0) * 100);

/** Judging all examples of a large project by nearest neighbours would take seconds. */
const MOST_SEEN = 200;

/** At most 200 of the examples, from all over their list. */
function someOf(examples: readonly LabExample[]): LabExample[] {
  const every = Math.max(1, Math.ceil(examples.length / MOST_SEEN));
  return examples.filter((_, i) => i % every === 0);
}

/** The third step: the model is tried on examples that it has never seen, and on new ones. */
export function TestStep({ project, trained, isOld, change, onTrain }: Props) {
  const { t } = useTranslation('ai-lab');
  const { model, job } = trained;
  const learned = useMemo(() => someOf(job.examples), [job]);
  const kept = useMemo(() => {
    const inTraining = new Set(job.examples.map(({ id }) => id));
    return splitExamples(project).test.filter(({ id }) => !inTraining.has(id));
  }, [project, job]);
  const seen = useJudged(trained, learned);
  const unseen = useJudged(trained, kept);
  const [ofSeen, ofUnseen] = [accuracyOf(seen ?? []), accuracyOf(unseen ?? [])];
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <LiveTrial project={project} model={model} change={change} />
      <div className="grid grid-cols-1 gap-4">
        {isOld && <OldModel onTrain={onTrain} />}
        <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
          <h3 className="text-xl">{t('test.title')}</h3>
          {!(seen && unseen) && <p role="status">{t('test.running')}</p>}
          {seen && unseen && ofUnseen === null && <p>{t('test.no_examples')}</p>}
          {seen && unseen && ofUnseen !== null && (
            <>
              <p className="text-lg">
                {t('test.accuracy', { percent: percent(ofUnseen), count: unseen.length })}
              </p>
              <p className="text-muted">
                {t('test.training_accuracy', { percent: percent(ofSeen) })}
              </p>
              {unseen.length < FEW_TESTS && <p className="text-muted">{t('test.few')}</p>}
              <ul className="empty:hidden">
                {warnsOfOverfit(ofSeen, ofUnseen, unseen.length) && (
                  <Warning text={t(`warnings.overfit.${model.learned.method}`)} />
                )}
              </ul>
              <WhoIsMissing labels={model.labels} columns={job.columns} judged={unseen} />
              <ConfusionTable project={project} labels={model.labels} judged={unseen} />
              <HardestExamples project={project} labels={model.labels} judged={unseen} />
            </>
          )}
        </Card>
      </div>
    </div>
  );
}
