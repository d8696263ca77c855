/** The folder of our Python package with the models of programs. */
export const PACKAGE_FOLDER = 'codivia/';

/** Tells whether a Python program imports it. */
const usesPackage = (code: string): boolean => /^[^\S\n]*(?:from|import)\s+codivia\b/m.test(code);

/** The files of the package for the folder of a saved program that imports it; elsewhere Python does not have it. */
export async function packageFor(code: string): Promise<Readonly<Record<string, string>>> {
  if (!usesPackage(code)) return {};
  const [start, features, verdict] = await Promise.all([
    import('../python/harness/codivia/__init__.py?raw'),
    import('../python/harness/codivia/features.py?raw'),
    import('../python/harness/codivia/verdict.py?raw'),
  ]);
  return {
    [`${PACKAGE_FOLDER}__init__.py`]: start.default,
    [`${PACKAGE_FOLDER}features.py`]: features.default,
    [`${PACKAGE_FOLDER}verdict.py`]: verdict.default,
  };
}
