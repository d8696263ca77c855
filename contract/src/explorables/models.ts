import { binaryCounter } from './binary-counter.ts';
import { boxModel } from './box-model.ts';
import { caesarWheel } from './caesar-wheel.ts';
import { colourMixer } from './colour-mixer.ts';
import { convolution } from './convolution.ts';
import { coordinateGrid } from './coordinate-grid.ts';
import type { Explorable } from './explorable.ts';
import { flexGrid } from './flex-grid.ts';
import { hashChange } from './hash-change.ts';
import { keyExchange } from './key-exchange.ts';
import { textBytes } from './text-bytes.ts';
import { tokens } from './tokens.ts';

// biome-ignore lint/suspicious/noExplicitAny: each has options and states of its own.
type AnyExplorable = Explorable<any, any>;

/** The rules of all explorables, by the names that lessons use. */
const MODELS: Readonly<Record<string, AnyExplorable>> = {
  'coordinate-grid': coordinateGrid,
  'binary-counter': binaryCounter,
  'text-bytes': textBytes,
  'colour-mixer': colourMixer,
  'box-model': boxModel,
  'flex-grid': flexGrid,
  'caesar-wheel': caesarWheel,
  'hash-change': hashChange,
  'key-exchange': keyExchange,
  convolution: convolution,
  tokens: tokens,
};

/** The explorable of this name, if there is one. */
export const explorableNamed = (name: string): AnyExplorable | undefined =>
  Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;

/** The names of all explorables. */
export const EXPLORABLE_NAMES: readonly string[] = Object.keys(MODELS);
