/**
 * Names by what they belong to, such as `str` or `document`, each with its signature: `(separator) → list` is called
 * and gives a list, `→ element` is read, and nothing stands where there is nothing to say. What follows the arrow is
 * a group of the same kind of names, or of another that is used along with it.
 */
export type NameTable = Record<string, Record<string, string>>;

/** A line on each name of a table; a missing one is a type error. */
export type Described<Table extends NameTable> = {
  [Group in keyof Table]: Record<keyof Table[Group], string>;
};
