import { twoCards } from '../cards.js';
import { filmOf } from '../film.js';
import { palette } from '../palette.js';
import { opening } from './opening.js';
import { program } from './program.js';
import { story } from './story.js';
import { trap } from './trap.js';

const COLORS = { for: palette.mint, while: palette.yellow };

/** The film in one language: its duration, the second of its poster, and its picture at a second. */
export function scene(language) {
  return filmOf(story(language), ({ said, beats, startOf }) => {
    const run = (context, beat, second) => {
      const soFar = beats.filter((b) => b.part === beat.part && b.index <= beat.index);
      program(context, said, soFar, second, startOf('range'));
    };
    const parts = {
      title: (context, _, second) => opening(context, said, second),
      for: run,
      while: run,
      trap: (context, beat, second) => trap(context, said, second - beat.start),
      summary(context, beat, second) {
        const cards = Object.entries(said.cards).map(([name, lines]) => {
          return { name, lines, mono: true, color: COLORS[name] };
        });
        twoCards(context, cards, second - beat.start);
      },
    };
    const scenes = [['title'], ['for'], ['while'], ['trap'], ['summary']];
    return { parts, scenes, poster: startOf('poster') + 2 };
  });
}
