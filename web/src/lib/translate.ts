import type { Language } from '@codivia/contract/api/language';
import { formatNumber, keepTogether, pluralForm } from '@codivia/contract/text/format';
import type { TextTree } from './texts.ts';

type Values = Record<string, string | number>;

function find(tree: TextTree, key: string): string | undefined {
  let found: string | TextTree | undefined = tree;
  for (const step of key.split('.')) {
    found = typeof found === 'object' ? found[step] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

function valueText(value: string | number | undefined, language: Language): string {
  return typeof value === 'number' ? formatNumber(value, language) : (value ?? '');
}

/**
 * The text of `key` in a tree of texts, its `{{placeholders}}` filled in; numbers are written as the
 * language writes them. @throws Error when there is no such text
 */
export function translate(
  tree: TextTree,
  language: Language,
  key: string,
  values: Values = {},
): string {
  const plural = typeof values.count === 'number' ? `_${pluralForm(values.count, language)}` : '';
  const text = (plural && find(tree, key + plural)) || find(tree, key);
  if (text === undefined) throw new Error(`There is no ${language} text “${key}”`);
  return keepTogether(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    valueText(values[name], language),
  );
}
