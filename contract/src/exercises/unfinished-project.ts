import Type, { type Static } from 'typebox';
import { endpoint } from '../api/endpoint.ts';
import { Language, LanguageQuery } from '../api/language.ts';
import { ProjectKind } from '../api/projects.ts';
import { ProgramFilesSchema } from './base.ts';
import { ChecklistItem } from './tasks/learner-task.ts';

/** An open project that a member has begun in a lesson and not solved, with their own program. */
export const UnfinishedProject = Type.Object({
  lesson_id: Type.String(),
  lesson_title: Type.String(),
  exercise_id: Type.String(),
  title: Type.String(),
  kind: ProjectKind,
  /** The required and the optional points of the project; texts are HTML. */
  checklist: Type.Array(ChecklistItem),
  files: ProgramFilesSchema,
  /** The language in which the program was begun. */
  language: Language,
  written_at: Type.String({ format: 'date-time' }),
});
export type UnfinishedProject = Static<typeof UnfinishedProject>;

export const readUnfinishedProject = endpoint({
  method: 'GET',
  path: '/user/unfinished-project',
  access: 'member',
  summary:
    'The open project of a lesson that the member worked on last and has not solved; null without one.',
  query: LanguageQuery,
  answer: Type.Object({ project: Type.Union([UnfinishedProject, Type.Null()]) }),
});
