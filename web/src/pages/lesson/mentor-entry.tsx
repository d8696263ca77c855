import type { Exercise } from '@codivia/contract/exercises/exercises';
import { roomOf } from '@codivia/contract/exercises/own-program';
import { type ProgramFiles, wholeProgram } from '@codivia/contract/programs/program';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { type ExerciseWork, HelpEntriesContext } from '../../exercises/help/help-entries.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { MentoringSubject } from '../../support/mentoring/mentoring-subject.ts';
import { filesBeside } from './files-beside.ts';

// Shown with the hints, after a try: a lesson fetches little until its first step can be read (docs/decisions/0237).
const AskMentor = lazy(async () => ({
  default: (await import('../../support/mentoring/ask-mentor.tsx')).AskMentor,
}));

/** The files of the whole program; a prediction stands below its program, as a comment. */
function filesOf(exercise: Exercise, { files, prediction }: ExerciseWork): ProgramFiles {
  if (exercise.kind === 'quiz' || exercise.kind === 'explore') return {};
  const kind = roomOf(exercise) ?? 'python';
  if (exercise.kind !== 'predict') return wholeProgram(kind, { ...exercise.starter, ...files });
  const [name = '', code = ''] = Object.entries(files)[0] ?? [];
  const mark = exercise.language === 'python' ? '#' : '//';
  const lines = [`${prediction?.label} :`, ...(prediction?.text ?? '').split('\n')];
  const comment = lines.map((line) => `${mark} ${line}`.trimEnd()).join('\n');
  return wholeProgram(kind, { [name]: `${code.trimEnd()}\n\n${comment}\n` });
}

function subjectOf(
  lesson_id: string,
  place: string,
  exercise: Exercise,
  work: ExerciseWork,
): MentoringSubject {
  const { message } = work;
  const { given, own } = filesBeside(exercise, place);
  return {
    source: { lesson_id, exercise_id: exercise.id },
    title: 'title' in exercise ? exercise.title : '',
    kind: roomOf(exercise) ?? 'python',
    files: filesOf(exercise, work),
    givesFiles: given.length > 0,
    ownFiles: own,
    check:
      message === null ? null : { passed: false, message: [...message].slice(0, 1000).join('') },
  };
}

type Props = {
  lessonId: string;
  exercise: Exercise;
  /** The key below which the answer is stored. */
  place: string;
  trial: boolean;
  children: ReactNode;
};

/**
 * Puts the way to a mentor beside the hints of an exercise, after the entries that are there already. A question has no
 * code that a mentor could comment on: the team helps with those.
 */
export function MentorEntry({ lessonId, exercise, place, trial, children }: Props) {
  const { t } = useTranslation('lessons');
  const others = use(HelpEntriesContext);
  if (trial || roomOf(exercise) === null) return children;
  const label = t('exercises.ask_mentor');
  return (
    <HelpEntriesContext
      value={(work) => (
        <>
          {others(work)}
          <Suspense>
            <AskMentor label={label} subject={subjectOf(lessonId, place, exercise, work)} />
          </Suspense>
        </>
      )}
    >
      {children}
    </HelpEntriesContext>
  );
}
