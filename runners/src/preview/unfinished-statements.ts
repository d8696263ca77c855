import { tokenizer } from 'acorn';

/** The surroundings of a place of a script that cannot be read. */
interface Surroundings {
  /** The statement to which the innermost brace belongs. */
  inside: 'class' | 'switch' | 'other';
  /** In a switch, a case has begun before the place. */
  hasCase: boolean;
  /** Round or square brackets are open. */
  isBracketed: boolean;
}

const OUTSIDE: Surroundings = { inside: 'other', hasCase: false, isBracketed: false };

function surroundingsOf(code: string, place: number): Surroundings {
  const open = [{ ...OUTSIDE }];
  let next: Surroundings['inside'] = 'other';
  let brackets = 0;
  try {
    let last = '';
    for (const { type, start } of tokenizer(code, { ecmaVersion: 'latest' })) {
      if (start >= place) break;
      const { label, keyword } = type;
      const isMember = last === '.' || last === '?.';
      last = label;
      if (!isMember && (keyword === 'class' || keyword === 'switch')) next = keyword;
      if (label === '(' || label === '[') brackets += 1;
      if (label === ')' || label === ']') brackets -= 1;
      const top = open.at(-1);
      if (top && (keyword === 'case' || keyword === 'default')) top.hasCase = true;
      if (label === '{' || label === '${') {
        open.push({ ...OUTSIDE, inside: next });
        next = 'other';
      }
      if (label === '}') open.pop();
    }
  } catch {
    // The part that cannot be parsed is further down.
  }
  return { ...(open.at(-1) ?? OUTSIDE), isBracketed: brackets > 0 };
}

/** A complete instruction before another one in the same line; one word alone may be a misspelt `let`. */
const ENDS_INSTRUCTION = /(?:[\w$)\]"'`]|\+\+|--)[ \t]+$/;
const ONE_WORD = /^[\w$]+$/;
const ANOTHER = /^[A-Za-z_$][\w$.]*\s*(?:=(?!=)|\(|\+\+|--|[-+*/]=)/;

/** Characters before a place in which its statement is looked for: patterns go through it more than once. */
const REACH = 200;

/**
 * Finds the missing or excess part of a statement that cannot be parsed at a place: the kind, and a word that belongs
 * to it; null when the cause is another.
 */
export function unfinishedStatement(code: string, place: number): string | null {
  const before = code.slice(Math.max(0, place - REACH), place);
  const after = code.slice(place);
  const { inside, hasCase, isBracketed } = surroundingsOf(code, place);
  const member = /\b(function|let|const|var)\s+$/.exec(before);
  if (inside === 'class' && member) return `word-in-class ${member[1]}`;
  if (inside === 'switch' && !hasCase) return 'switch-without-case';
  if (/^else\b/.test(after)) return 'else-alone';
  const constant = /\bconst\s+(?:[A-Za-z_$][\w$]*\s*=[^;\n]*,\s*)?([A-Za-z_$][\w$]*)\s*$/.exec(
    before,
  );
  if (constant) return `const-without-value ${constant[1]}`;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const isComplete = ENDS_INSTRUCTION.test(line) && !ONE_WORD.test(line.trim());
  return isComplete && !isBracketed && ANOTHER.test(after) ? 'instructions-in-line' : null;
}
