import type { Language } from '@codivia/contract/api/language';
import { ERROR_RULES, type ScriptErrorCode } from './error-rules.ts';
import { MODEL_RULES } from './model-rules.ts';
import { P5_ERROR_RULES } from './p5-error-rules.ts';
import { SCOPE_RULES } from './scope-rules.ts';
import { SLIP_RULES } from './slip-rules.ts';

export const SCRIPT_ERROR_CODES: readonly ScriptErrorCode[] = ERROR_RULES.map(({ code }) => code);

/** An error as the console shows it. */
export interface ScriptError {
  name: string;
  text: string;
}

/** Errors without a browser's message: their names and texts are ours, and mean only the explained errors. */
const OWN_ERRORS = new Set<string>([
  ...['MissingFile', 'UnreadableFile'],
  ...[...P5_ERROR_RULES, ...SCOPE_RULES, ...SLIP_RULES, ...MODEL_RULES].flatMap(({ names }) => [
    ...names,
  ]),
]);

/** Tells whether a browser words this error itself, so that its message is worth reading. */
export const isWordedByBrowser = ({ name }: ScriptError) => !OWN_ERRORS.has(name);

/** The longest text of the learner's own that a sentence repeats. */
const MAX_QUOTE = 60;

function ruleFor({ name, text }: ScriptError) {
  for (const rule of ERROR_RULES) {
    const match = rule.names.includes(name) ? rule.pattern.exec(text) : null;
    if (match) return { rule, parts: match.groups ?? {} };
  }
  return null;
}

/** Returns the kind of the error; null for errors that need no explanation, such as the learner's own. */
export function recognizeScriptError(error: ScriptError): ScriptErrorCode | null {
  return ruleFor(error)?.rule.code ?? null;
}

/** Explains in one or two plain sentences what went wrong, code between backticks; null when no rule matches. */
export function explainScriptError(error: ScriptError, language: Language): string | null {
  const found = ruleFor(error);
  if (!found) return null;
  return found.rule.text[language].replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = found.parts[part] ?? '';
    return value.length > MAX_QUOTE ? `${value.slice(0, MAX_QUOTE)}…` : value;
  });
}

/** Returns an error as a line of the console: in the words of the browser, or explained where those are ours. */
export function scriptErrorText(error: ScriptError, language: Language): string {
  const plain = isWordedByBrowser(error) ? null : explainScriptError(error, language);
  return plain?.replaceAll('`', '') ?? `${error.name}: ${error.text}`;
}
