import { binaryCounter } from './binary-counter.ts';
import { binarySearch } from './binary-search.ts';
import { boxModel } from './box-model.ts';
import { caesarWheel } from './caesar-wheel.ts';
import { callStack } from './call-stack.ts';
import { colourMixer } from './colour-mixer.ts';
import { coordinateGrid } from './coordinate-grid.ts';
import { correlation } from './correlation.ts';
import { creatures } from './creatures.ts';
import { decisionTree } from './decision-tree.ts';
import type { Explorable } from './explorable.ts';
import { fairness } from './fairness.ts';
import { flexGrid } from './flex-grid.ts';
import { gradientDescent } from './gradient-descent.ts';
import { kMeans } from './k-means.ts';
import { listIndex } from './list-index.ts';
import { loopCounter } from './loop-counter.ts';
import { meanMedian } from './mean-median.ts';
import { nearestNeighbours } from './nearest-neighbours.ts';
import { networkMap } from './network-map.ts';
import { neuron } from './neuron.ts';
import { nextWord } from './next-word.ts';
import { packets } from './packets.ts';
import { qMouse } from './q-mouse.ts';
import { recursionTree } from './recursion-tree.ts';
import { sortingRace } from './sorting-race.ts';
import { sqlJoin } from './sql-join.ts';
import { switchyard } from './switchyard.ts';
import { textBytes } from './text-bytes.ts';
import { variables } from './variables.ts';

// biome-ignore lint/suspicious/noExplicitAny: each has options and states of its own.
type AnyExplorable = Explorable<any, any>;

/** The rules of all explorables, by the names that lessons use. */
const MODELS: Readonly<Record<string, AnyExplorable>> = {
  'binary-counter': binaryCounter,
  'binary-search': binarySearch,
  'box-model': boxModel,
  'caesar-wheel': caesarWheel,
  'call-stack': callStack,
  'colour-mixer': colourMixer,
  'coordinate-grid': coordinateGrid,
  correlation,
  creatures,
  'decision-tree': decisionTree,
  fairness,
  'flex-grid': flexGrid,
  'gradient-descent': gradientDescent,
  'k-means': kMeans,
  'list-index': listIndex,
  'loop-counter': loopCounter,
  'mean-median': meanMedian,
  'nearest-neighbours': nearestNeighbours,
  'network-map': networkMap,
  neuron,
  'next-word': nextWord,
  packets,
  'q-mouse': qMouse,
  'recursion-tree': recursionTree,
  'sorting-race': sortingRace,
  'sql-join': sqlJoin,
  switchyard,
  'text-bytes': textBytes,
  variables,
};

/** The explorable of this name, if there is one. */
export const explorableNamed = (name: string): AnyExplorable | undefined =>
  Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;

/** The names of all explorables. */
export const EXPLORABLE_NAMES: readonly string[] = Object.keys(MODELS);
