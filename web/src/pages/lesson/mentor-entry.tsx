import type { CodeExercise, Exercise } from '@codivia/contract/exercises';
import { type ReactNode, use } from 'react';
import { type ExerciseWork, HelpEntriesContext } from '../../code/exercise/help-entries.ts';
import { AskMentor } from '../../features/mentoring/ask-mentor.tsx';
import type { MentoringSubject } from '../../features/mentoring/mentoring-subject.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { roomFiles } from './open-in-room.tsx';

const KINDS = { python: 'python', web: 'web', p5: 'game' } as const;

/** The exercise, when a program is written in it: what is filled in or arranged has no code of the learner's own. */
function writtenExercise(exercise: Exercise): CodeExercise | null {
  if (exercise.kind === 'quiz' || exercise.kind === 'predict') return null;
  const type = exercise.task?.type;
  return type === 'fill' || type === 'arrange' ? null : exercise;
}

/** The part of an answer that each file of an exercise is. */
const PARTS: Record<string, string> = { HTML: 'html', CSS: 'css', JavaScript: 'js' };

function subjectOf(
  lesson_id: string,
  exercise: CodeExercise,
  { files, message }: ExerciseWork,
): MentoringSubject {
  const answer = Object.fromEntries(
    files.map(({ name, code }) => [PARTS[name ?? ''] ?? 'code', code]),
  );
  return {
    source: { lesson_id, exercise_id: exercise.id },
    title: exercise.title,
    kind: KINDS[exercise.kind],
    files: roomFiles(exercise, answer),
    check: message === null ? null : { passed: false, message: message.slice(0, 1000) },
  };
}

type Props = { lessonId: string; exercise: Exercise; trial: boolean; children: ReactNode };

/** Puts the way to a mentor beside the hints of an exercise, after the entries that are there already. */
export function MentorEntry({ lessonId, exercise, trial, children }: Props) {
  const { t } = useTranslation('lessons');
  const others = use(HelpEntriesContext);
  const written = trial ? null : writtenExercise(exercise);
  if (!written) return children;
  const label = t('exercises.ask_mentor');
  return (
    <HelpEntriesContext
      value={(work) => (
        <>
          {others(work)}
          <AskMentor label={label} subject={subjectOf(lessonId, written, work)} />
        </>
      )}
    >
      {children}
    </HelpEntriesContext>
  );
}
