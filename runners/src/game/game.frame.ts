import { followsMissingFile } from '../files/missing-file.ts';
import { connect } from '../preview/frame/connect.ts';
import { FileTable } from '../preview/frame/file-table.ts';
import type { FrameContext } from '../preview/frame/frame-context.ts';
import { offerFiles } from '../preview/frame/offer-files.ts';
import { ScriptTexts } from '../preview/frame/script-texts.ts';
import { gameError } from './game-errors.ts';
import { sketchHand } from './hand/sketch-hand.ts';
import { type LiveP5, makeLive } from './live-sketch.ts';
import type { PreparedSketch } from './prepare-game.ts';
import { keepKeysFromScrolling } from './scroll-keys.ts';
import { type P5Class, sketchKit } from './sketch-kit.ts';

/** The names that p5 leaves in the window, and those that a sketch may put there. */
type Sketch = {
  p5: P5Class & LiveP5 & { _friendlyFileLoadError?: (kind: number, path: string) => void };
  preload?: unknown;
  setup?: unknown;
  draw?: unknown;
};

const sketch = window as unknown as Sketch;

/** Explains errors by p5 and the scripts of the project. */
function explainErrors(code: string, { files = [] }: PreparedSketch, { reporter }: FrameContext) {
  const { p5 } = sketch;
  const names = Object.keys(p5.prototype).filter((name) => /^[a-zA-Z]/.test(name));
  const scripts = new ScriptTexts(files, code);
  reporter.refined = (entry) =>
    entry.kind === 'error'
      ? { ...entry, ...gameError(entry, scripts.text, names, p5.instance !== null) }
      : entry;
}

function addScript(code: string): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
}

/** Scripts of the project run one after the other. */
function addFile(address: string | null): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address ?? '';
    script.onload = script.onerror = () => resolve();
    document.body.append(script);
  });
}

/** The message that p5 logs with the name of a font that could not be loaded. */
const NO_FONT = 'Font could not be loaded';

/** The error of p5.sound when a sound is played before it is loaded. */
const NO_SOUND = /not ready to play file/;

/** Replaces "Loading..." by a message: p5 waits for ever for a file that cannot be loaded. */
function endLoading(): void {
  document.getElementById('p5_loading')?.remove();
}

function prepareTable(files: NonNullable<PreparedSketch['files']>, context: FrameContext) {
  const table = new FileTable(files, context.reporter);
  table.onProblem = endLoading;
  sketch.p5._friendlyFileLoadError = (_, path) => table.reportUnreadable(String(path));
  offerFiles(table, context);
  const { error } = console;
  // p5 logs the answer for a file that cannot be loaded, which explains nothing: the file's name has been reported.
  console.error = (...values: unknown[]) => {
    const [first] = values;
    if (first instanceof Event || first === NO_FONT || followsMissingFile(first)) return;
    error(...values);
  };
  // Silences the error that a missing sound is not loaded yet.
  const keepQuiet = (event: ErrorEvent) => {
    if (!table.hasProblem || !NO_SOUND.test(event.message)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('error', keepQuiet, { capture: true });
  return table;
}

/**
 * Makes questions possible in functions that p5 calls first: a question ends the sketch, which runs again with the
 * answer.
 */
function asksAtStart(name: 'preload' | 'setup', dialogs: FrameContext['dialogs']): void {
  const work = sketch[name];
  if (typeof work !== 'function') return;
  sketch[name] = () => dialogs.starting(() => dialogs.atTop(() => work()));
}

function begin(code: string, { dialogs }: FrameContext): void {
  dialogs.starting(() => addScript(code));
  asksAtStart('preload', dialogs);
  asksAtStart('setup', dialogs);
  // p5 read all these values when it loaded, long before the program arrived and the frame had its size.
  sketch.p5.prototype.windowWidth = innerWidth;
  sketch.p5.prototype.windowHeight = innerHeight;
  if (typeof sketch.setup === 'function' || typeof sketch.draw === 'function') new sketch.p5();
}

/** Gives the sketch its hand; a name of its own takes its place. Returns the function that changes what is seen. */
function giveHand() {
  const { hand, show } = sketchHand(() => sketch.p5.instance ?? { width: 0, height: 0 });
  Object.assign(window, { hand });
  return show;
}

connect<PreparedSketch>((prepared, context) => {
  const { code, files, scripts = [], sound, models } = prepared;
  keepKeysFromScrolling();
  if (sound !== undefined) addScript(sound);
  if (models !== undefined) addScript(models);
  const table = files ? prepareTable(files, context) : null;
  explainErrors(code, prepared, context);
  const showHand = prepared.hand ? giveHand() : () => {};
  if (context.isLive) makeLive(sketch.p5, context, code, showHand);
  if (!table || scripts.length === 0) return begin(code, context);
  return scripts
    .reduce((before, name) => before.then(() => addFile(table.addressOf(name))), Promise.resolve())
    .then(() => begin(code, context));
}, sketchKit);
