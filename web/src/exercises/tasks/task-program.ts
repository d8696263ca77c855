import { codeLines, fillBlanks, textsBetweenBlanks } from '@codivia/contract/exercises/pieces';
import type { ChecklistItem, ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';

/** What is given to complete: a template, or lines. */
export type GivenTask = Extract<ExerciseTask, { type: 'fill' | 'arrange' }>;

/** The task, when its answer is not the text of a whole program. */
export function givenTask(task: ExerciseTask | undefined): GivenTask | null {
  return task?.type === 'fill' || task?.type === 'arrange' ? task : null;
}

/** The checklist of an open project, or the cases of a challenge. */
export function checklistOf(task: ExerciseTask | undefined): readonly ChecklistItem[] | null {
  return task?.type === 'open' || task?.type === 'cases' ? task.checklist : null;
}

/** The texts of the blanks as they are kept: a line for each. */
export const blankValues = (draft: string) => draft.split('\n');

/** What is kept of the texts of blanks; nothing when all are empty. */
export function blanksDraft(values: readonly string[]): string {
  return values.every((value) => value === '') ? '' : values.join('\n');
}

/** The part of a program that an answer makes: what is kept of lines is the program itself. */
export function taskProgram(task: GivenTask, draft: string): string {
  if (task.type === 'arrange') return draft === '' ? '' : `${draft}\n`;
  return fillBlanks(task.template, blankValues(draft));
}

/** Tells whether there is something to check: no blank is empty, or a line is placed. */
export function isAnswered(task: GivenTask, draft: string): boolean {
  if (task.type === 'arrange') return codeLines(draft).length > 0;
  const values = blankValues(draft);
  return textsBetweenBlanks(task.template)
    .slice(1)
    .every((_, i) => (values[i] ?? '').trim() !== '');
}
