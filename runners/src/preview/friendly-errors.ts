import type { Language } from '@codivia/contract/language';
import { ERROR_RULES, type ScriptErrorCode } from './error-rules.ts';

export const SCRIPT_ERROR_CODES: readonly ScriptErrorCode[] = ERROR_RULES.map(({ code }) => code);

/** An error as the console tells it. */
export interface ScriptError {
  name: string;
  text: string;
}

/** The longest text of the learner's own that a sentence repeats. */
const MAX_QUOTE = 60;

function ruleFor({ name, text }: ScriptError) {
  for (const rule of ERROR_RULES) {
    const match = rule.names.includes(name) ? rule.pattern.exec(text) : null;
    if (match) return { rule, parts: match.groups ?? {} };
  }
  return null;
}

/** What kind of error this is; null for those that speak for themselves, such as the learner's own. */
export function recognizeScriptError(error: ScriptError): ScriptErrorCode | null {
  return ruleFor(error)?.rule.code ?? null;
}

/** Says in one or two plain sentences what went wrong, code between backticks; null when nobody knows. */
export function explainScriptError(error: ScriptError, language: Language): string | null {
  const found = ruleFor(error);
  if (!found) return null;
  return found.rule.say[language].replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = found.parts[part] ?? '';
    return value.length > MAX_QUOTE ? `${value.slice(0, MAX_QUOTE)}…` : value;
  });
}
