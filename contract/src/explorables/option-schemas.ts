import Type, { type TObject, type TSchema } from 'typebox';
import { Bilingual } from '../api/language.ts';
import { CoordinateGridOptions } from './coordinate-grid.ts';
import { CorrelationOptions } from './correlation.ts';
import { DecisionTreeOptions } from './decision-tree.ts';
import { FairnessOptions } from './fairness.ts';
import { KMeansOptions } from './k-means.ts';
import { MazeSearchOptions } from './maze-search.ts';
import { MeanMedianOptions } from './mean-median.ts';
import { NearestNeighboursOptions } from './nearest-neighbours.ts';
import { ShortestPathOptions } from './shortest-path.ts';

/** The options of all explorables, by their names, with texts in one language. Browsers get no schemas. */
export const OPTION_SCHEMAS: Readonly<Record<string, TObject>> = {
  'coordinate-grid': CoordinateGridOptions,
  'mean-median': MeanMedianOptions,
  correlation: CorrelationOptions,
  'nearest-neighbours': NearestNeighboursOptions,
  fairness: FairnessOptions,
  'decision-tree': DecisionTreeOptions,
  'k-means': KMeansOptions,
  'maze-search': MazeSearchOptions,
  'shortest-path': ShortestPathOptions,
};

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withBilingualTexts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withBilingualTexts);
  if (!isObject(schema)) return schema;
  // Names, such as those of colours, have a pattern: they are the same in both languages.
  if (schema.type === 'string' && schema.pattern === undefined && schema.const === undefined) {
    return Type.Union([schema as TSchema, Bilingual]);
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withBilingualTexts(value)]),
  );
}

/** The options of an explorable as the author of an exercise writes them: each text may be in both languages. */
export const authoredOptions = (schema: TObject): TObject => withBilingualTexts(schema) as TObject;
