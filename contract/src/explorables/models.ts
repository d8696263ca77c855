import { binarySearch } from './binary-search.ts';
import { callStack } from './call-stack.ts';
import { coordinateGrid } from './coordinate-grid.ts';
import type { Explorable } from './explorable.ts';
import { listIndex } from './list-index.ts';
import { loopCounter } from './loop-counter.ts';
import { packets } from './packets.ts';
import { recursionTree } from './recursion-tree.ts';
import { sortingRace } from './sorting-race.ts';
import { sqlJoin } from './sql-join.ts';
import { switchyard } from './switchyard.ts';
import { variableBoxes } from './variable-boxes.ts';

// biome-ignore lint/suspicious/noExplicitAny: each has options and states of its own.
type AnyExplorable = Explorable<any, any>;

/** The rules of all explorables, by the names that lessons use. */
const MODELS: Readonly<Record<string, AnyExplorable>> = {
  'coordinate-grid': coordinateGrid,
  'variable-boxes': variableBoxes,
  'loop-counter': loopCounter,
  'list-index': listIndex,
  switchyard,
  'call-stack': callStack,
  'recursion-tree': recursionTree,
  'sorting-race': sortingRace,
  'binary-search': binarySearch,
  'sql-join': sqlJoin,
  packets,
};

/** The explorable of this name, if there is one. */
export const explorableNamed = (name: string): AnyExplorable | undefined =>
  Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;

/** The names of all explorables. */
export const EXPLORABLE_NAMES: readonly string[] = Object.keys(MODELS);
