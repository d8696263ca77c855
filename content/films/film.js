import { ramp } from './motion.js';
import { headline, stage, trail, veil } from './pen.js';
import { timeline } from './timeline.js';

/** Seconds a picture takes to come and to go. */
const DISSOLVE = 0.5;

/**
 * Makes a film of a story. `stage` answers how each part is drawn, which parts follow each other
 * without a break (`scenes`), and the second of the poster. The same second always gives the same
 * picture.
 */
export function filmOf({ said, beats: told }, direct) {
  const { beats, duration, at, startOf } = timeline(told);
  const { parts, scenes, poster } = direct({ said, beats, startOf });
  const sceneOf = (beat) => scenes.find((names) => names.includes(beat.part));
  const extent = (names) => {
    const inside = beats.filter((beat) => names.includes(beat.part));
    return [inside[0].start, inside.at(-1).end];
  };
  /** How far the picture is hidden at the edges of a stretch of the film, from 0 to 1. */
  const hidden = (second, [begin, end]) => {
    const leaving = end === duration ? 0 : ramp(second, end - DISSOLVE, DISSOLVE);
    return Math.max(1 - ramp(second, begin, DISSOLVE), leaving);
  };
  return {
    duration,
    poster,
    draw(context, second) {
      const beat = at(second);
      stage(context);
      parts[beat.part](context, beat, second);
      veil(context, hidden(second, extent(sceneOf(beat))));
      const words = said.headlines[beat.part];
      if (words) headline(context, words, 1 - hidden(second, extent([beat.part])));
      trail(context, second / duration);
    },
  };
}
