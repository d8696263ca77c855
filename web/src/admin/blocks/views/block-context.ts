import type { Language } from '@codivia/contract/api/language';
import { EDITOR_TAGS, type ExerciseTag } from '@codivia/contract/lessons/lesson-tags';
import { createContext } from 'react';

/** An exercise or question that can be placed in the lesson. */
export type Placeable = { id: string; title: string; tag: ExerciseTag };

/** What a dialog can ask for before it writes an element. */
export type DialogName = keyof typeof EDITOR_TAGS | 'link' | 'video' | 'picture' | 'explorable';

/** True for the dialogs of programs. */
export function isEditorDialog(name: DialogName): name is keyof typeof EDITOR_TAGS {
  return Object.hasOwn(EDITOR_TAGS, name);
}

export type DialogProps = {
  name: DialogName;
  /** The element that is changed; empty for a new one. */
  html: string;
  /** A picture that was pasted or dropped. */
  file?: File;
  /** The language of the text, in which pictures are described. */
  language: Language;
  /** Takes the element that was written. */
  onInsert: (html: string) => void;
  onClose: () => void;
};

/** What the views of blocks need of the field around them. */
export interface BlockContent {
  exercises: readonly Placeable[];
  /** Opens the form of an exercise; undefined where there is none. */
  onEditExercise: ((id: string) => void) | undefined;
  ask: (name: DialogName, html: string, onInsert: (html: string) => void) => void;
}

export const BlockContext = createContext<BlockContent>({
  exercises: [],
  onEditExercise: undefined,
  ask: () => undefined,
});
