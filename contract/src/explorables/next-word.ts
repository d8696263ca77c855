import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { rounded } from './rounded.ts';
import { seeded } from './seeded.ts';

/** The text from which the next words are learned: words and full stops, with spaces between them. */
export const NextWordOptions = Type.Object({
  text: Type.Optional(Type.String({ minLength: 3, maxLength: 500 })),
  temperature: Type.Optional(Type.Number({ minimum: 0.1, maximum: 3 })),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type NextWordOptions = Static<typeof NextWordOptions>;

/** `written` are the words after the first one; the first word is always the first one of the text. */
export type NextWordState = { written: readonly string[]; temperature: number; seed: number };

export const LEAST_TEMPERATURE = 0.1;
export const MOST_TEMPERATURE = 3;
export const MOST_WORDS = 40;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The story so far. Words that the text does not know, such as those of another language, end it. */
export function storyOf(text: string, { written }: NextWordState): string[] {
  const words = wordsOf(text);
  const strange = written.findIndex((word) => !words.includes(word));
  return [...words.slice(0, 1), ...written.slice(0, strange < 0 ? undefined : strange)];
}

export interface Follower {
  word: string;
  /** Number of times that the word follows in the text. */
  count: number;
  /** Its chance at the temperature, from 0 to 1. */
  chance: number;
}

/** The words that follow a word in the text, the most frequent first. */
export function followersOf(text: string, word: string, temperature: number): Follower[] {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  words.forEach((one, i) => {
    const next = words[i + 1] ?? words[0];
    if (one === word && next !== undefined) counts.set(next, (counts.get(next) ?? 0) + 1);
  });
  const most = Math.max(...counts.values());
  const weights = [...counts].map(([next, count]) => ({
    word: next,
    count,
    weight: (count / most) ** (1 / temperature),
  }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights
    .map(({ weight, ...one }) => ({ ...one, chance: weight / total }))
    .sort((a, b) => b.count - a.count);
}

/** The state with one word more: the given one, or else a word that is drawn by the chances. */
export function wordAdded(text: string, state: NextWordState, given?: string): NextWordState {
  const story = storyOf(text, state);
  if (story.length > MOST_WORDS) return state;
  const followers = followersOf(text, story.at(-1) ?? '', state.temperature);
  let rest = seeded(state.seed * 100 + story.length)();
  const drawn = followers.find(({ chance }) => {
    rest -= chance;
    return rest < 0;
  });
  const next = given ?? (drawn ?? followers.at(-1))?.word;
  return next === undefined ? state : { ...state, written: [...story.slice(1), next] };
}

/** Figures: `words` that were written, `temperature`, and `top`, the chance in per cent of the likeliest next word. */
export const nextWord: Explorable<NextWordOptions, NextWordState> = {
  start: ({ temperature = 1, seed = 1 }) => ({ written: [], temperature, seed }),
  settle: (_, { written, temperature, seed }) => ({
    written: written.slice(0, MOST_WORDS),
    temperature: rounded(within(temperature, LEAST_TEMPERATURE, MOST_TEMPERATURE), 1),
    seed: Math.round(within(seed, 0, 9999)),
  }),
  measure({ text = '' }, state) {
    const last = storyOf(text, state).at(-1) ?? '';
    const [top] = followersOf(text, last, state.temperature);
    return {
      words: state.written.length,
      temperature: state.temperature,
      top: Math.round(100 * (top?.chance ?? 0)),
    };
  },
};
