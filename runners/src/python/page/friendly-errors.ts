import type { Bilingual, Language } from '@codivia/contract/api/language';
import type { Failure } from '../../runner.ts';
import { CALL_RULES } from './friendly/call-rules.ts';
import { CLUE_RULES } from './friendly/clue-rules.ts';
import { COLLECTION_RULES } from './friendly/collection-rules.ts';
import { DATABASE_RULES } from './friendly/database-rules.ts';
import { ENVIRONMENT_RULES } from './friendly/environment-rules.ts';
import { FILE_RULES } from './friendly/file-rules.ts';
import { INDENTATION_RULES } from './friendly/indentation-rules.ts';
import { MODEL_RULES } from './friendly/model-rules.ts';
import { MODULE_RULES } from './friendly/module-rules.ts';
import { NAME_RULES } from './friendly/name-rules.ts';
import { NUMBER_RULES } from './friendly/number-rules.ts';
import { OBJECT_RULES } from './friendly/object-rules.ts';
import { OTHER_LANGUAGE_RULES } from './friendly/other-language-rules.ts';
import { SYNTAX_RULES } from './friendly/syntax-rules.ts';
import { typeInWords } from './friendly/type-names.ts';
import { TYPE_RULES } from './friendly/type-rules.ts';
import { USE_RULES } from './friendly/use-rules.ts';
import { VALUE_RULES } from './friendly/value-rules.ts';
import { WORD_RULES } from './friendly/word-rules.ts';
import { WRITING_RULES } from './friendly/writing-rules.ts';

/** Rules that also read the learner's line come before those that know the message only. */
const RULES = [
  ...CLUE_RULES,
  ...WORD_RULES,
  ...NUMBER_RULES,
  ...FILE_RULES,
  ...COLLECTION_RULES,
  ...OBJECT_RULES,
  ...OTHER_LANGUAGE_RULES,
  ...WRITING_RULES,
  ...MODULE_RULES,
  ...USE_RULES,
  ...INDENTATION_RULES,
  ...SYNTAX_RULES,
  ...NAME_RULES,
  ...MODEL_RULES,
  ...VALUE_RULES,
  ...CALL_RULES,
  ...DATABASE_RULES,
  ...TYPE_RULES,
  ...ENVIRONMENT_RULES,
];

/** The errors that are explained. */
export type ErrorCode = (typeof RULES)[number]['code'];
export const ERROR_CODES: readonly ErrorCode[] = RULES.map((rule) => rule.code);

const OTHER: ErrorCode = 'other-error';

/** A kind of error, and the words that fill its sentence. */
export interface KnownError {
  code: ErrorCode;
  parameters: Record<string, string>;
}

/** The properties of a failure by which it is explained. */
export type Explicable = Pick<Failure, 'type' | 'message' | 'lineText' | 'clue'>;

/** Characters of a line that are looked at: rules may take time with the square of it. */
const LINE_MAX_LENGTH = 500;

/** Returns the kind of the error, by the first rule that matches. */
export function recognize({ type, message, lineText = '', clue = '' }: Explicable): KnownError {
  for (const { code, types, pattern = /^/, line = /^/, clue: needed = /^/ } of RULES) {
    if (!types.includes(type)) continue;
    const messageMatch = pattern.exec(message);
    const lineMatch = line.exec(lineText.slice(0, LINE_MAX_LENGTH));
    const clueMatch = needed.exec(clue);
    if (messageMatch && lineMatch && clueMatch)
      return {
        code,
        parameters: { ...messageMatch.groups, ...lineMatch.groups, ...clueMatch.groups },
      };
  }
  return { code: OTHER, parameters: { kind: type } };
}

/** The longest text of the learner's own that a sentence repeats. */
const MAX_QUOTE = 60;

function inWords(place: string, value: string, language: Language): string {
  if (place.endsWith('Type')) return typeInWords(value)[language];
  if (place === 'hint') return value;
  return value.length > MAX_QUOTE ? `${value.slice(0, MAX_QUOTE)}…` : value;
}

function fill(text: Bilingual, parameters: Record<string, string>, language: Language): string {
  const filled = text[language].replace(/\{(\w+)\}/g, (whole, place: string) => {
    const value = parameters[place];
    return value === undefined ? whole : inWords(place, value, language);
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Explains in one or two plain sentences what went wrong. Code is between backticks. */
export function explain(failure: Explicable, language: Language): string {
  const { code, parameters } = recognize(failure);
  const rule = RULES.find((known) => known.code === code);
  return rule ? fill(rule.text, parameters, language) : '';
}
