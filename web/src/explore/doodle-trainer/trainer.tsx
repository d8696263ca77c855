import {
  type DoodleTrainerOptions,
  DRAWINGS_OF_EACH,
} from '@codivia/contract/explorables/doodle-trainer';
import { judge } from '@codivia/runners/models/trained-model';
import { ArrowRight, GraduationCap, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { DrawingBoard } from '../../ai-lab/drawing/drawing-board.tsx';
import { rasterize, type Stroke } from '../../ai-lab/drawing/rasterize.ts';
import { changeProject } from '../../ai-lab/project/change-project.ts';
import { examplesOf, type LabProject } from '../../ai-lab/project/lab-project.ts';
import { useLabProject } from '../../ai-lab/project/use-lab-project.ts';
import { ConfidenceBars } from '../../ai-lab/test/confidence-bars.tsx';
import { useTraining } from '../../ai-lab/training/use-training.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Collected } from './collected.tsx';
import { GoOn } from './go-on.tsx';

type Props = {
  opened: LabProject;
  options: DoodleTrainerOptions;
  onTrained: () => void;
  onAgain: () => void;
};

/** The way of the AI lab in one place: draw some of each, train, and try; a wrong guess is corrected by one press. */
export function Trainer({ opened, options, onTrained, onAgain }: Props) {
  const { t } = useTranslation('doodle-trainer');
  const { project, change } = useLabProject(opened, true);
  const { state, trained, start } = useTraining();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [corrected, setCorrected] = useState('');
  const { each = DRAWINGS_OF_EACH } = options;
  const { classes, examples } = project;
  const wanted = classes.find(({ id }) => examplesOf(project, id).length < each);
  const last = examples.at(-1);
  const verdict = trained && strokes.length > 0 ? judge(trained.model, rasterize(strokes)) : null;

  const words = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<Element | null>(null);
  // Where the button that was pressed is gone, the keyboard goes on at the words.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  });

  function train(work: LabProject): void {
    pressed.current = document.activeElement;
    start(work, work);
  }

  const tell = useEffectEvent(onTrained);
  useEffect(() => {
    if (trained) tell();
  }, [trained]);
  function add(classId: string, isAnswer = false): void {
    const drawing = {
      type: 'add-examples',
      classId,
      inputs: [rasterize(strokes)],
      isAnswer,
    } as const;
    pressed.current = document.activeElement;
    change(drawing);
    setStrokes([]);
    // A corrected guess is learned at once.
    if (isAnswer) train(changeProject(project, drawing));
  }

  function inWords(): string {
    if (state === 'failed') return t('failed');
    if (trained) {
      if (verdict) return t('guess', { name: verdict.label });
      return corrected === '' ? t('trained') : t('corrected', { name: corrected });
    }
    if (state === 'training') return t('training');
    if (!wanted) return t('ready');
    const number = examplesOf(project, wanted.id).length + 1;
    return t('draw', { name: wanted.name, number, each });
  }

  return (
    <>
      <p ref={words} tabIndex={-1} role="status" className="font-bold text-xl">
        {inWords()}
      </p>
      {(wanted || trained) && <DrawingBoard strokes={strokes} onDraw={setStrokes} />}
      {wanted && !trained && (
        <div className="grid justify-items-center gap-2">
          <Button
            variant="joy"
            aria-disabled={strokes.length === 0}
            onClick={() => strokes.length > 0 && add(wanted.id)}
          >
            {t('add')}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Button>
          <p className="text-muted text-sm">{t('hint')}</p>
        </div>
      )}
      {!wanted && (!trained || state === 'failed') && (
        <Button
          variant="joy"
          className="justify-self-center"
          loading={state === 'training'}
          onClick={() => train(project)}
        >
          <GraduationCap aria-hidden="true" className="size-5" />
          {t('train')}
        </Button>
      )}
      {verdict && trained && (
        <>
          <ConfidenceBars labels={trained.model.labels} confidences={verdict.confidences} />
          <fieldset className="grid gap-2">
            <legend className="mb-2">{t('wrong')}</legend>
            <div className="flex flex-wrap gap-2">
              {classes.map(({ id, name }) => (
                <Button
                  key={id}
                  variant="secondary"
                  onClick={() => {
                    add(id, true);
                    setCorrected(name);
                  }}
                >
                  {name}
                </Button>
              ))}
            </div>
          </fieldset>
        </>
      )}
      {!trained && (
        <>
          <Collected project={project} each={each} />
          {last && state !== 'training' && (
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start"
              onClick={() => {
                pressed.current = document.activeElement;
                change({ type: 'remove-example', id: last.id });
              }}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {t('back')}
            </Button>
          )}
        </>
      )}
      <GoOn projectId={project.id} isTrained={trained !== null} onAgain={onAgain} />
    </>
  );
}
