import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { CodeExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { EarnedXpContext, SeenContext, SolvedContext } from '../../code/editor/step-action.ts';
import { AnyExercise } from '../../exercises/card/any-exercise.tsx';
import { OwnFilesContext } from '../../exercises/card/own-files.ts';
import { HelpEntriesContext } from '../../exercises/help/help-entries.ts';
import { watchDrafts } from '../../lib/drafts.ts';
import { countStashed } from '../../lib/exercise-results/answer-drafts.ts';
import { keepDoneItems } from '../../lib/exercise-results/done-items.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { noteSeen, noteTry, useSeenHere, useXpGain } from '../../sync/exercise-results.api.ts';
import { EXERCISE_FILES } from '../../training/files/exercise-files.tsx';
import { playSound } from '../../ui/sound/sound.ts';
import { HelpEntries } from './help-entries.tsx';
import { MentorEntry } from './mentor-entry.tsx';

// Shown once an exercise is solved: a lesson fetches little until its first step can be read (docs/decisions/0237).
const OpenInRoom = lazy(async () => ({ default: (await import('./open-in-room.tsx')).OpenInRoom }));
const PutAside = lazy(async () => ({ default: (await import('./put-aside.tsx')).PutAside }));
const SolvedBefore = lazy(async () => ({
  default: (await import('./solved-before.tsx')).SolvedBefore,
}));

type Props = {
  lessonId: string;
  /** Undefined when the lesson names one that is gone. */
  exercise: Exercise | undefined;
  /** The person whose tries these are; the reader if unset. */
  person: string | undefined;
  /** The key below which the answer is stored. */
  place: string;
  passed: boolean;
  /** The right answer that the account has. */
  answer: AnswerParts | null;
  /** True if the account knows that its output was shown before it was solved. */
  seen: boolean;
  /** Called with each answer that was checked. */
  onChecked: (passed: boolean) => void;
};

/** The exercise, when it is a program of the learner's own. */
function openProject(exercise: Exercise): CodeExercise | null {
  return 'task' in exercise && exercise.task?.type === 'open' ? exercise : null;
}

/** Shows an exercise in its place in the lesson. Tries and passes are recorded, whatever its kind. */
export function LessonExercise(props: Props) {
  const { lessonId, exercise, place, passed, answer } = props;
  const { t } = useTranslation('lessons');
  const gain = useXpGain(lessonId, exercise?.id ?? '');
  const seenHere = useSeenHere(lessonId, exercise?.id ?? '', props.person);
  const aside = useSyncExternalStore(
    watchDrafts,
    () => countStashed(place),
    () => 0,
  );
  // An editor reads what it begins with once: another version needs a new one.
  const [version, setVersion] = useState(0);
  const [solved, setSolved] = useState<AnswerParts | null>(null);
  if (!exercise) return <p role="status">{t('missing_exercise')}</p>;
  const project = openProject(exercise);
  // Another pass in this visit is newer than what the account keeps.
  const ownAnswer = solved ?? answer;
  return (
    <EarnedXpContext value={gain?.state === 'granted' ? gain.xp : 0}>
      <HelpEntriesContext
        value={(work) => (
          <HelpEntries lessonId={lessonId} exercise={exercise} place={place} work={work} />
        )}
      >
        <MentorEntry
          lessonId={lessonId}
          exercise={exercise}
          place={place}
          trial={props.person !== undefined}
        >
          <SolvedContext value={passed}>
            <SeenContext
              value={{
                seen: !passed && (props.seen || seenHere),
                onSeen: () => noteSeen(lessonId, exercise.id, props.person),
              }}
            >
              <OwnFilesContext value={EXERCISE_FILES}>
                <AnyExercise
                  key={version}
                  exercise={exercise}
                  storageKey={place}
                  onChecked={(right, done, message, given) => {
                    if (right) playSound('right');
                    noteTry(lessonId, exercise.id, right, props.person, message, given);
                    if (project && props.person === undefined) {
                      keepDoneItems(lessonId, exercise.id, { done, solved: right !== null });
                    }
                    if (right?.answer) setSolved(right.answer);
                    props.onChecked(right !== null);
                  }}
                />
              </OwnFilesContext>
            </SeenContext>
          </SolvedContext>
        </MentorEntry>
      </HelpEntriesContext>
      <Suspense>
        {project && ownAnswer && <OpenInRoom exercise={project} answer={ownAnswer} place={place} />}
        {!passed && aside > 0 && (
          <PutAside place={place} onChange={() => setVersion(version + 1)} />
        )}
        {passed && (
          <SolvedBefore
            isQuestion={exercise.kind === 'quiz'}
            place={place}
            answer={answer}
            gain={gain}
            onChange={() => setVersion(version + 1)}
          />
        )}
      </Suspense>
    </EarnedXpContext>
  );
}
