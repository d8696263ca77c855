/** Texts of a quick program: which ones both Pythons read alike, and how a formatted one is taken apart. */

/** The letters after a backslash that mean the same in both. */
const ESCAPES = /\\[^nt\\'"]/;
const LITERAL = /^('''|"""|'|")([\s\S]*)\1$/;
const FORMATTED = /^[fF](['"])(?!\1)([\s\S]*)\1$|^[fF](''|"")$/;
const SPEC = /^:(?:(?<fill>[^{}]?)(?<align>[<>^]))?(?<zero>0)?(?<width>[1-9]\d?)?(?<comma>,)?d?$/;

const isPlain = (inner: string) => !ESCAPES.test(inner) && inner.isWellFormed();

/**
 * True for a text without a prefix and unusual escapes. Braces in it may be meant for a formatted text: Python gives a
 * hint then.
 */
export function isPlainText(literal: string): boolean {
  const inner = LITERAL.exec(literal)?.[2];
  return inner !== undefined && !inner.includes('{') && isPlain(inner);
}

/** The quotation mark of a formatted text in one line; null for other kinds. */
export function formattedQuote(literal: string): string | null {
  const [, quote, inner = '', empty] = FORMATTED.exec(literal) ?? [];
  return isPlain(inner) ? (quote ?? empty?.[0] ?? null) : null;
}

/** A piece of a formatted text as a text of its own; '' for an empty one. */
export function pieceAsText(piece: string, quote: string): string {
  if (piece === '') return '';
  return quote + piece.replaceAll('{{', '{').replaceAll('}}', '}') + quote;
}

/** The arguments of `_q_format` that stand for `:>5`, `:05d`, `:,` and their like; null for other specifications. */
export function formatArguments(spec: string): string | null {
  const found = SPEC.exec(spec)?.groups;
  if (!found) return null;
  const { fill, align, zero, width, comma } = found;
  if (zero && (align || comma || !width)) return null;
  return [
    JSON.stringify(zero ? '0' : fill || ' '),
    JSON.stringify(zero ? '=' : (align ?? '')),
    width ?? '0',
    comma ? 'True' : 'False',
  ].join(', ');
}
