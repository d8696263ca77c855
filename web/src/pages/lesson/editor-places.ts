import type { Language } from '@codivia/contract/api/language';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { type EditorTag, editorKey } from '../../code/lesson/editor-keys.ts';
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

/** Returns the key below which the text of a free editor is stored, by its number among its kind. */
export const editorPlace = (place: Place, tag: EditorTag, number: number) =>
  editorKey(lessonPlace(place), tag, number, place.language);
