import type { Bilingual, Language } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { plainText } from '../../../lib/plain-text.ts';

type Titled = {
  id: string;
  kind: AuthoredExercise['kind'];
  title?: Bilingual;
  question?: Bilingual;
};

/** What an exercise is called in lists: its title, or the words of a question; its id while there are none. */
export function titleOf({ id, title, question }: Titled, language: Language): string {
  return plainText((question ?? title)?.[language] ?? '') || id;
}
