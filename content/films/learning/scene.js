import { twoCards } from '../cards.js';
import { filmOf } from '../film.js';
import { ramp } from '../motion.js';
import { palette } from '../palette.js';
import { faded } from '../pen.js';
import { fitting } from './fitting.js';
import { nearest, songs, vote } from './neighbours.js';
import { opening } from './opening.js';
import { axes } from './plot.js';
import { legend } from './side.js';
import { story } from './story.js';

/** The film in one language: its duration, the second of its poster, and its picture at a second. */
export function scene(language) {
  return filmOf(story(language), ({ said, startOf }) => {
    const fit = (context, _, second) => fitting(context, said, second, startOf);
    const colors = [palette.mint, palette.yellow];
    const parts = {
      title: (context, _, second) => opening(context, said, second),
      songs(context, _, second) {
        const labelled = ramp(second, startOf('labels') + 1, 0.8);
        axes(context, said.axes.songs);
        songs(context, { shown: second - startOf('fast'), labelled });
        faded(context, labelled, () => legend(context, said.labels));
      },
      nearest: (context, _, second) => nearest(context, said, second, startOf),
      vote: (context, _, second) => vote(context, said, second, startOf),
      walks: fit,
      fit,
      use: fit,
      summary: (context, beat, second) => {
        const cards = said.cards.map((card, i) => ({ ...card, color: colors[i] }));
        twoCards(context, cards, second - beat.start);
      },
    };
    return {
      parts,
      poster: startOf('vote') + 4.5,
      scenes: [['title'], ['songs', 'nearest', 'vote'], ['walks', 'fit', 'use'], ['summary']],
    };
  });
}
