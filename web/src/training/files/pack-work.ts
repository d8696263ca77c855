import type { Language } from '@codivia/contract/api/language';
import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { pageScripts } from '@codivia/runners/files/worker-scripts';
import { localGamePage } from '@codivia/runners/game/local-game-page';
import {
  folderModelScript,
  MODEL_SCRIPT_FILE,
  modelScriptTag,
  usesModels,
} from '@codivia/runners/models/program/model-script';
import { packageFor } from '@codivia/runners/models/python-folder';
import { withStyle } from '@codivia/runners/web/page-text';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { loadFiles, readContent } from './file-store.ts';
import { localWebFiles } from './local-files.ts';
import { isGameScript } from './script-turns.ts';

const PAGE = /\.html?$/i;

/** The code of a work as it lies in a folder of one's own computer: pages link what they use. */
async function codeFiles(
  kind: ProgramKind,
  code: ProgramFiles,
  scripts: string[],
  title: string,
  language: Language,
): Promise<ProgramFiles> {
  if (kind === 'web') return localWebFiles(code, title, language);
  if (kind === 'python') return { ...(await packageFor(code['main.py'] ?? '')), ...code };
  const sketch = code['sketch.js'] ?? '';
  return { 'index.html': localGamePage(sketch, scripts, title, language), ...code };
}

/** Returns the texts of those files whose names fit, by their names. */
function textsOf(contents: Readonly<Record<string, Uint8Array>>, fits: (name: string) => boolean) {
  const found = Object.entries(contents).filter(([name]) => fits(name));
  return Object.fromEntries(found.map(([name, content]) => [name, strFromU8(content)]));
}

/** Tells whether a page runs any script: its own, or one that it links. */
const runsScript = (page: string) => /<script\b/i.test(page);

/** The pages of a work with the script that loads its models, and that script. */
async function withModels(
  first: string,
  others: Readonly<Record<string, string>>,
  contents: Readonly<Record<string, Uint8Array>>,
): Promise<ProgramFiles> {
  const models = textsOf(contents, (name) => name.endsWith(MODEL_SUFFIX));
  const pages = Object.entries(others).filter(([, page]) => runsScript(page));
  return {
    ...Object.fromEntries(
      [...pages, ['index.html', first] as const].map(([name, page]) => [
        name,
        withStyle(page, modelScriptTag(name)),
      ]),
    ),
    [MODEL_SCRIPT_FILE]: await folderModelScript(models),
  };
}

/** A work and its files as a zip that opens in any editor and runs there as it is. */
export async function packWork(
  place: string,
  kind: ProgramKind,
  code: ProgramFiles,
  title: string,
  language: Language,
): Promise<Blob> {
  const entries = await loadFiles(place);
  const contents: Record<string, Uint8Array> = {};
  for (const { name } of entries) {
    const content = await readContent(place, name);
    if (content) contents[name] = content;
  }
  const names = entries.map(({ name }) => name).filter(isGameScript);
  const beside = names.map((name) => strFromU8(contents[name] ?? new Uint8Array()));
  const scripts = pageScripts(names, [...Object.values(code), ...beside]);
  const files = await codeFiles(kind, code, scripts, title, language);
  const page = files['index.html'];
  const pages = kind === 'web' ? textsOf(contents, (name) => PAGE.test(name)) : {};
  const all = [...Object.values(code), ...beside, ...Object.values(pages)];
  if (page !== undefined && usesModels(all.join('\n')))
    Object.assign(files, await withModels(page, pages, contents));
  for (const [name, text] of Object.entries(files)) contents[name] = strToU8(text);
  return new Blob([new Uint8Array(zipSync(contents))], { type: 'application/zip' });
}
