import { keepTogether } from '../contract/src/text/format.ts';

/** The texts as they are shown: see `translate` in the web app. */
export function asShown<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return keepTogether(texts) as Texts;
  const entries = Object.entries(texts as object).map(([key, text]) => [key, asShown(text)]);
  return Object.fromEntries(entries) as Texts;
}

/** A text with its placeholders filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole name of a link or button that names its purpose: its colon may appear apart. */
export function named(action: string, of: string): RegExp {
  return new RegExp(`^${escaped(action)}\\s?: ${escaped(of)}$`);
}
