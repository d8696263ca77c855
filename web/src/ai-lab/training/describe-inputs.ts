import { MODEL_LIMITS, type ModelColumn } from '@codivia/contract/models/model-file';
import { categoryIn, numberIn, type Row } from '@codivia/runners/models/table-features';
import { wordsOf } from '@codivia/runners/models/text-features';
import { cellOf } from '../table/cell-of.ts';
import { roundedWeight } from './round-weights.ts';

const MOST_WORDS = 2000;
/** A model's file holds no larger number (read-model.ts): longer ones are names, such as those of goods. */
const LARGEST_NUMBER = 1e12;

/** The words and parts of words that a model of texts looks at: the ones that stand in most texts, by the alphabet. */
export function commonWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
    .sort();
  // A model has a word at least: no text contains this one.
  return words.length > 0 ? words : ['–'];
}

/** The column of a table as a model sees it: numbers when all of its filled cells are, otherwise categories. */
export function describeColumn(name: string, rows: readonly Row[]): ModelColumn {
  const cells = rows.map((row) => cellOf(row, name)).filter((cell) => cell.trim() !== '');
  const numbers = cells
    .map(numberIn)
    .filter((cell) => cell !== undefined && Math.abs(cell) <= LARGEST_NUMBER) as number[];
  if (numbers.length < cells.length || cells.length === 0) return categoriesOf(name, cells);
  const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length;
  return {
    name,
    type: 'number',
    mean: roundedWeight(mean),
    // A column in which all are equal says nothing, and must not be divided by 0.
    deviation: variance > 1e-12 ? roundedWeight(Math.sqrt(variance)) : 1,
  };
}

/** The most frequent categories of a column. */
function categoriesOf(name: string, cells: readonly unknown[]): ModelColumn {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const text = categoryIn(cell);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const values = [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MODEL_LIMITS.categories)
    .map(([value]) => value);
  return { name, type: 'category', values: values.length > 0 ? values : ['–'] };
}
