import { OTHER_TEMPLATES } from './other-templates.ts';
import { PAGE_TEMPLATES } from './page-templates.ts';
import { PYTHON_TEMPLATES } from './python-templates.ts';
import { TASK_TEMPLATES } from './task-templates.ts';
import type { ExerciseTemplate } from './template.ts';

/** The exercises from which authors may begin: each proves as it is, in both languages. */
export const EXERCISE_TEMPLATES: readonly ExerciseTemplate[] = [
  ...PYTHON_TEMPLATES,
  ...TASK_TEMPLATES,
  ...PAGE_TEMPLATES,
  ...OTHER_TEMPLATES,
];
