import type { Bilingual } from '@codivia/contract/api/language';

/**
 * One kind of error, as Python words it and as a learner reads it. The groups of `pattern` fill the `{places}` of the
 * texts; a group whose name ends in `Type` holds the name of a Python type, which the text gives in words. Code is
 * between backticks.
 */
export interface Rule<Code extends string> {
  code: Code;
  types: readonly string[];
  /** Pattern of the message; any message matches if left out. */
  pattern?: RegExp;
  /** Pattern of the learner's line, where the message says too little; its groups fill places too. */
  line?: RegExp;
  /** The clue that the program must show (see clues.py); its groups fill places too. */
  clue?: RegExp;
  text: Bilingual;
}

/** Keeps the codes of a list of rules as types. */
export function rules<const Code extends string>(
  list: readonly Rule<Code>[],
): readonly Rule<Code>[] {
  return list;
}
