import type { Language } from '@codivia/contract/api/language';
import type { PublishedProject } from '@codivia/contract/api/published-projects';
import { isScript, type ProgramFile } from '@codivia/runners/files/program-file';
import { pageScripts } from '@codivia/runners/files/worker-scripts';
import { usesSound } from '@codivia/runners/game/uses-sound';
import { usesModels } from '@codivia/runners/models/program/model-script';
import { fileScript, savedGamePage, savedWebPage } from '@codivia/runners/saved/saved-project';
import { standalonePage } from '@codivia/runners/web/standalone-page';
import { localWebFiles } from '../../files/local-files.ts';
import { pathInSite } from './site-pages.ts';
import type { ZipWriter } from './zip-writer.ts';

/** The types of files that are compressed already. */
const PACKED = /^(image\/(?!svg)|audio\/(?!wav)|video|font\/woff)/;
const PROGRAM = '../runner/saved-page.js';
const MODELS = '../runner/load-model.js';
const P5 = '../p5/p5.min.js';
const P5_SOUND = '../p5/p5.sound.min.js';

/** The parts of the site that a project needs. */
export interface RunningSite {
  zip: ZipWriter;
  language: Language;
  /** Reads the files beside a project's code, in the order of its list. */
  readFiles: (project: PublishedProject) => AsyncIterable<ProgramFile>;
  /** Requests that p5.sound, or a script that gives pages their files or models, is added. */
  need: (what: 'sound' | 'saved_page' | 'models') => void;
}

/** The code of a project as files. */
async function codeOf({ kind, files, title }: PublishedProject, language: Language) {
  const code = kind === 'web' ? await localWebFiles(files, title, language) : files;
  const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', py: 'text/plain' };
  return Object.entries(code).map(([name, text]): ProgramFile => {
    const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES] ?? 'text/plain';
    return { name, data: new Blob([text], { type }) };
  });
}

/**
 * Puts the files of a project into their folder, and again as scripts beside its page; returns the addresses of the
 * scripts.
 */
async function addFiles(
  site: RunningSite,
  project: PublishedProject,
  name: string,
  onScript: (name: string, code: string) => void,
): Promise<string[]> {
  const code = await codeOf(project, site.language);
  const names = [...code, ...project.assets].map((file) => file.name);
  const loaded = [PROGRAM];
  const addOne = async (file: ProgramFile, isLoaded: boolean) => {
    const bytes = new Uint8Array(await file.data.arrayBuffer());
    site.zip.add(`projects/${name}/${file.name}`, bytes, PACKED.test(file.data.type));
    if (!isLoaded) return;
    const address = `${name}-run/${String(loaded.length).padStart(3, '0')}.js`;
    site.zip.add(`projects/${address}`, await fileScript(file, names));
    loaded.push(address);
  };
  for (const file of code) await addOne(file, project.kind === 'web');
  for await (const file of site.readFiles(project)) {
    await addOne(file, project.kind !== 'python');
    if (isScript(file)) onScript(file.name, await file.data.text());
  }
  return loaded;
}

function webPage({ title, files }: PublishedProject, language: Language, loaded: string[]): string {
  if (loaded.length > 0) return savedWebPage(loaded, 'index.html', title, language);
  return standalonePage(files, title, language);
}

/** The page of a game; `code` is all of its code, which tells whether p5.sound is needed. */
function gamePage(
  site: RunningSite,
  { title, files }: PublishedProject,
  { loaded, scripts, code }: { loaded: string[]; scripts: string[]; code: string },
): string {
  const hasSound = usesSound(code);
  if (hasSound) site.need('sound');
  // From a folder p5.sound cannot be started without the program, either.
  if (hasSound && loaded.length === 0) loaded.push(PROGRAM);
  const libraries = hasSound ? [P5, P5_SOUND] : [P5];
  const places = { libraries, files: loaded, scripts };
  return savedGamePage(files['sketch.js'] ?? '', places, title, site.language);
}

/**
 * Adds the files that run a project without us: its page, and its files where it has any. A program in Python has no
 * such page.
 */
export async function addRunning(
  site: RunningSite,
  project: PublishedProject,
  name: string,
): Promise<void> {
  const { kind, assets, files } = project;
  const names: string[] = [];
  const codes = Object.values(files);
  const onScript = (script: string, text: string) => {
    names.push(script);
    codes.push(text);
  };
  const loaded = assets.length > 0 ? await addFiles(site, project, name, onScript) : [];
  if (kind === 'python') return;
  const scripts = pageScripts(names, codes).map((script) => pathInSite(`${name}/${script}`));
  const code = codes.join('\n');
  if (loaded.length > 0 && usesModels(code)) {
    site.need('models');
    loaded.push(MODELS);
  }
  const page =
    kind === 'web'
      ? webPage(project, site.language, loaded)
      : gamePage(site, project, { loaded, scripts, code });
  if (loaded.length > 0) site.need('saved_page');
  site.zip.add(`projects/${name}-run.html`, page);
}
