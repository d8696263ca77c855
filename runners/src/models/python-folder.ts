/** The folder of our Python package with the models of programs. */
export const PACKAGE_FOLDER = 'codivia/';

/** Tells whether a Python program imports it. */
const usesPackage = (code: string): boolean => /^[ \t]*(?:from|import)[ \t]+codivia\b/m.test(code);

/** The files of the package for the folder of a saved program that imports it; elsewhere Python does not have it. */
export async function packageFor(code: string): Promise<Readonly<Record<string, string>>> {
  if (!usesPackage(code)) return {};
  const { codiviaSources } = await import('../python/harness/codivia-sources.ts');
  const modules = Object.entries(codiviaSources);
  return Object.fromEntries(modules.map(([name, text]) => [`${PACKAGE_FOLDER}${name}.py`, text]));
}
