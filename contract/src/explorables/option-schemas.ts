import Type, { type TObject, type TSchema } from 'typebox';
import { Bilingual } from '../api/language.ts';
import { BinaryCounterOptions } from './binary-counter.ts';
import { BoxModelOptions } from './box-model.ts';
import { CaesarWheelOptions } from './caesar-wheel.ts';
import { ColourMixerOptions } from './colour-mixer.ts';
import { ConvolutionOptions } from './convolution.ts';
import { CoordinateGridOptions } from './coordinate-grid.ts';
import { FlexGridOptions } from './flex-grid.ts';
import { HashChangeOptions } from './hash-change.ts';
import { KeyExchangeOptions } from './key-exchange.ts';
import { TextBytesOptions } from './text-bytes.ts';
import { TokensOptions } from './tokens.ts';

/** The options of all explorables, by their names, with texts in one language. Browsers get no schemas. */
export const OPTION_SCHEMAS: Readonly<Record<string, TObject>> = {
  'coordinate-grid': CoordinateGridOptions,
  'binary-counter': BinaryCounterOptions,
  'text-bytes': TextBytesOptions,
  'colour-mixer': ColourMixerOptions,
  'box-model': BoxModelOptions,
  'flex-grid': FlexGridOptions,
  'caesar-wheel': CaesarWheelOptions,
  'hash-change': HashChangeOptions,
  'key-exchange': KeyExchangeOptions,
  convolution: ConvolutionOptions,
  tokens: TokensOptions,
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
