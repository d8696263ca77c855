import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { seeded } from './seeded.ts';

/** The highest loss, in percent of the packets. */
export const LOSS_MAX = 60;

/** A message that is sent in packets of three characters. `loss` is in percent. */
export const PacketsOptions = Type.Object({
  message: Type.Optional(Type.String({ minLength: 4, maxLength: 24 })),
  loss: Type.Optional(Type.Integer({ minimum: 0, maximum: LOSS_MAX })),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type PacketsOptions = Static<typeof PacketsOptions>;

/** `step` counts hops from one router to the next. */
export type PacketsState = { loss: number; step: number };

/** The ways from the sender S to the receiver R. */
export const ROUTES = ['SABR', 'SCR', 'SDEFR'] as const;

const PACKET_SIZE = 3;
/** Number of hops without an answer after which the sender sends a packet again. */
const PATIENCE = 6;
/** The last attempt always arrives, so that every transfer ends. */
const ATTEMPTS = 7;

/** One packet under way. `end` is the step in which it arrives or gets lost. */
export interface Flight {
  packet: number;
  start: number;
  route: string;
  end: number;
  isLost: boolean;
}

export function piecesOf({ message = 'PIZZA & FILM 19:30' }: PacketsOptions): string[] {
  const letters = [...message];
  const count = Math.ceil(letters.length / PACKET_SIZE);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * PACKET_SIZE, (index + 1) * PACKET_SIZE).join(''),
  );
}

/** All packets that are sent, with those that are sent again. */
export function flightsOf(options: PacketsOptions, loss: number): Flight[] {
  return piecesOf(options).flatMap((_, packet) => {
    const random = seeded((options.seed ?? 23) * 100 + packet);
    const flights: Flight[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const route = ROUTES[Math.floor(random() * ROUTES.length)] ?? ROUTES[0];
      const hops = route.length - 1;
      const isLost = random() * 100 < loss && attempt < ATTEMPTS - 1;
      const lostAfter = 1 + Math.floor(random() * (hops - 1));
      const start = packet + attempt * PATIENCE;
      flights.push({ packet, start, route, isLost, end: start + (isLost ? lostAfter : hops) });
      if (!isLost) break;
    }
    return flights;
  });
}

/** The packets that have arrived by a step, in the order of their arrival. */
export const arrivedBy = (flights: readonly Flight[], step: number): number[] =>
  flights
    .filter(({ isLost, end }) => !isLost && end <= step)
    .toSorted((a, b) => a.end - b.end || a.packet - b.packet)
    .map(({ packet }) => packet);

export const stepsOf = (flights: readonly Flight[]): number =>
  Math.max(...flights.map(({ end }) => end));

/** Figures: `sent`, `lost`, `steps` of the whole transfer, `arrived` by now, `complete`, `in_order`, `loss`. */
export const packets: Explorable<PacketsOptions, PacketsState> = {
  start: ({ loss = 20 }) => ({ loss, step: 0 }),
  settle(options, state) {
    const loss = Math.round(within(state.loss, 0, LOSS_MAX));
    return { loss, step: Math.round(within(state.step, 0, stepsOf(flightsOf(options, loss)))) };
  },
  measure(options, { loss, step }) {
    const flights = flightsOf(options, loss);
    const order = arrivedBy(flights, stepsOf(flights));
    return {
      loss,
      sent: flights.length,
      lost: flights.filter(({ isLost }) => isLost).length,
      steps: stepsOf(flights),
      arrived: arrivedBy(flights, step).length,
      complete: step === stepsOf(flights),
      in_order: order.every((packet, index) => packet === index),
    };
  },
};
