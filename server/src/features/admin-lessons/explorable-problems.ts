import { type SchemaError, schemaErrors } from '@codivia/content/schema-errors';
import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import type { Bilingual } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { TaskProblem } from '@codivia/contract/exercises/module';
import { taskProblems } from '@codivia/contract/exercises/modules';
import { readExplorableValue } from '@codivia/contract/explorables/explorable-tag';
import { authoredOptions, optionSchemaOf } from '@codivia/contract/explorables/option-schemas';
import { namedExplorables } from '@codivia/contract/lessons/lesson-tags';
import { optionFault } from './option-fault.ts';

const unknown = (name: string): Bilingual => ({
  fr: `La figure « ${name} » n’existe pas.`,
  en: `The explorable “${name}” doesn’t exist.`,
});
const unreadable = (value: string): Bilingual => ({
  fr: `Cette figure est illisible : « ${value} ». On écrit son nom, puis ses options en JSON.`,
  en: `This explorable can’t be read: “${value}”. Its name is followed by its options as JSON.`,
});
const unknownMeasure = (name: string, measure: string): Bilingual => ({
  fr: `La figure « ${name} » ne mesure pas « ${measure} », que nomme le but.`,
  en: `The explorable “${name}” has no measure “${measure}” for the goal.`,
});

const FAULTS: Partial<Record<TaskProblem['problem'], (name: string) => Bilingual>> = {
  broken_options: (name) => ({
    fr: `La figure « ${name} » ne peut pas commencer avec ces options.`,
    en: `The explorable “${name}” can’t begin with these options.`,
  }),
  goal_at_start: (name) => ({
    fr: `Le but est déjà atteint au départ de la figure « ${name} ».`,
    en: `The goal is already reached at the start of the explorable “${name}”.`,
  }),
};

/** The faults of options: the first ones, each with its place. `schema` is that of the explorable; options may be anything. */
export function optionFaults(name: string, options: unknown, isAuthored = true): Bilingual[] {
  const schema = optionSchemaOf(name);
  if (!schema) return [unknown(name)];
  const errors = schemaErrors(isAuthored ? authoredOptions(schema) : schema, options);
  const first = new Map<string, SchemaError[]>();
  for (const error of errors) {
    const path = error.path.join('.');
    first.set(path, [...(first.get(path) ?? []), error]);
  }
  return [...first.values()].map((found) => optionFault(name, schema, found));
}

/** The faults of the explorables that stand in the texts of a lesson. */
function textProblems({ content, content_fr }: Pick<LessonFields, 'content' | 'content_fr'>) {
  const values = new Set([...namedExplorables(content), ...namedExplorables(content_fr)]);
  return [...values].flatMap((value): Bilingual[] => {
    const named = readExplorableValue(value);
    if (!named) return [unreadable(value.slice(0, 80))];
    return optionFaults(named.name, named.options, false);
  });
}

/** The faults of an exercise with an explorable: its options, or else its goal. */
function exerciseProblems(exercise: AuthoredExercise): Bilingual[] {
  if (exercise.kind !== 'explore') return [];
  const { explorable, options = {} } = exercise;
  const faults = optionFaults(explorable, options);
  if (faults.length > 0) return faults;
  return taskProblems(exercise).flatMap((found) => {
    if (found.problem === 'unknown_measure') return [unknownMeasure(explorable, found.measure)];
    return FAULTS[found.problem]?.(explorable) ?? [];
  });
}

/** Returns the faults of all explorables of a lesson: no lesson is stored with them. */
export function explorableProblems(
  lesson: Pick<LessonFields, 'content' | 'content_fr' | 'exercises'>,
): ContentProblem[] {
  return [
    ...textProblems(lesson).map((detail) => ({ detail })),
    ...lesson.exercises.flatMap((exercise) =>
      exerciseProblems(exercise).map((detail) => ({ exercise: exercise.id, detail })),
    ),
  ];
}
