/** The characters of a program's line from which people read it: a comment, a string, text between tags. */
const BEGINS = /#|\/\/|\/\*|^\s*\*|<!--|>|["'`]/;
/** A line that is only a comment; a program's output is in its other lines. */
export const IS_REMARK = /^\s*(?:#|\/\/|\/\*|\*|<!--)/;
const SIGNS_OF_CODE = /[=(){}[\];<>]/;
const BEGINS_STATEMENT =
  /^\s*(?:import|from|return|pass|break|continue|else|try|finally|let|const|var)\b/;

/** Tells whether a line has none of the signs of a program: one of a longer remark, or of a page's text. */
function isProse(line: string): boolean {
  if (SIGNS_OF_CODE.test(line) || BEGINS_STATEMENT.test(line)) return false;
  return /\p{L}/u.test(line) && /\S\s+\S/.test(line);
}

/** The path of a drawing, made of letters and numbers: `m14 13h2` is nobody's age. */
const PATH = /(["'`])\s*m\s*-?[\d.]+(?:\s*,\s*|\s+|-)-?[\d.][mlhvcsqtaz\s\d.,+e-]*\1/gi;

/** Strings that a program joins: `"ada" + "@" + "site"`, and one string beside another. */
const JOINS = /["'`][ \t]{0,8}(?:\+|\.\.|,[ \t]{0,8}sep=["']{2},)?[ \t]{0,8}[fr]?["'`]/g;

/** One output behind another: `print("06"); print("12")`. */
const OUTPUTS =
  /["'`]\)?[ \t]*[;,][ \t]*(?:print|console\.log|document\.write|alert)\([ \t]*["'`]/g;

function proseOf(line: string, isText: boolean): string {
  if (isText || isProse(line)) return line;
  const at = line.search(BEGINS);
  return at < 0 ? '' : line.slice(at);
}

/** Returns the text of a program that people read: comments, strings, text shown by a page. Every line stays a line. */
export function proseIn(code: string): string {
  let isText = false;
  const drawn = code.replace(PATH, (path) => path.replace(/[^\n]/g, ' '));
  const lines = drawn.split('\n').map((line) => {
    const marks = line.match(/"""|'''/g)?.length ?? 0;
    const prose = proseOf(line, isText);
    if (marks % 2 === 1) isText = !isText;
    return prose;
  });
  return lines
    .join('\n')
    .replace(OUTPUTS, ' ')
    .replace(JOINS, (run) => (/[+.]/.test(run) || /^["'`]["'`]$/.test(run) ? '' : run));
}
