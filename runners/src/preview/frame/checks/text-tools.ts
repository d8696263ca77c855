const PUNCTUATION = /[.,;:!?…'’"“”«»()[\]\-–—_\s]+/gu;
const DECIMAL = /(?<=\d)[.,](?=\d)/g;
const NUMBERS = /(?<![\p{L}\p{N}_])[-−]?\d(?:[\d.,]*\d)?/gu;

/** Returns a text without case, accents, punctuation and repeated spaces; 3,5 and 3.5 are the same. */
function plain(text: unknown): string {
  const bare = String(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(DECIMAL, '\0').replace(PUNCTUATION, ' ').replaceAll('\0', '.').trim();
}

/** A comma or point alone is a decimal one: `3,5`. Of several, commas are between numbers. */
function split(run: string): string[] {
  if ((run.match(/[.,]/g) ?? []).length < 2) return [run.replace(',', '.')];
  return run.split(',').filter(Boolean);
}

const numberOf = (piece: string) =>
  Number(piece.split('.').length > 2 ? piece.replaceAll('.', '') : piece);

/** Reads the texts that a program shows as a person would; the same as answer_text.py for Python. */
export const textTools = {
  /** True when two texts differ at most in case, accents, punctuation and spaces. */
  sameText: (one: unknown, other: unknown): boolean => plain(one) === plain(other),
  /** True when every one of these words or phrases is in the text, as whole words, read likewise. */
  mentions: (text: unknown, ...words: string[]): boolean =>
    words.every((word) => ` ${plain(text)} `.includes(` ${plain(word)} `)),
  /** The numbers of a text in their order: `3,5` is 3.5, and `2nd` holds 2. */
  numbersIn: (text: unknown): number[] =>
    [...String(text).replaceAll('−', '-').matchAll(NUMBERS)].flatMap(([run]) =>
      split(run).map(numberOf),
    ),
};
