import { tokenizer } from 'acorn';

/** The name that errors of writing have whose kind is known; explained in slip-rules.ts. */
export const SLIP = 'Slip';

/** An error of writing, told as what was probably meant, at the line where it is to be mended. */
export interface Slip {
  name: typeof SLIP;
  /** The kind, and a word of the code that belongs to it. */
  text: string;
  line: number;
}

/** Code before something, without what is in quotation marks. */
const BEFORE = `^(?:[^"'\`/]|"[^"]*"|'[^']*')*?`;
const WORD = String.raw`(?:"[^"]*"|'[^']*'|[\w.]+)`;
const OPERATORS =
  'new|typeof|in|of|instanceof|await|let|const|var|function|async|delete|void|return';

/** Characters of a line that are looked at: rules may take time with the square of it. */
const LINE_MAX_LENGTH = 500;

const LOOP_WITH_COMMAS = /\bfor\s*\([^;]*,[^;]*,[^;)]*\)/;

/** What a line shows that cannot be read; the first that fits is told, with what its first group holds. */
const LINES: readonly (readonly [kind: string, line: RegExp])[] = [
  ['tag-around', /^\s*<\/?((?:script|style)\b)/i],
  ['html-in-script', /^\s*(<[a-z!][^>\s]*)/i],
  ['hash-comment', /^\s*#/],
  ['python-block', /^\s*\}?\s*(def|elif)\b|^\s*(?:if|for|while|else)\b[^{]*:\s*$/],
  [
    'function-word',
    /^\s*(fonction|fuction|funtion|funcion|functon|funciton|fonctoin|Function|func|fun|void|sub)\s+\w+\s*\(/,
  ],
  [
    'words-in-condition',
    new RegExp(String.raw`${BEFORE}\b(?:if|while)\b.*[\s(](and|or|not|et|ou)\s`),
  ],
  ['else-with-condition', /^\s*\}?\s*else\s*\(/],
  ['condition-brackets', /^\s*\}?\s*(?:else\s+)?(if|while)\s+[^(\s]/],
  ['loop-commas', LOOP_WITH_COMMAS],
  ['sign-turned', new RegExp(`${BEFORE}(=<|=!|<>|! =|= =)`)],
  [
    'missing-comma',
    new RegExp(
      String.raw`[\w$]\s*\((?:[^()]*,)?\s*(?!(?:${OPERATORS})\b)${WORD}\s+(?!(?:${OPERATORS})\b)${WORD}\s*[,)\s]`,
    ),
  ],
];

/** The brackets of a line, without those in texts. */
function openBrackets(line: string): number {
  const code = line.replace(/"[^"]*"|'[^']*'|`[^`]*`|\/\/.*/g, '');
  return code.split('(').length - code.split(')').length;
}

interface Brace {
  line: number;
  indent: number;
}

const indentOf = (line = '') => line.length - line.trimStart().length;

/** A brace without its partner. Indentation tells which one it is when all after it have moved up by one. */
function lonelyBrace(code: string, lines: readonly string[]): Slip | null {
  const open: Brace[] = [];
  let suspect: Brace | undefined;
  try {
    for (const { type, loc } of tokenizer(code, { ecmaVersion: 'latest', locations: true })) {
      const line = loc?.start.line ?? 1;
      const indent = indentOf(lines[line - 1]);
      if (type.label === '{' || type.label === '${') open.push({ line, indent });
      if (type.label !== '}') continue;
      const partner = open.pop();
      if (!partner) return { name: SLIP, text: 'brace-extra', line };
      const isFirst = lines[line - 1]?.trimStart().startsWith('}');
      if (isFirst && indent < partner.indent) suspect ??= partner;
    }
  } catch {
    return null;
  }
  const lonely = open.length > 0 ? (suspect ?? open.at(-1)) : undefined;
  return lonely ? { name: SLIP, text: 'brace-open', line: lonely.line } : null;
}

/**
 * What was probably meant by a script that cannot be read; null when nothing is known.
 *
 * @param line where reading ended, counted from 1
 * @param message why it ended there, in the words of acorn
 */
export function syntaxSlip(code: string, line: number, message: string): Slip | null {
  const lines = code.split(/\r?\n/);
  const written = (lines[line - 1] ?? '').slice(0, LINE_MAX_LENGTH);
  const slip = (text: string, at = line): Slip => ({ name: SLIP, text, line: at });
  // In `let i = 0, i < 3` the comma declares `i` once more.
  if (/has already been declared/.test(message))
    return LOOP_WITH_COMMAS.test(written) ? slip('loop-commas') : null;
  if (!/^Unexpected (?:token|character)/.test(message)) return null;
  if (/[“”„«»‘’]/.test(written.replace(/"[^"]*"|'[^']*'|`[^`]*`|\/\/.*/g, '')))
    return slip('typographic-quote');
  for (const [kind, pattern] of LINES) {
    const match = pattern.exec(written);
    if (match) return slip(match[1] ? `${kind} ${match[1]}` : kind);
  }
  const above = lines[line - 2] ?? '';
  if (/^\s*function\b[^{]*\)\s*$/.test(above) && !written.trimStart().startsWith('{'))
    return slip('function-without-brace', line - 1);
  const brackets = openBrackets(written);
  if (brackets > 0 && /\{\s*$/.test(written)) return slip('bracket-open');
  if (brackets < 0) return slip('bracket-extra');
  return lonelyBrace(code, lines);
}
