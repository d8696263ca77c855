import { connect } from '../preview/frame/connect.ts';
import { FileTable } from '../preview/frame/file-table.ts';
import type { FrameContext } from '../preview/frame/frame-context.ts';
import { offerFiles } from '../preview/frame/offer-files.ts';
import type { PreparedSketch } from './prepare-sketch.ts';
import { keepKeysFromScrolling } from './scroll-keys.ts';
import { type P5Class, sketchKit } from './sketch-kit.ts';

/** What p5 leaves in the window, and what a sketch may put there. */
type Sketch = {
  p5: P5Class & { _friendlyFileLoadError?: (kind: number, path: string) => void };
  setup?: unknown;
  draw?: unknown;
};

const sketch = window as unknown as Sketch;

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

/** p5 waits for ever for a file that does not come: what is said then stands in place of "Loading...". */
function endLoading(): void {
  document.getElementById('p5_loading')?.remove();
}

function prepareTable(files: NonNullable<PreparedSketch['files']>, context: FrameContext) {
  const table = new FileTable(files, context.reporter);
  table.onProblem = endLoading;
  sketch.p5._friendlyFileLoadError = (_, path) => table.reportUnreadable(String(path));
  offerFiles(table, context);
  const { error } = console;
  // p5 logs the event of a picture that does not come, which says nothing: its name has been told.
  console.error = (...values: unknown[]) => {
    if (!(values[0] instanceof Event)) error(...values);
  };
  return table;
}

function begin(code: string): void {
  addScript(code);
  // p5 has looked at all this when it loaded, long before the program came and the frame had its size.
  sketch.p5.prototype.windowWidth = innerWidth;
  sketch.p5.prototype.windowHeight = innerHeight;
  if (typeof sketch.setup === 'function' || typeof sketch.draw === 'function') new sketch.p5();
}

connect<PreparedSketch>(({ code, files, scripts = [], sound }, context) => {
  keepKeysFromScrolling();
  if (sound !== undefined) addScript(sound);
  const table = files ? prepareTable(files, context) : null;
  if (!table || scripts.length === 0) return begin(code);
  void scripts
    .reduce((before, name) => before.then(() => addFile(table.addressOf(name))), Promise.resolve())
    .then(() => begin(code));
}, sketchKit);
