/** Illustrative walks: hours on the trail and kilometres covered. */
export const WALKS = [
  { x: 1, y: 4.2 },
  { x: 2, y: 7 },
  { x: 3, y: 13.1 },
  { x: 4, y: 14.4 },
  { x: 6, y: 23.2 },
  { x: 7, y: 25 },
  { x: 8, y: 31 },
];

const mean = (numbers) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const MIDDLE = mean(WALKS.map((walk) => walk.x));
/** How far one step goes: the height moves more freely than the tilt. */
const RATE = { level: 0.08, slope: 0.015 };

/** Kilometres the line gives for some hours; `level` is its height in the middle of the walks. */
export const heightAt = (line, hours) => line.level + line.slope * (hours - MIDDLE);

/** The mean gap between the walks and the line, in kilometres. */
export const meanGap = (line) =>
  mean(WALKS.map((walk) => Math.abs(heightAt(line, walk.x) - walk.y)));

/** One step of gradient descent on the mean squared gap. */
function nudged(line) {
  const gap = (walk) => heightAt(line, walk.x) - walk.y;
  return {
    level: line.level - RATE.level * mean(WALKS.map((walk) => 2 * gap(walk))),
    slope: line.slope - RATE.slope * mean(WALKS.map((walk) => 2 * gap(walk) * (walk.x - MIDDLE))),
  };
}

/** The line after 0, 1, 2, … steps. */
export const LINES = [{ level: 21, slope: -1.3 }];
for (let step = 0; step < 30; step++) LINES.push(nudged(LINES[step]));
