/**
 * Names by their groups, such as `str` or `document`, each with its signature: `(separator) → list` is called and
 * returns a list, `→ element` is read, and an empty text says nothing. After the arrow stands a group of the same
 * table, or of another one that is used along with it.
 */
export type NameTable = Record<string, Record<string, string>>;

/** A line on each name of a table; a missing one is a type error. */
export type Described<Table extends NameTable> = {
  [Group in keyof Table]: Record<keyof Table[Group], string>;
};
