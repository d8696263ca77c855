import { parse, tokenizer } from 'acorn';
import { unfinishedStatement } from './unfinished-statements.ts';

/** The name that errors of writing have whose kind is known; explained in slip-rules.ts. */
export const SLIP = 'Slip';

/** A syntax error, described by its probable cause, at the line to be corrected. */
export interface Slip {
  name: typeof SLIP;
  /** A word of the code that belongs to the kind. */
  text: string;
  line: number;
}

/** Pattern of the code before something, without text in quotation marks. */
const BEFORE = `^(?:[^"'\`/]|"[^"]*"|'[^']*')*?`;
const WORD = String.raw`(?:"[^"]*"|'[^']*'|[\w.]+)`;
const OPERATORS =
  'new|typeof|in|of|instanceof|await|let|const|var|function|async|delete|void|return';

/** Characters of a line that are looked at: rules may take time with the square of it. */
const LINE_MAX_LENGTH = 500;

const LOOP_WITH_COMMAS = /\bfor\s*\([^;]*,[^;]*,[^;)]*\)/;

/** Patterns of lines that cannot be parsed; the first that matches is reported, with the text of its first group. */
const LINES: readonly (readonly [kind: string, line: RegExp])[] = [
  ['tag-around', /^\s*<\/?((?:script|style)\b)/i],
  ['html-in-script', /^\s*(<[a-z!][^>\s]*)/i],
  ['hash-comment', /^\s*#/],
  [
    'keyword-in-capitals',
    /^\s*\}?\s*(If|IF|For|FOR|While|WHILE|Else|ELSE|Let|LET|Const|CONST|Var|VAR|Return|RETURN|Class)(?=[\s({])/,
  ],
  ['printed-as-elsewhere', /^\s*(print|echo|puts|printf|afficher)\s+["'\w]/],
  ['name-in-one-word', /^\s*(?:let|const|var)\s+[\w$]+(?:[ \t]+|-)[A-Za-z_$][\w$]*\s*(?:=|;|$)/],
  ['equals-once', /^\s*(?:let|const|var)\s+[\w$]+\s*(===?|:=)/],
  ['function-brackets', /^\s*function\s+([\w$]+)\s*\{/],
  ['half-condition', /(&&|\|\|)\s*(?:[<>]=?|[!=]==?)/],
  ['then-after-condition', /\)\s*(then|alors)\b/],
  ['colour-without-quotes', /[(,]\s*(#[0-9a-f]{3,8})\b/i],
  ['arrow-sign', new RegExp(`${BEFORE}\\)\\s*->`)],
  ['apostrophe-ends-text', /'[^'"]*\p{L}'\p{L}/u],
  ['semicolon-for-comma', /^(?!\s*for\b)[^("'`]*\([^()"'`;]*;[^()"'`]*\)/],
  ['else-if-word', /^\s*\}?\s*(elseif|elsif)\b/i],
  [
    'french-word',
    /^\s*\}?\s*(si|sinon|pour|tant que|tantque|retourner|retourne)(?=[\s({])(?!\s*(?:=|\())|^\s*\}?\s*(?:si|sinon si|pour|tant que|tantque)\s*\(.*\)\s*\{/,
  ],
  [
    'type-before-name',
    /^\s*(int|float|double|string|String|bool|boolean|char|long|number|auto|final|dim)\s+[A-Za-z_$][\w$]*\s*(?:=|;|$)/,
  ],
  [
    'python-block',
    /^\s*\}?\s*(def|elif)\b|^\s*(?:if|for|while|else)\b[^{]*:\s*$|^\s*for\s+\w+\s+in\b/,
  ],
  [
    'function-word',
    /^\s*(fonction|fucntion|functoin|fnction|functin|fuction|funtion|funcion|functon|funciton|fonctoin|Function|func|fun|void|sub)\s+\w+\s*\(/,
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

/**
 * Finds a brace without its partner. Indentation shows which one it is when all lines after it have moved up by one.
 */
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

/** Tells whether a script could be parsed without its `await`: it waits where that is not possible. */
function isAboutAwait(code: string): boolean {
  if (!/\bawait\b/.test(code)) return false;
  try {
    parse(code.replace(/\bawait\b/g, ''), { ecmaVersion: 'latest', sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the probable mistake in a script that cannot be parsed; null when none is recognized.
 *
 * @param line where reading ended, counted from 1
 * @param message why it ended there, in the words of acorn
 * @param place how many characters are before that
 */
export function syntaxSlip(
  code: string,
  line: number,
  message: string,
  place = code.length,
): Slip | null {
  const lines = code.split(/\r?\n/);
  const written = (lines[line - 1] ?? '').slice(0, LINE_MAX_LENGTH);
  const slip = (text: string, at = line): Slip => ({ name: SLIP, text, line: at });
  // In `let i = 0, i < 3` the comma declares `i` again.
  if (/has already been declared/.test(message))
    return LOOP_WITH_COMMAS.test(written) ? slip('loop-commas') : null;
  if (!/^Unexpected (?:token|character)/.test(message)) return null;
  if (/[“”„«»‘’]/.test(written.replace(/"[^"]*"|'[^']*'|`[^`]*`|\/\/.*/g, '')))
    return slip('typographic-quote');
  if (isAboutAwait(code)) return slip('await-outside');
  const unfinished = unfinishedStatement(code, place);
  if (unfinished && /^(?:word-in-class|switch)/.test(unfinished)) return slip(unfinished);
  for (const [kind, pattern] of LINES) {
    const match = pattern.exec(written);
    if (match) return slip(match[1] ? `${kind} ${match[1]}` : kind);
  }
  const above = lines[line - 2] ?? '';
  if (/^\s*function\b[^{]*\)\s*$/.test(above) && !written.trimStart().startsWith('{'))
    return slip('function-without-brace', line - 1);
  const brackets = openBrackets(written);
  if (brackets > 0 && /\{\s*$|^[^{]*;\s*$/.test(written)) return slip('bracket-open');
  if (brackets < 0) return slip('bracket-extra');
  return lonelyBrace(code, lines) ?? (unfinished === null ? null : slip(unfinished));
}
