import type { Language } from '@codivia/contract/api/language';
import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { pageScripts } from '@codivia/runners/files/worker-scripts';
import { localGamePage } from '@codivia/runners/game/local-game-page';
import {
  folderModelScript,
  MODEL_SCRIPT_FILE,
  MODEL_SCRIPT_TAG,
  usesModels,
} from '@codivia/runners/models/program/model-script';
import { packageFor } from '@codivia/runners/models/python-folder';
import { withStyle } from '@codivia/runners/web/page-text';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { loadFiles, readContent } from './file-store.ts';
import { localWebFiles } from './local-files.ts';
import { isGameScript } from './script-turns.ts';

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

/** The page of a work with the script that loads its models, and that script. */
async function withModels(
  page: string,
  contents: Readonly<Record<string, Uint8Array>>,
): Promise<ProgramFiles> {
  const models = Object.entries(contents).filter(([name]) => name.endsWith(MODEL_SUFFIX));
  const texts = Object.fromEntries(models.map(([name, content]) => [name, strFromU8(content)]));
  return {
    'index.html': withStyle(page, MODEL_SCRIPT_TAG),
    [MODEL_SCRIPT_FILE]: await folderModelScript(texts),
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
  if (page !== undefined && usesModels([...Object.values(code), ...beside].join('\n')))
    Object.assign(files, await withModels(page, contents));
  for (const [name, text] of Object.entries(files)) contents[name] = strToU8(text);
  return new Blob([new Uint8Array(zipSync(contents))], { type: 'application/zip' });
}
