import Type, { type TObject, type TSchema } from 'typebox';
import { Bilingual } from '../api/language.ts';
import { BinarySearchOptions } from './binary-search.ts';
import { CallStackOptions } from './call-stack.ts';
import { CoordinateGridOptions } from './coordinate-grid.ts';
import { ListIndexOptions } from './list-index.ts';
import { LoopCounterOptions } from './loop-counter.ts';
import { PacketsOptions } from './packets.ts';
import { RecursionTreeOptions } from './recursion-tree.ts';
import { SortingRaceOptions } from './sorting-race.ts';
import { SqlJoinOptions } from './sql-join.ts';
import { SwitchyardOptions } from './switchyard.ts';
import { VariableBoxesOptions } from './variable-boxes.ts';

/** The options of all explorables, by their names, with texts in one language. Browsers get no schemas. */
export const OPTION_SCHEMAS: Readonly<Record<string, TObject>> = {
  'coordinate-grid': CoordinateGridOptions,
  'variable-boxes': VariableBoxesOptions,
  'loop-counter': LoopCounterOptions,
  'list-index': ListIndexOptions,
  switchyard: SwitchyardOptions,
  'call-stack': CallStackOptions,
  'recursion-tree': RecursionTreeOptions,
  'sorting-race': SortingRaceOptions,
  'binary-search': BinarySearchOptions,
  'sql-join': SqlJoinOptions,
  packets: PacketsOptions,
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
