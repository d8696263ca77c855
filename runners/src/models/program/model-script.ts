/// <reference path="../../preview/virtual-modules.d.ts" />
/** Tells whether code names the function that loads a model. */
export const usesModels = (code: string): boolean => /\bloadModel\b/.test(code);

/** The script that brings this function to a program that uses it: for others nothing is fetched. */
export async function modelScriptFor(code: string): Promise<{ models?: string }> {
  if (!usesModels(code)) return {};
  const { default: models } = await import('virtual:model-script');
  return { models };
}

/** The script with `loadModel` in a folder that is saved. */
export const MODEL_SCRIPT_FILE = 'load-model.js';

/** The tag that loads it in a page of that folder, which may lie in a folder below. */
export function modelScriptTag(page: string): string {
  const up = '../'.repeat(page.split('/').length - 1);
  return `<script src="${up}${MODEL_SCRIPT_FILE}"></script>\n`;
}

/**
 * Returns that script with the models in it: a page that is opened from a folder may fetch no file beside it.
 *
 * @param models the texts of models by the names of their files
 */
export async function folderModelScript(models: Readonly<Record<string, string>>): Promise<string> {
  const { default: script } = await import('virtual:model-script');
  // As texts: in code, a name such as `__proto__` would mean something else than in JSON.
  const entries = Object.entries(models).map((entry) => JSON.stringify(entry));
  const address = '([name, text]) => [new URL(name, document.currentScript.src).href, text]';
  return `var codiviaModels = Object.fromEntries([${entries.join(',')}].map(${address}));\n${script}`;
}
