/** A value as lines to be compared by people: `hints.1.fr: …`, texts of several lines below their name. */
function linesOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => linesOf(one, `${path}.${i + 1}`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => linesOf(one, `${path}.${name}`));
  }
  const text = String(value ?? '');
  return text.includes('\n') ? [`${path}:`, ...text.split('\n')] : [`${path}: ${text}`];
}

/** Exercises as text, each under its id, whatever their order. */
export function exercisesText(exercises: readonly { id: string }[]): string {
  return exercises
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map((exercise) => linesOf(exercise, exercise.id).join('\n'))
    .join('\n\n');
}
