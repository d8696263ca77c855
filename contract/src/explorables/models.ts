import { angles } from './angles.ts';
import { binaryCounter } from './binary-counter.ts';
import { binarySearch } from './binary-search.ts';
import { boxModel } from './box-model.ts';
import { caesarWheel } from './caesar-wheel.ts';
import { callStack } from './call-stack.ts';
import { colourMixer } from './colour-mixer.ts';
import { convolution } from './convolution.ts';
import { coordinateGrid } from './coordinate-grid.ts';
import { correlation } from './correlation.ts';
import { creatures } from './creatures.ts';
import { decisionTree } from './decision-tree.ts';
import { doodleTrainer } from './doodle-trainer.ts';
import type { Explorable } from './explorable.ts';
import { fairness } from './fairness.ts';
import { flexGrid } from './flex-grid.ts';
import { gradientDescent } from './gradient-descent.ts';
import { hashChange } from './hash-change.ts';
import { kMeans } from './k-means.ts';
import { keyExchange } from './key-exchange.ts';
import { listIndex } from './list-index.ts';
import { loopCounter } from './loop-counter.ts';
import { mazeSearch } from './maze-search.ts';
import { meanMedian } from './mean-median.ts';
import { nearestNeighbours } from './nearest-neighbours.ts';
import { networkMap } from './network-map.ts';
import { neuron } from './neuron.ts';
import { nextWord } from './next-word.ts';
import { packets } from './packets.ts';
import { qMouse } from './q-mouse.ts';
import { recursionTree } from './recursion-tree.ts';
import { shortestPath } from './shortest-path.ts';
import { sortingRace } from './sorting-race.ts';
import { sqlJoin } from './sql-join.ts';
import { switchyard } from './switchyard.ts';
import { textBytes } from './text-bytes.ts';
import { tokens } from './tokens.ts';
import { variableBoxes } from './variable-boxes.ts';

// biome-ignore lint/suspicious/noExplicitAny: each has options and states of its own.
type AnyExplorable = Explorable<any, any>;

/** The rules of all explorables, by the names that lessons use. */
const MODELS: Readonly<Record<string, AnyExplorable>> = {
  angles,
  'binary-counter': binaryCounter,
  'binary-search': binarySearch,
  'box-model': boxModel,
  'caesar-wheel': caesarWheel,
  'call-stack': callStack,
  'colour-mixer': colourMixer,
  convolution,
  'coordinate-grid': coordinateGrid,
  correlation,
  creatures,
  'decision-tree': decisionTree,
  'doodle-trainer': doodleTrainer,
  fairness,
  'flex-grid': flexGrid,
  'gradient-descent': gradientDescent,
  'hash-change': hashChange,
  'k-means': kMeans,
  'key-exchange': keyExchange,
  'list-index': listIndex,
  'loop-counter': loopCounter,
  'maze-search': mazeSearch,
  'mean-median': meanMedian,
  'nearest-neighbours': nearestNeighbours,
  'network-map': networkMap,
  neuron,
  'next-word': nextWord,
  packets,
  'q-mouse': qMouse,
  'recursion-tree': recursionTree,
  'shortest-path': shortestPath,
  'sorting-race': sortingRace,
  'sql-join': sqlJoin,
  switchyard,
  'text-bytes': textBytes,
  tokens,
  'variable-boxes': variableBoxes,
};

/** The explorable of this name, if there is one. */
export const explorableNamed = (name: string): AnyExplorable | undefined =>
  Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;

/** The names of all explorables. */
export const EXPLORABLE_NAMES: readonly string[] = Object.keys(MODELS);
