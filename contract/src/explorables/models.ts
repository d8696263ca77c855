import { coordinateGrid } from './coordinate-grid.ts';
import { correlation } from './correlation.ts';
import { decisionTree } from './decision-tree.ts';
import type { Explorable } from './explorable.ts';
import { fairness } from './fairness.ts';
import { kMeans } from './k-means.ts';
import { mazeSearch } from './maze-search.ts';
import { meanMedian } from './mean-median.ts';
import { nearestNeighbours } from './nearest-neighbours.ts';
import { shortestPath } from './shortest-path.ts';

// biome-ignore lint/suspicious/noExplicitAny: each has options and states of its own.
type AnyExplorable = Explorable<any, any>;

/** The rules of all explorables, by the names that lessons use. */
const MODELS: Readonly<Record<string, AnyExplorable>> = {
  'coordinate-grid': coordinateGrid,
  'mean-median': meanMedian,
  correlation,
  'nearest-neighbours': nearestNeighbours,
  fairness,
  'decision-tree': decisionTree,
  'k-means': kMeans,
  'maze-search': mazeSearch,
  'shortest-path': shortestPath,
};

/** The explorable of this name, if there is one. */
export const explorableNamed = (name: string): AnyExplorable | undefined =>
  Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;

/** The names of all explorables. */
export const EXPLORABLE_NAMES: readonly string[] = Object.keys(MODELS);
