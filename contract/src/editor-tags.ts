/**
 * Lessons embed editors as `<python-editor code="…">`, where two apostrophes stand for one. The value
 * may also stand between apostrophes and the tag may be written `<PythonEditor … />`; neither is what
 * an HTML parser would read, so such tags are rewritten before anything else looks at the lesson.
 */
const EDITOR_TAG =
  /<(?:python-editor|PythonEditor)\s+code=(?:'((?:[^']|'')*)'|"([^"]*)")\s*(?:\/>|>\s*<\/(?:python-editor|PythonEditor)>)/g;

/** Writes every editor tag in the one form that HTML parsers read as meant. */
export function normalizeEditorTags(html: string): string {
  return html.replace(EDITOR_TAG, (_tag, single?: string, double?: string) => {
    const value = (single ?? double ?? '').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    return `<python-editor code="${value}"></python-editor>`;
  });
}

/** The program of a parsed `code` attribute. */
export function editorCode(attribute: string): string {
  return attribute.replaceAll("''", "'");
}
