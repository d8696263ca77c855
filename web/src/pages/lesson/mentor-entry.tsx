import type { Exercise } from '@codivia/contract/exercises/exercises';
import { type ProgramFiles, roomOf } from '@codivia/contract/programs/program';
import { type ReactNode, use } from 'react';
import { filesOfWork, partGiven } from '../../exercises/card/room-files.ts';
import { type ExerciseWork, HelpEntriesContext } from '../../exercises/help/help-entries.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { AskMentor } from '../../support/mentoring/ask-mentor.tsx';
import type { MentoringSubject } from '../../support/mentoring/mentoring-subject.ts';
import { filesBeside } from './files-beside.ts';

/** The program with the prediction below it, as a comment. */
function predictedProgram([program, prediction]: ExerciseWork['files'], mark: string): string {
  const { name = '', code = '' } = prediction ?? {};
  const lines = [`${name} :`, ...code.split('\n')].map((line) => `${mark} ${line}`.trimEnd());
  return `${program?.code.trimEnd() ?? ''}\n\n${lines.join('\n')}\n`;
}

function filesOf(exercise: Exercise, work: ExerciseWork): ProgramFiles {
  if (exercise.kind === 'quiz') return {};
  if (exercise.kind === 'predict') {
    if (exercise.language === 'python') return { 'main.py': predictedProgram(work.files, '#') };
    const script = predictedProgram(work.files, '//');
    return { 'index.html': '', 'style.css': '', 'script.js': script };
  }
  return filesOfWork(exercise, work, partGiven(exercise));
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
    check: message === null ? null : { passed: false, message: message.slice(0, 1000) },
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
          <AskMentor label={label} subject={subjectOf(lessonId, place, exercise, work)} />
        </>
      )}
    >
      {children}
    </HelpEntriesContext>
  );
}
