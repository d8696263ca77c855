/** Letters of French and English, and digits; a picture such as a smiley is a word, too. All other characters part words. */
const WORD = /[0-9a-zà-öø-ÿœ]+|[\u2600-\u27bf\u{1f300}-\u{1faff}]/gu;
const PART = 3;

/** The words of a text in small letters, and their parts of three letters, marked by a tilde. */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return words.flatMap((word) => {
    const shortened = word.slice(0, 30);
    const parts = Array.from(
      { length: Math.max(0, shortened.length - PART + 1) },
      (_, i) => `~${shortened.slice(i, i + PART)}`,
    );
    return [shortened, ...parts];
  });
}

/** Counts in a text each of the words that a model knows. */
export function textFeatures(text: string, words: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.map((word) => counts.get(word) ?? 0);
}
