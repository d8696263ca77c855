import type { Language } from '@codivia/contract/api/language';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { trialPlace } from '../../features/trial-lesson/trial-record.ts';

interface Place {
  lesson: Lesson;
  language: Language;
  /** The lesson is tried without an account. */
  trial: boolean;
}

/** Returns the key below which everything written in the lesson is stored. */
export const lessonPlace = ({ lesson, trial }: Place) =>
  trial ? trialPlace(lesson.id) : lesson.id;

const EDITOR_NAMES = {
  'python-editor': 'editor',
  'web-editor': 'web-editor',
  'p5-editor': 'p5-editor',
} as const;
export type EditorTag = keyof typeof EDITOR_NAMES;
export const isEditorTag = (tag: string | undefined): tag is EditorTag =>
  tag !== undefined && tag in EDITOR_NAMES;

/** Returns the key below which the text of a free editor is stored, by its number among its kind. */
export const editorPlace = (place: Place, tag: EditorTag, number: number) =>
  `${lessonPlace(place)}/${EDITOR_NAMES[tag]}-${number}/${place.language}`;
