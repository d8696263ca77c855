/** The order of a register: É stands with E, whatever the database takes for the order of letters. */
const REGISTER = new Intl.Collator(['fr', 'en'], { numeric: true });

/** Returns people in the order of their names; equal names stay in theirs. */
export function byName<Named extends { name: string }>(people: readonly Named[]): Named[] {
  return people.toSorted((one, other) => REGISTER.compare(one.name, other.name));
}
