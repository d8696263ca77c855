import type { Language } from '@codivia/contract/api/language';

const EDITOR_NAMES = {
  'python-editor': 'editor',
  'web-editor': 'web-editor',
  'p5-editor': 'p5-editor',
} as const;
export type EditorTag = keyof typeof EDITOR_NAMES;
export const isEditorTag = (tag: string | undefined): tag is EditorTag =>
  tag !== undefined && tag in EDITOR_NAMES;

/**
 * Returns the key below which the text of a free editor is stored: below the place of its lesson, by its number among
 * its kind.
 */
export const editorKey = (place: string, tag: EditorTag, number: number, language: Language) =>
  `${place}/${EDITOR_NAMES[tag]}-${number}/${language}`;
