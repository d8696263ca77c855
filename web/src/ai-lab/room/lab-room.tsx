import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useBlockedTab } from '../../lib/use-blocked-tab.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { CollectStep } from '../collect/collect-step.tsx';
import { hasChanged } from '../project/has-changed.ts';
import type { LabProject } from '../project/lab-project.ts';
import { useLabProject } from '../project/use-lab-project.ts';
import { StartingPointHint } from '../starting-points/starting-point-hint.tsx';
import { OldModel } from '../test/old-model.tsx';
import { TestStep } from '../test/test-step.tsx';
import { TrainStep } from '../train/train-step.tsx';
import { useTraining } from '../training/use-training.ts';
import { UsableModel } from '../use/usable-model.tsx';
import { FirstHint, ToPrograms, ToTraining } from './next-step.tsx';

const STEPS = ['collect', 'train', 'test', 'use'] as const;
type Step = (typeof STEPS)[number];

type Props = {
  opened: LabProject;
  /** Tells whether the browser keeps it already. */
  isKept: boolean;
  onClose: () => void;
};

/** A project of the AI lab in its four steps: collect, train, test, use. */
export function LabRoom({ opened, isKept, onClose }: Props) {
  const { t } = useTranslation('ai-lab');
  const { project, change, stored, settle } = useLabProject(opened, isKept);
  const training = useTraining();
  const [step, setStep] = useState<Step>('collect');
  const { trained } = training;
  useBlockedTab(!stored);

  const heading = useRef<HTMLHeadingElement>(null);
  const isLed = useRef(true);
  // The button that led here is gone: the keyboard and screen readers go on at the step's name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has a name of its own.
  useLayoutEffect(() => {
    if (isLed.current) heading.current?.focus();
    isLed.current = false;
  }, [step]);

  /** Shows a step from its beginning: the last one may have been longer. */
  function goTo(next: Step): void {
    setStep(next);
    window.scrollTo({ top: 0 });
  }

  /** Goes to a step by a button of another one. */
  function leadTo(next: Step): void {
    isLed.current = true;
    goTo(next);
  }

  const isOld = trained !== null && hasChanged(trained.project, project);
  const untrained = (
    <EmptyState
      heading="h3"
      title={t(training.state === 'training' ? 'train.running' : 'untrained')}
      action={<Button onClick={() => leadTo('train')}>{t('steps.train')}</Button>}
    />
  );

  return (
    <div className="page-width grid grid-cols-1 gap-5 py-6">
      <h1 className="sr-only">{project.name}</h1>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" size="sm" onClick={() => void settle().then(onClose)}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </Button>
        <input
          aria-label={t('project_name')}
          className="min-h-11 min-w-0 grow rounded-control border-2 border-transparent bg-transparent px-2 font-bold font-display text-2xl hover:border-edge focus:border-edge"
          maxLength={60}
          value={project.name}
          onChange={({ target }) => change({ type: 'rename', name: target.value })}
          onBlur={() => {
            if (project.name.trim() === '') {
              change({ type: 'rename', name: t(`kinds.${project.kind}.project`) });
            }
          }}
        />
      </div>
      {!stored && (
        <p role="alert" className="rounded-card bg-joy-soft p-4 font-bold">
          {t('not_stored')}
        </p>
      )}
      <ChoiceGroup
        className="max-sm:grid max-sm:grid-cols-2 sm:sticky sm:top-16 sm:z-10 sm:justify-self-start"
        label={t('steps.label')}
        value={step}
        onChoose={goTo}
        options={STEPS.map((value, i) => ({ value, label: `${i + 1}. ${t(`steps.${value}`)}` }))}
      />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t(`steps.${step}`)}
      </h2>
      <StartingPointHint startedFrom={project.startedFrom} />
      {step === 'collect' && <FirstHint project={project} />}
      {step === 'collect' && <CollectStep project={project} change={change} />}
      {step === 'collect' && <ToTraining project={project} onGo={() => leadTo('train')} />}
      {step === 'train' && (
        <TrainStep
          project={project}
          change={change}
          training={training}
          onTest={() => leadTo('test')}
        />
      )}
      {step === 'test' &&
        (trained ? (
          <TestStep
            project={project}
            trained={trained}
            isOld={isOld}
            change={change}
            onTrain={() => leadTo('train')}
          />
        ) : (
          untrained
        ))}
      {step === 'test' && trained && !isOld && <ToPrograms onGo={() => leadTo('use')} />}
      {step === 'use' && isOld && <OldModel onTrain={() => leadTo('train')} />}
      {step === 'use' &&
        (trained ? <UsableModel project={project} trained={trained} /> : untrained)}
    </div>
  );
}
