/** The packages that learners may import beside the standard library (docs/product.md#python-room). */
const OFFERED = ['numpy', 'matplotlib', 'scikit-learn'];

/** The part of Pyodide's list of packages that we use. */
export interface Lock {
  info: unknown;
  packages: Record<string, { depends: string[]; file_name: string; sha256: string }>;
}

/** The runtime's list of packages without those learners cannot import: a shorter list to load. */
export function allowedPackages(lock: Lock): Lock {
  const allowed = new Set<string>();
  const allow = (name: string) => {
    const entry = lock.packages[name];
    if (!entry) throw new Error(`Pyodide has no package "${name}"`);
    if (allowed.has(name)) return;
    allowed.add(name);
    entry.depends.forEach(allow);
  };
  OFFERED.forEach(allow);
  const packages = Object.entries(lock.packages).filter(([name]) => allowed.has(name));
  return { info: lock.info, packages: Object.fromEntries(packages) };
}
