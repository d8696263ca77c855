import type { ContentProblem } from '@codivia/contract/admin-lists';
import { CourseFile, ExerciseKindFile, LessonFile } from '@codivia/contract/course-files';
import { type Bilingual, LANGUAGES } from '@codivia/contract/language';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { EXERCISE_FILES } from './load-courses.ts';

type Files = ReadonlyMap<string, string>;

/** The line of the nearest thing that is there on the way to a place in a YAML file, from 1. */
function lineOf(document: Document, path: string[], lines: LineCounter): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = depth > 0 ? document.getIn(path.slice(0, depth), true) : document.contents;
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

interface Fault {
  keyword: string;
  instancePath: string;
  params: object;
}

function told({ keyword, params }: Fault, path: string): Bilingual {
  if (keyword === 'required') {
    const missing = [(params as { requiredProperties?: string[] }).requiredProperties ?? []].flat();
    const names = missing.map((name) => (path ? `${path}.${name}` : name)).join(', ');
    return { fr: `Il manque « ${names} ».`, en: `“${names}” is missing.` };
  }
  if (keyword === 'additionalProperties') {
    const { additionalProperties = [] } = params as { additionalProperties?: string[] };
    const names = additionalProperties.join(', ');
    return { fr: `« ${names} » est inconnu ici.`, en: `“${names}” is unknown here.` };
  }
  return path
    ? {
        fr: `La valeur de « ${path} » n’est pas valide.`,
        en: `The value of “${path}” is not valid.`,
      }
    : { fr: 'Ce fichier n’a pas la forme attendue.', en: 'This file is not as expected.' };
}

/** What is wrong with one YAML file, by line; its value when nothing is. */
function checkYaml(file: string, text: string, schema: TSchema) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const broken = document.errors.map(({ pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    detail: { fr: 'Ce n’est pas du YAML valide.', en: 'This is not valid YAML.' },
  }));
  if (broken.length > 0) return { problems: broken, value: undefined };
  const value: unknown = document.toJS({ maxAliasCount: 10 });
  const found = ([...Errors(schema, value)] as Fault[]).map((fault) => {
    const path = fault.instancePath.split('/').filter(Boolean);
    const line = lineOf(document, path, lines);
    return { file, line, detail: told(fault, path.join('.')) };
  });
  // A value that fits none of several alternatives has a fault for each of them: said once.
  const problems = [
    ...new Map(found.map((problem) => [`${problem.line} ${problem.detail.en}`, problem])).values(),
  ];
  return { problems, value: problems.length > 0 ? undefined : value };
}

function checkExercise(file: string, text: string): ContentProblem[] {
  const { problems, value } = checkYaml(file, text, ExerciseKindFile);
  if (!value) return problems;
  const { kind } = value as ExerciseKindFile;
  return checkYaml(file, text, EXERCISE_FILES[kind]).problems;
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
  problems.push(...checkYaml(about, files.get(about) ?? '', LessonFile).problems);
  for (const [file, text] of files) {
    if (file.startsWith(`${folder}/exercises/`)) problems.push(...checkExercise(file, text));
  }
  return problems;
}

/**
 * Everything that is wrong with the files of a course folder, by file and line. `files` are those that
 * belong to the format, by their path in the folder; when nothing is wrong the folder can be loaded.
 */
export function courseFileProblems(files: Files): ContentProblem[] {
  const course = files.get('course.yaml');
  const folders = [...files.keys()].flatMap(
    (file) => /^([^/]+)\/lesson\.yaml$/.exec(file)?.[1] ?? [],
  );
  return [
    ...(course === undefined
      ? [missing('course.yaml')]
      : checkYaml('course.yaml', course, CourseFile).problems),
    ...folders.flatMap((folder) => checkLesson(folder, files)),
  ];
}
