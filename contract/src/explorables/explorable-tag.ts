/** An explorable as a lesson names it. */
export interface NamedExplorable {
  name: string;
  /** The options as they were written; the schema of the explorable decides whether they are valid. */
  options: Readonly<Record<string, unknown>>;
}

/** Matches the value of the attribute of an explorable's element. */
const EXPLORABLE_VALUE = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?: (\{[^\0]*\}))?$/;

/** The value of the attribute of an explorable's element: its name and its options as JSON. */
export function explorableValue({ name, options }: NamedExplorable): string {
  return Object.keys(options).length === 0 ? name : `${name} ${JSON.stringify(options)}`;
}

/** Reads such a value; null if it is none. */
export function readExplorableValue(value: string): NamedExplorable | null {
  const [, name, json] = EXPLORABLE_VALUE.exec(value) ?? [];
  if (name === undefined) return null;
  if (json === undefined) return { name, options: {} };
  try {
    return { name, options: JSON.parse(json) };
  } catch {
    return null;
  }
}
