import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { Language } from '@codivia/contract/api/language';
import { type ComponentType, createContext, use } from 'react';
import type { CheckAnswer } from './proof.ts';

type PreviewProps = {
  lesson: Pick<LessonFields, 'course_id' | 'content' | 'content_fr' | 'exercises'>;
  language: Language;
};

/** The parts of other features that the editing of lessons needs; the page passes them in. */
export interface LessonTools {
  /** The lesson's text as learners see it, exercises and all. */
  Preview: ComponentType<PreviewProps>;
  check: CheckAnswer;
}

export const LessonToolsContext = createContext<LessonTools | null>(null);

export function useLessonTools(): LessonTools {
  const tools = use(LessonToolsContext);
  if (!tools) throw new Error('There is no LessonToolsContext around this component');
  return tools;
}
