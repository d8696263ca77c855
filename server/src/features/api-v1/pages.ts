import { PAGE_SIZE } from '@codivia/contract/api/api-v1-fields';
import { isPlainText } from '@codivia/contract/text/plain-text';
import { InvalidCursor } from './api-v1.errors.ts';

export interface PageRequest {
  limit?: number;
  cursor?: string;
}

/** The place of the last item of a page, as its cursor holds it; callers treat a cursor as opaque. */
type Place = readonly string[];

const cursorOf = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url');

function isPlace(value: unknown, parts: number): value is string[] {
  return (
    Array.isArray(value) &&
    value.length === parts &&
    value.every((part) => typeof part === 'string' && isPlainText(part))
  );
}

/** Returns the place in a cursor of this many parts; undefined without a cursor. Throws InvalidCursor. */
function placeOf(cursor: string | undefined, parts: number): string[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isPlace(value, parts)) return value;
  } catch {
    // The cursor was not written by this server.
  }
  throw InvalidCursor();
}

/** Returns a page of a list that was read whole: the items after the one that the cursor names. */
export function pageOfList<Item>(
  items: Item[],
  { limit = PAGE_SIZE, cursor }: PageRequest,
  idOf: (item: Item) => string,
): { data: Item[]; next_cursor: string | null } {
  const place = placeOf(cursor, 1);
  const at = place ? items.findIndex((item) => idOf(item) === place[0]) : -1;
  if (place && at < 0) throw InvalidCursor();
  const data = items.slice(at + 1, at + 1 + limit);
  const last = data.at(-1);
  const isLastPage = at + 1 + limit >= items.length;
  return { data, next_cursor: last && !isLastPage ? cursorOf([idOf(last)]) : null };
}

interface Dated {
  id: string;
  created_at: Date;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the row after which a page begins. Throws InvalidCursor. */
export function rowBefore({ cursor }: PageRequest): Dated | undefined {
  const place = placeOf(cursor, 2);
  if (!place) return undefined;
  const [at = '', id = ''] = place;
  const created_at = new Date(at);
  if (Number.isNaN(created_at.getTime()) || !UUID.test(id)) throw InvalidCursor();
  return { id, created_at };
}

/**
 * Returns a page of rows, with a cursor if there are more. The caller has read one row more than the limit, if there is
 * one.
 */
export function pageOfRows<Row extends Dated>(
  rows: Row[],
  { limit = PAGE_SIZE }: PageRequest,
): { data: Row[]; next_cursor: string | null } {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  if (!last || rows.length <= limit) return { data, next_cursor: null };
  return { data, next_cursor: cursorOf([last.created_at.toISOString(), last.id]) };
}
