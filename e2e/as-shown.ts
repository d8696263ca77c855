import { keepTogether } from '../contract/src/format.ts';

/** The texts as they are shown: see `translate` in the web app. */
export function asShown<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return keepTogether(texts) as Texts;
  const entries = Object.entries(texts as object).map(([key, text]) => [key, asShown(text)]);
  return Object.fromEntries(entries) as Texts;
}
