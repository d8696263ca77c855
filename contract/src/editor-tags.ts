/** The tags of editors, by what runs their code. */
export const EDITOR_TAGS = { python: 'python-editor', web: 'web-editor', p5: 'p5-editor' } as const;

/**
 * Lessons embed editors as `<python-editor code="…">`, where two apostrophes stand for one. The value
 * may also stand between apostrophes and the tag may be written `<PythonEditor … />`; neither is what
 * an HTML parser would read, so such tags are rewritten before anything else looks at the lesson.
 */
const NAME = 'python-editor|PythonEditor|web-editor|p5-editor';
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
