/**
 * The preparations that both commands need before anything else. This file and its callers are plain JavaScript and use
 * nothing but Node 20: they run before a single package is there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const NEEDED_NODE = 24;
/** Maximum time between two lines while a step prints no output, in milliseconds. */
const HEARTBEAT = 15_000;

/** Marks commands that were started by another of these scripts: the outer one shows the signs of life. */
const INNER = 'CODIVIA_INNER_SCRIPT';
const isInner = process.env[INNER] === '1';

/** Ends with one clear line. */
export function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Gives a process, and those that it starts, the lowest priority: it runs while all others wait. */
function putInBackground({ pid }) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

/**
 * Runs a command to its end, its output shown, with a sign of life while it is quiet. With `inBackground` it has the
 * lowest priority.
 */
export function run(command, args, { inBackground = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      ...options,
      env: { ...process.env, ...options.env, [INNER]: '1' },
    });
    if (inBackground) putInBackground(child);
    const heartbeat = setInterval(() => {
      if (!isInner) console.log(`  … ${seconds(started)}`);
    }, HEARTBEAT);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(heartbeat);
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

/** Runs one named step and prints its duration. */
export async function step(name, work) {
  const started = performance.now();
  console.log(`▸ ${name}`);
  await work();
  console.log(`✓ ${name} (${seconds(started)})`);
}

/** Files below a folder, named from the root; without packages, builds and data. */
export function filesBelow(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return [];
  const skipped = /^(node_modules|dist|dist-server|data|\.git|\.cache|test-results)$/;
  const entries = readdirSync(absolute, { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const inside = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(inside) : [inside];
  });
}

/** One hash of all these files and folders, named from the root. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = existsSync(join(ROOT, path)) && /\.\w+$/.test(path) ? [path] : filesBelow(path);
    for (const file of files.sort()) {
      hash
        .update(relative('.', file))
        .update('\0')
        .update(readFileSync(join(ROOT, file)));
    }
  }
  return hash.digest('hex');
}

/** Tells whether the files that the stamp represents were made of just these sources. */
export function isCurrent(sources, stampFile, hash = hashOf(sources)) {
  const stamp = join(ROOT, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Does `work` unless it was done before on just these sources; the stamp file remembers. */
export async function cached(sources, stampFile, name, work) {
  const stamp = join(ROOT, stampFile);
  const hash = hashOf(sources);
  if (isCurrent(sources, stampFile, hash)) return;
  await step(name, work);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

const MANIFESTS = ['package-lock.json', 'package.json'].concat(
  ['contract', 'content', 'runners', 'server', 'web'].map((room) => `${room}/package.json`),
);

/**
 * Installs the locked packages, Node among them, unless they are present; the first start builds, so the development
 * packages are installed even if NODE_ENV is "production".
 */
export async function install() {
  await cached(MANIFESTS, 'node_modules/.installed', 'Installing packages (a minute or two)', () =>
    run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']),
  ).catch((error) => giveUp(`The packages could not be installed: ${error.message}.`));
}

/** Returns the Node that runs everything else: the one that the lock file pins, or this one if it is new enough. */
export function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(ROOT, 'node_modules', '.bin', name);
  const found = existsSync(pinned) ? pinned : process.execPath;
  const { stdout } = spawnSync(found, ['--version'], { encoding: 'utf8' });
  if (Number.parseInt((stdout ?? '').slice(1), 10) < NEEDED_NODE) {
    giveUp(`Codivia needs Node ${NEEDED_NODE} on this kind of machine; this is ${stdout.trim()}.`);
  }
  return found;
}

/** Runs a package's program on the pinned Node, as `npx` would. */
export function runTool(name, args, options = {}) {
  return run('npm', ['exec', '--no', '--', name, ...args], options);
}

/** The sources of the built web app. */
const WEB_SOURCES = ['package-lock.json', 'contract/src', 'content', 'runners', 'web', 'scripts'];

/** The file that records the compression of the built web app: full, or quick. */
export const COMPRESSED = join(ROOT, 'web/dist/.compressed');

/** Compresses the built web app, unless it is already, at least so well. */
async function compressWeb(quickly) {
  const done = existsSync(COMPRESSED) ? readFileSync(COMPRESSED, 'utf8') : undefined;
  if (done === 'fully' || (done && quickly)) return;
  await step('Compressing the web app', () =>
    run(pinnedNode(), ['scripts/compress-web.mjs', ...(quickly ? ['--quickly'] : [])]),
  );
}

/**
 * Builds the web app, unless nothing has changed since, and compresses its files: as much as possible, or `quickly`
 * where only tests use them, which saves a sixth of a build.
 */
export async function buildWeb({ quickly = false } = {}) {
  await cached(WEB_SOURCES, 'web/dist/.built', 'Building the web app', () =>
    run(pinnedNode(), ['scripts/build-web.mjs']),
  )
    .then(() => compressWeb(quickly))
    .catch((error) => giveUp(`The web app could not be built: ${error.message}.`));
}
