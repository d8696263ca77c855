import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import {
  CourseFile,
  ExerciseKindFile,
  exerciseFileSchema,
  LessonFile,
} from '@codivia/contract/api/course-files';
import { type Bilingual, LANGUAGES } from '@codivia/contract/api/language';
import type { TSchema } from 'typebox';
import { checkYaml, type Narrower, type YamlFault } from './yaml-faults.ts';

type Files = ReadonlyMap<string, string>;

function faultText({ path, fault }: YamlFault): Bilingual {
  switch (fault.kind) {
    case 'syntax':
      return { fr: 'Ce n’est pas du YAML valide.', en: 'This is not valid YAML.' };
    case 'missing': {
      const names = fault.names.map((name) => (path ? `${path}.${name}` : name)).join(', ');
      return { fr: `Il manque « ${names} ».`, en: `“${names}” is missing.` };
    }
    case 'unknown':
      return {
        fr: `« ${path} » est inconnu ici. Un texte qui contient une virgule s’écrit entre guillemets droits.`,
        en: `“${path}” is unknown here. A text that holds a comma has to be in quotes.`,
      };
    case 'comment':
      return {
        fr: `Ce qui suit « # » serait perdu. Mets ce texte entre guillemets droits : ${path}`,
        en: `What follows “#” would be lost. Put this text in quotes: ${path}`,
      };
    case 'value':
      return path
        ? {
            fr: `La valeur de « ${path} » n’est pas valide.`,
            en: `The value of “${path}” is not valid.`,
          }
        : { fr: 'Ce fichier n’a pas la forme attendue.', en: 'This file is not as expected.' };
  }
}

/** Returns the faults of one YAML file, by line; its value when there are none. */
function check(file: string, text: string, schema: TSchema, ...narrower: Narrower[]) {
  const { faults, value } = checkYaml(text, schema, ...narrower);
  const found = faults.map((fault) => ({
    file,
    line: fault.line,
    detail: faultText(fault),
  }));
  // A value that fits none of several alternatives has a fault for each of them: it is reported once.
  const problems = [
    ...new Map(found.map((problem) => [`${problem.line} ${problem.detail.en}`, problem])).values(),
  ];
  return { problems, value };
}

function checkExercise(file: string, text: string): ContentProblem[] {
  const schemaOf = (value: unknown) => exerciseFileSchema(value as ExerciseKindFile);
  return check(file, text, ExerciseKindFile, schemaOf).problems;
}

const missing = (file: string): ContentProblem => ({
  file,
  detail: { fr: 'Ce fichier manque.', en: 'This file is missing.' },
});

function checkLesson(folder: string, files: Files): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const language of LANGUAGES) {
    const name = `${folder}/lesson.${language}`;
    if (!files.has(`${name}.md`) && !files.has(`${name}.html`))
      problems.push(missing(`${name}.md`));
  }
  const about = `${folder}/lesson.yaml`;
  problems.push(...check(about, files.get(about) ?? '', LessonFile).problems);
  for (const [file, text] of files) {
    if (file.startsWith(`${folder}/exercises/`)) problems.push(...checkExercise(file, text));
  }
  return problems;
}

/**
 * Returns all faults of the files of a course folder, by file and line. `files` are those that belong to the format, by
 * their path in the folder; without faults the folder can be loaded.
 */
export function courseFileProblems(files: Files): ContentProblem[] {
  const course = files.get('course.yaml');
  const folders = [...files.keys()].flatMap(
    (file) => /^([^/]+)\/lesson\.yaml$/.exec(file)?.[1] ?? [],
  );
  return [
    ...(course === undefined
      ? [missing('course.yaml')]
      : check('course.yaml', course, CourseFile).problems),
    ...folders.flatMap((folder) => checkLesson(folder, files)),
  ];
}
