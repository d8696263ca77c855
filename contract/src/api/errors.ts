import Type, { type Static } from 'typebox';
import { Bilingual } from './language.ts';

/** Every error answer: the detail in both languages, the English text again, and a stable code. */
export const ErrorAnswer = Type.Object({
  detail: Bilingual,
  message: Type.String(),
  code: Type.String(),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;

/** An answer with nothing to say but that it worked. */
export const Done = Type.Object({ message: Bilingual });
export type Done = Static<typeof Done>;
