/** Ids of the exercises and quiz questions that a lesson's HTML names, each once, in order. */
export function namedExercises(html: string): string[] {
  const tags = /<(?:code-exercise|quiz-question)\s[^>]*?\bid=(?:"([^"]*)"|'([^']*)')/g;
  return [...new Set([...html.matchAll(tags)].map((tag) => tag[1] ?? tag[2] ?? ''))];
}
