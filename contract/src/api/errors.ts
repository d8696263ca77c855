import Type, { type Static, type TSchema } from 'typebox';
import { Bilingual } from './language.ts';

/** Every error answer: the detail in both languages, the English text again, and a stable code. */
export const ErrorAnswer = Type.Object({
  detail: Bilingual,
  message: Type.String(),
  code: Type.String(),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;

/**
 * The refusal of a save that began from an older revision: `current` is the stored state. `name` repeats it for
 * browsers that still run the release before `current`.
 */
export const Conflict = <Name extends string, State extends TSchema>(name: Name, state: State) =>
  Type.Object({ ...ErrorAnswer.properties, current: state, [name]: state });

/** An answer that only confirms success. */
export const Done = Type.Object({ message: Bilingual });
export type Done = Static<typeof Done>;
