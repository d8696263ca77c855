/** The tags of our own that a lesson may hold, each with the one attribute it may have. */
export const LESSON_TAGS = {
  'python-editor': 'code',
  'web-editor': 'code',
  'p5-editor': 'code',
  'code-exercise': 'id',
  'quiz-question': 'id',
  'lesson-video': 'name',
  'lesson-explorable': 'view',
} as const;
export type LessonTag = keyof typeof LESSON_TAGS;

/** The tags of exercises. Their ids, like the names of videos, are slugs. */
export type ExerciseTag = 'code-exercise' | 'quiz-question';

/** The tags of editors, by the runtimes of their code. */
export const EDITOR_TAGS = {
  python: 'python-editor',
  web: 'web-editor',
  p5: 'p5-editor',
} as const satisfies Record<string, LessonTag>;

/** True for a tag of ours. */
export function isLessonTag(name: string): name is LessonTag {
  return Object.hasOwn(LESSON_TAGS, name);
}

/** The element that places an exercise, a question, a video or an explorable in a lesson; `value` is as in HTML. */
export function lessonTag(
  tag: ExerciseTag | 'lesson-video' | 'lesson-explorable',
  value: string,
): string {
  return `<${tag} ${LESSON_TAGS[tag]}="${value}"></${tag}>`;
}

/**
 * Lessons embed editors as `<python-editor code="…">`, where two apostrophes represent one. The value may also appear
 * between apostrophes and the tag may be written `<PythonEditor … />`; an HTML parser would read neither that way, so
 * such tags are rewritten before any other code reads the lesson.
 */
const NAME = [...Object.values(EDITOR_TAGS), 'PythonEditor'].join('|');
const EDITOR_TAG = new RegExp(
  `<(${NAME})\\s+code=(?:'((?:[^']|'')*)'|"([^"]*)")\\s*(?:\\/>|>\\s*<\\/(?:${NAME})>)`,
  'g',
);

/** Writes every editor tag in the one form that HTML parsers read as meant. */
export function normalizeEditorTags(html: string): string {
  return html.replace(EDITOR_TAG, (_tag, name: string, single?: string, double?: string) => {
    const value = (single ?? double ?? '').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const tag = name === 'PythonEditor' ? EDITOR_TAGS.python : name;
    return `<${tag} code="${value}"></${tag}>`;
  });
}

/** The program of a parsed `code` attribute. */
export function editorCode(attribute: string): string {
  return attribute.replaceAll("''", "'");
}

/** Ids of the exercises and quiz questions that a lesson's HTML names, each once, in order. */
export function namedExercises(html: string): string[] {
  const tags = /<(?:code-exercise|quiz-question)\s[^<>]*?\bid=(?:"([^"]*)"|'([^']*)')/g;
  return [...new Set([...html.matchAll(tags)].map((tag) => tag[1] ?? tag[2] ?? ''))];
}

/** Names of the videos that a lesson's HTML shows, in order. */
export function namedVideos(html: string): string[] {
  return [...html.matchAll(/<lesson-video name="([^"]+)"/g)].map(([, name = '']) => name);
}

/** Values of the elements of explorables in a lesson's stored HTML, in order. */
export function namedExplorables(html: string): string[] {
  return [...html.matchAll(/<lesson-explorable view="([^"]*)"/g)].map(([, value = '']) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
