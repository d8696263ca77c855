/** One value of a state. Lists hold numbers or texts. */
type StateValue = number | string | boolean | readonly number[] | readonly string[];

/** The way in which a learner has left an explorable. It is stored as JSON, and a learner may have changed that. */
export type ExplorableState = Readonly<Record<string, StateValue>>;

/** The figures of a state that a goal can ask for, by their names. */
export type Measures = Readonly<Record<string, number | string | boolean>>;

/** Maximum number of values in one list of a state. */
export const STATE_LIST_MAX = 300;
/** Maximum length of a text in a state, in characters. */
export const STATE_TEXT_MAX = 500;

/**
 * The rules of one explorable, without its picture: a lesson shows it, the proof of a course evaluates it in Node, and the
 * server checks answers with it. All functions are pure.
 *
 * @template O the options that an author may give; all of them have defaults
 * @template S the state that the learner changes
 */
export interface Explorable<O, S extends ExplorableState> {
  /** The state in which it begins. */
  start(options: O): S;
  /** Moves every value into its range, and lists to their length. The state has the types of `start` already. */
  settle(options: O, state: S): S;
  measure(options: O, state: S): Measures;
}

function isLikeValue(model: StateValue, value: unknown): boolean {
  if (typeof model === 'number') return Number.isFinite(value);
  if (typeof model === 'string') return typeof value === 'string' && value.length <= STATE_TEXT_MAX;
  if (typeof model === 'boolean') return typeof value === 'boolean';
  if (!Array.isArray(value) || value.length > STATE_LIST_MAX) return false;
  const [first] = model;
  // The list may be empty at the start: then it holds numbers or texts.
  return value.every((one) =>
    first === undefined ? isLikeValue(0, one) || isLikeValue('', one) : isLikeValue(first, one),
  );
}

/**
 * Returns the state in a stored text, with every value in its range; null for a text that is no state of this explorable.
 */
export function readState<O, S extends ExplorableState>(
  explorable: Explorable<O, S>,
  options: O,
  text: string,
): S | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const start = explorable.start(options);
  const given = value as Record<string, unknown>;
  const isLike = Object.entries(start).every(
    ([name, model]) => Object.hasOwn(given, name) && isLikeValue(model, given[name]),
  );
  if (!isLike) return null;
  const known = Object.fromEntries(Object.keys(start).map((name) => [name, given[name]]));
  return explorable.settle(options, known as S);
}

/** Maximum number of members of one list in options, and the greatest number. All schemas stay below them. */
const OPTION_LIST_MAX = 100;
const OPTION_NUMBER_MAX = 1e6;

function isLikeOption(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= OPTION_NUMBER_MAX;
  if (typeof value === 'string') return value.length <= STATE_TEXT_MAX;
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean';
  const members = Object.values(value);
  return members.length <= OPTION_LIST_MAX && members.every(isLikeOption);
}

const hasFiniteNumbers = (value: StateValue): boolean =>
  (Array.isArray(value) ? value : [value]).every(
    (one) => typeof one !== 'number' || Number.isFinite(one),
  );

/**
 * Returns the state in which an explorable begins. Options of another kind or size than it can have give null: browsers
 * have no schemas, and a number of points that is too large must not keep them busy.
 */
export function startOf<O, S extends ExplorableState>(
  explorable: Explorable<O, S>,
  options: O,
): S | null {
  if (!isLikeOption(options)) return null;
  const state = readState(explorable, options, JSON.stringify(explorable.start(options)));
  if (!state || !Object.values(state).every(hasFiniteNumbers)) return null;
  return Object.values(explorable.measure(options, state)).every(hasFiniteNumbers) ? state : null;
}

/** Moves a number into a range. */
export const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
