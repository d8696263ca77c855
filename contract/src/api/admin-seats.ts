import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** Seats of one class at most. */
export const SEATS_MAX = 100;
/** Characters of the note about a licence. */
export const SEATS_NOTE_MAX_LENGTH = 200;

/** The licence of a class as administrators set it. */
export const Seats = Type.Object({
  seats: Type.Integer({ minimum: 1, maximum: SEATS_MAX }),
  /** The moment of its end. */
  until: Type.String({ format: 'date-time', pattern: '^20\\d\\d-' }),
  /** Such as the number of an invoice; only administrators read it. */
  note: Type.String({ maxLength: SEATS_NOTE_MAX_LENGTH }),
});
export type Seats = Static<typeof Seats>;

const SeatsAnswer = Type.Object({
  licence: Type.Union([Seats, Type.Null()]),
  /** Members who have a seat now. */
  dealt: Type.Integer(),
});

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const readSeats = endpoint({
  method: 'GET',
  path: '/admin/classes/:id/seats',
  access: 'admin',
  summary: 'The licence of a class; null without one.',
  params: Params,
  answer: SeatsAnswer,
});

export const setSeats = endpoint({
  method: 'PUT',
  path: '/admin/classes/:id/seats',
  access: 'admin',
  summary:
    'Gives a class a licence: its first members get the seats. `seats: 0` takes it away at once.',
  params: Params,
  body: Type.Union([Seats, Type.Object({ seats: Type.Literal(0) })]),
  answer: SeatsAnswer,
});
