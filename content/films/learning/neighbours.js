import { ramp } from '../motion.js';
import { palette } from '../palette.js';
import { faded, line, write } from '../pen.js';
import { axes, songPlace } from './plot.js';
import { COLORS, diamond, ring, symbol } from './shapes.js';
import { finding, legend } from './side.js';
import { byDistance, CLEAR, SONGS, TRICKY } from './songs.js';

/** The songs as points that appear one after the other; labels come later. */
export function songs(context, { shown = 99, labelled = 1 } = {}) {
  SONGS.forEach((song, i) => {
    const { x, y } = songPlace(song);
    const arrived = ramp(shown, 0.5 + i * 0.32, 0.4);
    faded(context, arrived * (1 - labelled), () => symbol(context, undefined, x, y));
    faded(context, arrived * labelled, () => symbol(context, song.label, x, y, 12 + 4 * labelled));
  });
}

/** Threads from a song to others, drawn `share` of the way. */
function threads(context, song, others, share, look) {
  const from = songPlace(song);
  for (const other of others) {
    const to = songPlace(other);
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    line(context, from.x, from.y, x, y, look);
  }
}

/** What the machine concludes: a shape and its name. */
function conclusion(context, label, name, x, share, baseline = 510) {
  faded(context, share, () => {
    symbol(context, label, x + 26, baseline - 20, 24);
    write(context, name, x + 74, baseline, { size: 60, weight: 700, color: COLORS[label] });
  });
}

/** A new song takes the label of the nearest example. */
export function nearest(context, said, second, startOf) {
  axes(context, said.axes.songs);
  legend(context, said.labels);
  const order = byDistance(CLEAR);
  const since = (name) => second - startOf(name);
  const found = ramp(since('nearest'), 0.3, 0.6);
  faded(context, 1 - found * 0.8, () => {
    const look = { color: palette.yellow, width: 2, dash: [2, 9] };
    threads(context, CLEAR, order, ramp(since('measure'), 0.2, 1.6), look);
  });
  threads(context, CLEAR, order.slice(0, 1), found, { color: palette.yellow, width: 6 });
  songs(context);
  const place = songPlace(CLEAR);
  const near = songPlace(order[0]);
  faded(context, found, () => ring(context, near.x, near.y, palette.yellow));
  faded(context, ramp(since('clear'), 0.5, 0.5), () => diamond(context, place.x, place.y));
  finding(context, found > 0.5 ? said.nearest : said.unknown, (x) => {
    faded(context, 1 - found, () => diamond(context, x + 40, 460, 40));
    conclusion(context, order[0].label, said.labels[order[0].label], x, ramp(found, 0.6, 0.4), 480);
  });
}

/** One odd neighbour misleads; three of them vote. */
export function vote(context, said, second, startOf) {
  axes(context, said.axes.songs);
  legend(context, said.labels);
  const three = byDistance(TRICKY).slice(0, 3);
  const sinceTricky = second - startOf('tricky');
  const sinceVote = second - startOf('vote');
  const look = { color: palette.yellow, width: 6 };
  threads(context, TRICKY, three.slice(0, 1), ramp(sinceTricky, 1.4, 0.6), look);
  threads(context, TRICKY, three.slice(1), ramp(sinceVote, 0.4, 0.8), look);
  three.forEach((song, i) => {
    const { x, y } = songPlace(song);
    const reached = i === 0 ? ramp(sinceTricky, 1.7, 0.5) : ramp(sinceVote, 0.9, 0.5);
    faded(context, reached, () => ring(context, x, y, palette.yellow));
  });
  songs(context);
  const place = songPlace(TRICKY);
  faded(context, ramp(sinceTricky, 0.3, 0.5), () => diamond(context, place.x, place.y));
  const known = sinceTricky > 2 ? said.nearest : said.unknown;
  finding(context, sinceVote > 0.4 ? said.vote : known, (x) => {
    const waiting = 1 - ramp(sinceTricky, 1.8, 0.4);
    faded(context, waiting, () => diamond(context, x + 40, 460, 40));
    const first = ramp(sinceTricky, 2.2, 0.5) * (1 - ramp(sinceVote, 0.2, 0.4));
    conclusion(context, 'party', said.doubt, x, first, 480);
    three.forEach((song, i) => {
      const counted = ramp(sinceVote, 1.4 + i * 0.5, 0.4);
      faded(context, counted, () => symbol(context, song.label, x + 26 + i * 84, 440, 24));
    });
    conclusion(context, 'calm', said.labels.calm, x, ramp(sinceVote, 3.2, 0.5), 550);
  });
}
