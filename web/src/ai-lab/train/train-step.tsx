import { Play, Square } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { LabChange } from '../project/change-project.ts';
import { hasChanged } from '../project/has-changed.ts';
import type { LabProject } from '../project/lab-project.ts';
import { warningsAbout } from '../test/warnings.ts';
import { splitExamples } from '../training/split-examples.ts';
import type { useTraining } from '../training/use-training.ts';
import { LearningCurve } from './learning-curve.tsx';
import { MethodSettings } from './method-settings.tsx';
import { TreeView } from './tree-view.tsx';
import { WarningList } from './warning-list.tsx';

type Props = {
  project: LabProject;
  change: (change: LabChange) => void;
  training: ReturnType<typeof useTraining>;
  /** Leads on to the test. */
  onTest: () => void;
};

/** The classes without any example, by name. */
const emptyClasses = (project: LabProject) =>
  project.classes.filter(({ id }) => project.examples.every(({ classId }) => classId !== id));

/** The second step: the method is chosen, and the model trained while one looks on. */
export function TrainStep({ project, change, training, onTest }: Props) {
  const { t } = useTranslation('ai-lab');
  const { state, epochs, trained, start, stop } = training;
  const { kind, classes, columns, settings } = project;
  // Each round of a network is drawn: what depends on all examples is computed once.
  const split = useMemo(() => splitExamples(project), [project]);
  const warnings = useMemo(() => warningsAbout(project), [project]);
  const empty = emptyClasses(project);
  const isPossible = empty.length === 0 && classes.length >= 2;

  /** The outcome of the last training. */
  function status(): string {
    if (state === 'training') return t('train.running');
    if (state === 'stopped') return t(trained ? 'train.stopped_old' : 'train.stopped');
    if (!trained) return '';
    if (hasChanged(trained.project, project)) return t('test.old');
    return t('train.done', {
      count: trained.job.examples.length,
      seconds: Math.max(0.1, Math.round(trained.seconds * 10) / 10),
    });
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <MethodSettings project={project} change={change} />
        <p className="text-muted">
          {t('train.split', { training: split.training.length, test: split.test.length })}
        </p>
        {isPossible ? (
          <Button
            size="lg"
            onClick={() => {
              if (state === 'training') stop();
              else start({ kind, classes, columns, settings, examples: split.training }, project);
            }}
          >
            {state === 'training' ? (
              <Square aria-hidden="true" className="size-5" />
            ) : (
              <Play aria-hidden="true" className="size-5" />
            )}
            {state === 'training' ? t('train.stop') : t('train.start')}
          </Button>
        ) : (
          <p className="font-bold [overflow-wrap:anywhere]">
            {classes.length < 2
              ? t('train.needs_classes')
              : t('train.needs_examples', { names: empty.map(({ name }) => name).join(', ') })}
          </p>
        )}
        {state === 'failed' && (
          <p role="alert" className="font-bold text-danger">
            {t('train.failed')}
          </p>
        )}
        <WarningList warnings={isPossible ? warnings : []} />
      </Card>
      <div className="grid grid-cols-1 gap-4">
        {epochs.length > 0 && settings.method === 'network' && (
          <LearningCurve epochs={epochs} planned={settings.epochs} />
        )}
        <p role="status" className="font-bold text-lg">
          {status()}
        </p>
        {state !== 'training' && trained && (
          <>
            {trained.model.learned.method === 'tree' && (
              <TreeView model={trained.model} tree={trained.model.learned} />
            )}
            <Button variant="joy" size="lg" className="justify-self-start" onClick={onTest}>
              {t('train.to_test')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
