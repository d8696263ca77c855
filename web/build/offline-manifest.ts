import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import type { OfflineManifest, OfflineRoom } from '../service-worker/messages.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Previews come from elsewhere: the browser keeps them for ever by itself, see docs/decisions/0322. */
const NONE = /(?!)/;

/** The scripts that format code. A room leaves out those for the languages of other rooms. */
const PYTHON_FORMAT = /\/format-python\.ts$/;
const WEB_FORMAT = /\/format-web\.ts$/;
const FORMAT = /\/format-(python|web)\.ts$/;

const PYTHON = /^python\/|\/python\.worker-/;
/** The files of MediaPipe Hands, without the program for browsers that cannot compute with several numbers at a time. */
const HANDS = /\/(hand_landmark_lite|hands(_solution_(packed_assets|simd)\w*)?)-[\w-]+\.\w+$/;
const LESSON = /\/pages\/lesson\/lesson-page\.tsx$/;

/** The page of each room, what it needs that no import leads to, and what it does without. */
const ROOMS: Record<OfflineRoom, { page: RegExp; files: RegExp; without: RegExp }> = {
  python: {
    page: /\/python-room-page\.tsx$/,
    files: new RegExp(`${PYTHON.source}|/ruff_fmt_bg-`),
    without: WEB_FORMAT,
  },
  web: { page: /\/web-room-page\.tsx$/, files: NONE, without: PYTHON_FORMAT },
  game: { page: /\/game-room-page\.tsx$/, files: NONE, without: PYTHON_FORMAT },
  'ai-lab': { page: /\/ai-lab-page\.tsx$/, files: /\/training\.worker-/, without: FORMAT },
  // Fetched for a camera that is switched on, and kept from then on, for browsers of today.
  hands: { page: NONE, files: HANDS, without: NONE },
  // With the list that leads to it. Running its Python programs needs the network, or an earlier visit of the room; the
  // recording does not.
  replay: { page: /\/replays?-page\.tsx$/, files: NONE, without: FORMAT },
  // Formatting is left out as in fetch-ahead.ts.
  lesson: { page: LESSON, files: NONE, without: FORMAT },
  'python-lesson': { page: LESSON, files: PYTHON, without: FORMAT },
};
const PAGES = /-page\.tsx$/;
const TEXTS = /\.(en|fr)\.ts$/;
/** The fonts of both our languages; other alphabets are fetched when a text needs them. */
const FONTS = /-latin-wght-normal-[\w-]+\.woff2$/;

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk';

/** These chunks and all that they import; `enter` says through which later imports to continue. */
function closure(bundle: Bundle, starts: Chunk[], enter: (chunk: Chunk) => boolean): Set<Chunk> {
  const found = new Set<Chunk>();
  const waiting = [...starts];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...chunk.imports.map((name) => bundle[name]).filter(isChunk));
    const later = chunk.dynamicImports.map((name) => bundle[name]).filter(isChunk);
    waiting.push(...later.filter(enter));
  }
  return found;
}

function pathsOf(chunks: Iterable<Chunk>): string[] {
  const names = [...chunks].flatMap((chunk) => {
    const { importedCss } = chunk.viteMetadata ?? {};
    return [chunk.fileName, ...(importedCss ?? [])];
  });
  return [...new Set(names)].map((name) => `/${name}`).sort();
}

const leadsTo = (pattern: RegExp) => (chunk: Chunk) => pattern.test(chunk.facadeModuleId ?? '');

/** Reads from a build what each room needs without network. Throws when a build has no page or no entry. */
export function offlineManifest(bundle: Bundle): OfflineManifest {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'index');
  const page = bundle['index.html'];
  if (!entry || page?.type !== 'asset') throw new Error('The build has no page');
  // Modules that the shell opens later belong to it, but no other page does.
  const shell = closure(bundle, [entry], (chunk) => !leadsTo(PAGES)(chunk));
  const texts = chunks.filter(leadsTo(TEXTS));
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  const room = (name: OfflineRoom) => {
    const pages = chunks.filter(leadsTo(ROOMS[name].page));
    const needed = (chunk: Chunk) => !leadsTo(PAGES)(chunk) && !leadsTo(ROOMS[name].without)(chunk);
    const own = [...closure(bundle, pages, needed)].filter((chunk) => !shell.has(chunk));
    const files = Object.keys(bundle).filter((file) => ROOMS[name].files.test(file));
    return [...pathsOf(own), ...files.map((file) => `/${file}`)];
  };
  const python = Object.keys(bundle).find((name) => name.startsWith('python/'));
  return {
    entry: `/${entry.fileName}`,
    page: {
      url: '/index.html',
      revision: createHash('sha256').update(page.source).digest('hex').slice(0, 16),
    },
    shell: [...pathsOf(new Set([...shell, ...texts])), ...fonts.map((name) => `/${name}`)],
    rooms: Object.fromEntries(
      (Object.keys(ROOMS) as OfflineRoom[]).map((name) => [name, room(name)]),
    ) as OfflineManifest['rooms'],
    packages: `codivia-packages-${python?.split('/')[1] ?? 'none'}`,
  };
}
