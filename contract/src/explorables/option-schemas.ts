import Type, { type TObject, type TSchema } from 'typebox';
import { Bilingual } from '../api/language.ts';
import { AnglesOptions } from './angles.ts';
import { BinaryCounterOptions } from './binary-counter.ts';
import { BinarySearchOptions } from './binary-search.ts';
import { BoxModelOptions } from './box-model.ts';
import { CaesarWheelOptions } from './caesar-wheel.ts';
import { CallStackOptions } from './call-stack.ts';
import { ColourMixerOptions } from './colour-mixer.ts';
import { ConvolutionOptions } from './convolution.ts';
import { CoordinateGridOptions } from './coordinate-grid.ts';
import { CorrelationOptions } from './correlation.ts';
import { CreaturesOptions } from './creatures.ts';
import { DecisionTreeOptions } from './decision-tree.ts';
import { DoodleTrainerOptions } from './doodle-trainer.ts';
import { FairnessOptions } from './fairness.ts';
import { FlexGridOptions } from './flex-grid.ts';
import { GradientDescentOptions } from './gradient-descent.ts';
import { HashChangeOptions } from './hash-change.ts';
import { KMeansOptions } from './k-means.ts';
import { KeyExchangeOptions } from './key-exchange.ts';
import { ListIndexOptions } from './list-index.ts';
import { LoopCounterOptions } from './loop-counter.ts';
import { MazeSearchOptions } from './maze-search.ts';
import { MeanMedianOptions } from './mean-median.ts';
import { NearestNeighboursOptions } from './nearest-neighbours.ts';
import { NetworkMapOptions } from './network-map.ts';
import { NeuronOptions } from './neuron.ts';
import { NextWordOptions } from './next-word.ts';
import { PacketsOptions } from './packets.ts';
import { QMouseOptions } from './q-mouse.ts';
import { RecursionTreeOptions } from './recursion-tree.ts';
import { ShortestPathOptions } from './shortest-path.ts';
import { SortingRaceOptions } from './sorting-race.ts';
import { SqlJoinOptions } from './sql-join.ts';
import { SwitchyardOptions } from './switchyard.ts';
import { TextBytesOptions } from './text-bytes.ts';
import { TokensOptions } from './tokens.ts';
import { VariableBoxesOptions } from './variable-boxes.ts';

/** The options of all explorables, by their names, with texts in one language. Browsers get no schemas. */
export const OPTION_SCHEMAS: Readonly<Record<string, TObject>> = {
  angles: AnglesOptions,
  'binary-counter': BinaryCounterOptions,
  'binary-search': BinarySearchOptions,
  'box-model': BoxModelOptions,
  'caesar-wheel': CaesarWheelOptions,
  'call-stack': CallStackOptions,
  'colour-mixer': ColourMixerOptions,
  convolution: ConvolutionOptions,
  'coordinate-grid': CoordinateGridOptions,
  correlation: CorrelationOptions,
  creatures: CreaturesOptions,
  'decision-tree': DecisionTreeOptions,
  'doodle-trainer': DoodleTrainerOptions,
  fairness: FairnessOptions,
  'flex-grid': FlexGridOptions,
  'gradient-descent': GradientDescentOptions,
  'hash-change': HashChangeOptions,
  'k-means': KMeansOptions,
  'key-exchange': KeyExchangeOptions,
  'list-index': ListIndexOptions,
  'loop-counter': LoopCounterOptions,
  'maze-search': MazeSearchOptions,
  'mean-median': MeanMedianOptions,
  'nearest-neighbours': NearestNeighboursOptions,
  'network-map': NetworkMapOptions,
  neuron: NeuronOptions,
  'next-word': NextWordOptions,
  packets: PacketsOptions,
  'q-mouse': QMouseOptions,
  'recursion-tree': RecursionTreeOptions,
  'shortest-path': ShortestPathOptions,
  'sorting-race': SortingRaceOptions,
  'sql-join': SqlJoinOptions,
  switchyard: SwitchyardOptions,
  'text-bytes': TextBytesOptions,
  tokens: TokensOptions,
  'variable-boxes': VariableBoxesOptions,
};

/** The options of the explorable of this name, if there is one. */
export const optionSchemaOf = (name: string): TObject | undefined =>
  Object.hasOwn(OPTION_SCHEMAS, name) ? OPTION_SCHEMAS[name] : undefined;

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
