/** The functions of p5 and p5.sound that load something by a name or an address, and return at once. */
const LOADING = [
  'loadImage',
  'loadSound',
  'loadFont',
  'loadTable',
  'loadStrings',
  'loadJSON',
  'loadXML',
];

type Method = (this: unknown, ...values: unknown[]) => unknown;

/**
 * Records the files that a sketch loads and the lines that load them; to be called before the sketch exists. Returns a
 * function that names the origin of a loaded object.
 */
export function watchLoading(
  prototype: Record<string, unknown>,
): (loaded: object) => string | null {
  const origins = new WeakMap<object, string>();
  for (const name of LOADING) {
    const original = prototype[name];
    if (typeof original !== 'function') continue;
    prototype[name] = function watched(this: unknown, ...values: unknown[]) {
      const loaded = (original as Method).apply(this, values);
      const [from] = values;
      if (typeof from === 'string' && typeof loaded === 'object' && loaded)
        origins.set(loaded, from);
      return loaded;
    };
  }
  return (loaded) => origins.get(loaded) ?? null;
}
