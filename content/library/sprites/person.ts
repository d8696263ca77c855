import { at, type Color, cheeks, circle, eye, limb, line, part } from '../pen.ts';

/** The posture of a person: the swing of the legs, the height of the body, and whether the eyes are shut. */
export interface Pose {
  stride: number;
  lift: [number, number];
  bob: number;
  shut: boolean;
}
/** Both feet on the ground. */
export const STILL: Pose = { stride: 0, lift: [0, 0], bob: 0, shut: false };

/** The appearance of a person. */
export interface Look {
  skin: Color;
  top: Color;
  legs: Color;
  shoes: Color;
  /** Behind the body: a cape, long hair, a bag. */
  behind?: string;
  /** Over the body: a belt, a badge. */
  chest?: string;
  /** Over the head: hair, a hat, a helmet. */
  hair: string;
  /** The object in the hand in front, drawn around the hand. */
  held?: string;
  /** In the place of eyes and mouth. */
  face?: string;
  sleeves?: Color;
}

const face = (shut: boolean) =>
  eye(31, 26, 1.1, shut) +
  eye(42, 26, 1.1, shut) +
  line('M34 32.5q2.6 2.6 5.2 0', 1.8) +
  cheeks(36, 31, 9);

/** Draws a person who faces right. */
export function person(look: Look, { stride, lift, bob, shut }: Pose): string {
  const { skin, top, legs, shoes, behind = '', chest = '', hair, held = '', sleeves = top } = look;
  const leg = (hip: number, swung: number, raised: number) => {
    const foot = hip + swung;
    return (
      limb(`M${hip} ${47 + bob}L${foot} ${56 - raised}`, legs, 5.4) +
      part(`M${foot - 3.6} ${61 - raised}v-3.5q0-3 3.4-3 4.6 0 5.6 3.8q.8 2.7-1.4 2.7z`, shoes, {
        shade: 2,
      })
    );
  };
  const hand = (x: number, y: number) => part(circle(x, y, 2.7), skin, { shade: 1.4, line: 2 });
  const [backX, frontX] = [22 + stride * 0.7, 42 - stride * 0.7];
  const back =
    limb(`M26 ${40 + bob}Q21 ${43 + bob} ${backX} ${48 + bob}`, sleeves, 4.6) +
    hand(backX, 48.5 + bob);
  const front = limb(`M39 ${40 + bob}Q43 ${43 + bob} ${frontX} ${48 + bob}`, sleeves, 4.6);
  return [
    at(0, bob, behind),
    back,
    leg(28.5, -stride, lift[0]),
    leg(36, stride, lift[1]),
    at(0, bob, part('M24.5 39q8-6 16 0l1 10q-9 3.5-18 0z', top) + at(0, -2, chest)),
    at(
      0,
      bob,
      part(
        'M32.5 7.5c11 0 16.5 7 16.5 15.5s-6 15-16.5 15-16.5-6-16.5-15 5.5-15.5 16.5-15.5z',
        skin,
        { shade: 4 },
      ),
    ),
    at(0, bob, (look.face ?? face(shut)) + hair),
    front,
    held ? at(frontX, 48 + bob, held) : '',
    hand(frontX, 48.5 + bob),
  ].join('');
}
