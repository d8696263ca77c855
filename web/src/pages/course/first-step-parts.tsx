import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { FirstStep } from '@codivia/contract/lessons/first-step';
import { editorCode } from '@codivia/contract/lessons/lesson-tags';
import type { PreviewKind } from '@codivia/contract/programs/program';
import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  SeenContext,
  SolvedContext,
  type Step,
  StepContext,
} from '../../code/editor/step-action.ts';
import { editorKey } from '../../code/lesson/editor-keys.ts';
import { PreviewEditor } from '../../code/lesson/later-preview-editor.tsx';
import { PythonEditor } from '../../code/lesson/python-editor.tsx';
import { useRunner } from '../../code/python/runner-context.ts';
import { AnyExercise } from '../../exercises/card/any-exercise.tsx';
import { OwnFilesContext } from '../../exercises/card/own-files.ts';
import { LessonExplorable } from '../../exercises/explore/lesson-explorable.tsx';
import type { LessonParts } from '../../features/lessons/lesson-content.tsx';
import { LessonVideo } from '../../features/lessons/lesson-video.tsx';
import { TRIAL, trialPlace } from '../../features/trial-lesson/trial-record.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { noteSeen, noteTry, useSeenHere } from '../../sync/exercise-results.api.ts';
import { EXERCISE_FILES } from '../../training/files/exercise-files.tsx';
import { playSound } from '../../ui/sound/sound.ts';

/** The person whose tries these are, the reader if unset, and the key below which what is written is kept. */
interface Owner {
  person: string | undefined;
  place: string;
}

/** Work in the trial lesson is a trial's; other work is the reader's, as in the lesson itself. */
export function ownerOf({ trial, lesson_id }: FirstStep, signedIn: boolean): Owner {
  if (trial && !signedIn) return { person: TRIAL, place: trialPlace(lesson_id) };
  return { person: undefined, place: lesson_id };
}

type Props = {
  step: FirstStep;
  courseId: string;
  owner: Owner;
  /** Ids of the exercises that are solved. */
  solved: ReadonlySet<string>;
  /** Called when a program has been run, or an exercise solved. */
  onDone: () => void;
};

function StepExercise(props: Omit<Props, 'courseId'> & { exercise: Exercise }) {
  const { exercise, step, owner, solved, onDone } = props;
  const { lesson_id, language } = step;
  const seen = useSeenHere(lesson_id, exercise.id, owner.person);
  const passed = solved.has(exercise.id);
  return (
    <SolvedContext value={passed}>
      <SeenContext
        value={{
          seen: seen && !passed,
          onSeen: () => noteSeen(lesson_id, exercise.id, owner.person),
        }}
      >
        <OwnFilesContext value={EXERCISE_FILES}>
          <AnyExercise
            exercise={exercise}
            storageKey={`${owner.place}/${exercise.id}/${language}`}
            onChecked={(right, _, message, given) => {
              noteTry(lesson_id, exercise.id, right, owner.person, message, given);
              if (!right) return;
              playSound('right');
              onDone();
            }}
          />
        </OwnFilesContext>
      </SeenContext>
    </SolvedContext>
  );
}

/** Starts to load Python, which is large, for a step that will need it. */
function useWarmPython({ html, exercises }: FirstStep): void {
  const runner = useRunner();
  const wanted =
    html.includes('<python-editor') ||
    exercises.some((one) => one.kind === 'python' || one.kind === 'predict');
  useEffect(() => {
    if (wanted) runner.start();
  }, [runner, wanted]);
}

const NOTHING = () => {};

/** Returns the components that fill the places in the first step. Each has its own buttons, as in a page of text. */
export function useFirstStepParts(props: Props): LessonParts {
  const { step, courseId, owner } = props;
  const { t } = useTranslation('lessons');
  useWarmPython(step);
  const onRun = useEffectEvent(props.onDone);
  const runs = useMemo<Step>(
    () => ({ text: null, onStart: NOTHING, onRun: () => onRun(), onGivenUp: NOTHING }),
    [],
  );
  const key = (tag: Parameters<typeof editorKey>[1], number: number) =>
    editorKey(owner.place, tag, number, step.language);
  const previewEditor =
    (kind: PreviewKind, tag: 'web-editor' | 'p5-editor') => (code: string, number: number) => (
      <StepContext value={runs}>
        <PreviewEditor
          kind={kind}
          code={editorCode(code)}
          label={t(`${kind}_editor_label`, { number })}
          storageKey={key(tag, number)}
        />
      </StepContext>
    );
  const exercise = (id: string) => {
    const found = step.exercises.find((one) => one.id === id);
    return found ? <StepExercise {...props} exercise={found} /> : null;
  };
  return {
    'python-editor': (code, number) => (
      <StepContext value={runs}>
        <PythonEditor
          code={editorCode(code)}
          label={t('editor_label', { number })}
          storageKey={key('python-editor', number)}
        />
      </StepContext>
    ),
    'web-editor': previewEditor('web', 'web-editor'),
    'p5-editor': previewEditor('game', 'p5-editor'),
    'code-exercise': exercise,
    'quiz-question': exercise,
    'lesson-explorable': (value, number) => (
      <StepContext value={runs}>
        <LessonExplorable value={value} storageKey={`${owner.place}/explorable-${number}`} />
      </StepContext>
    ),
    'lesson-video': (name) => <LessonVideo courseId={courseId} name={name} />,
  };
}
