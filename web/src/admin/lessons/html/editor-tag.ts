import {
  EDITOR_TAGS,
  editorCode,
  normalizeEditorTags,
} from '@codivia/contract/lessons/lesson-tags';

export type EditorKind = keyof typeof EDITOR_TAGS;

function kindOf(tag: string): EditorKind | undefined {
  const kinds = Object.keys(EDITOR_TAGS) as EditorKind[];
  return kinds.find((kind) => EDITOR_TAGS[kind] === tag);
}

/** Any editor tag, its code between quotes or apostrophes; see contract/src/lessons/lesson-tags.ts. */
const EDITOR_TAG =
  /<(?:[a-z0-9]+-editor|PythonEditor)\s+code=(?:'(?:[^']|'')*'|"[^"]*")\s*(?:\/>|>\s*<\/(?:[a-z0-9]+-editor|PythonEditor)>)/g;

/** A part of the HTML that is an editor, with the code it starts from. */
export interface EditorTag {
  from: number;
  to: number;
  kind: EditorKind;
  code: string;
}

/** The tag of an editor that starts from `code`, as lessons hold it. */
export function writeEditorTag(kind: EditorKind, code: string): string {
  const name = EDITOR_TAGS[kind];
  const value = code
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", "''");
  return `<${name} code="${value}"></${name}>`;
}

/** The editor tag that holds the character at `position`, if there is one. */
export function editorTagAt(html: string, position: number): EditorTag | null {
  for (const { 0: tag, index } of html.matchAll(EDITOR_TAG)) {
    if (position < index || position > index + tag.length) continue;
    const page = new DOMParser().parseFromString(normalizeEditorTags(tag), 'text/html');
    const element = page.querySelector('[code]');
    const kind = element && kindOf(element.localName);
    if (!kind) return null;
    const code = editorCode(element.getAttribute('code') ?? '');
    return { from: index, to: index + tag.length, kind, code };
  }
  return null;
}
