import { type FileFormat, ruleOfFormat } from '@codivia/contract/files/file-formats';
import { extensionOf } from '@codivia/contract/files/file-names';
import { MODEL_SUFFIX } from '@codivia/contract/models/model-file';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { type Delimiter, TABLE_EXTENSIONS, type TableForm } from './delimiter.ts';

const quoted = (name: string) => `'${name.replaceAll("'", "\\'")}'`;
const attribute = (name: string) => `"${name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** A delimiter in code: a tab in its escaped form. */
const written = (delimiter: Delimiter) => quoted(delimiter === '\t' ? '\\t' : delimiter);

function inPython(name: string, table?: TableForm): string {
  const extension = extensionOf(name);
  if (table) {
    const file = `open(${quoted(name)}, encoding='utf-8', newline='')`;
    return `import csv\nrows = list(csv.reader(${file}, delimiter=${written(table.delimiter)}))`;
  }
  const module = name.replace(/\.py$/, '').replaceAll('/', '.');
  if (extension === 'py' && /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(module)) return `import ${module}`;
  return `open(${quoted(name)}, encoding='utf-8')`;
}

/** The words of p5 for tables. */
const P5_TABLES: Record<Delimiter, string> = { ',': 'csv', ';': 'ssv', '\t': 'tsv' };

function inGame(name: string, format: FileFormat, table?: TableForm): string | null {
  const { group } = ruleOfFormat(format);
  const extension = extensionOf(name);
  if (group === 'image') return `loadImage(${quoted(name)})`;
  if (group === 'sound') return `loadSound(${quoted(name)})`;
  if (group === 'film') return `createVideo(${quoted(name)})`;
  if (group === 'model' || extension === 'obj' || extension === 'stl')
    return `loadModel(${quoted(name)}, true)`;
  if (group === 'font') return `loadFont(${quoted(name)})`;
  if (table) return `loadTable(${quoted(name)}, '${P5_TABLES[table.delimiter]}', 'header')`;
  if (extension === 'json') return `loadJSON(${quoted(name)})`;
  // Scripts of a game run before it, so no code uses them.
  return extension === 'js' ? null : `loadStrings(${quoted(name)})`;
}

function inPage(name: string, format: FileFormat, table?: TableForm): string {
  const { group } = ruleOfFormat(format);
  const value = attribute(name);
  if (group === 'image') return `<img src=${value} alt="">`;
  if (group === 'sound') return `<audio src=${value} controls></audio>`;
  if (group === 'film') return `<video src=${value} controls width="320"></video>`;
  if (group === 'font') return `@font-face { font-family: "My font"; src: url(${value}); }`;
  const extension = extensionOf(name);
  if (extension === 'js') return `<script src=${value}></script>`;
  if (extension === 'mjs') return `<script type="module" src=${value}></script>`;
  if (extension === 'css') return `<link rel="stylesheet" href=${value}>`;
  if (extension === 'html' || extension === 'htm') return `<a href=${value}>${name}</a>`;
  const reader = group === 'text' ? (extension === 'json' ? 'json' : 'text') : 'arrayBuffer';
  const read = `await (await fetch(${quoted(name)})).${reader}()`;
  // In quotation marks a delimiter separates nothing: such a table cannot be read in one line of code.
  if (!table || table.quoted) return read;
  return `(${read}).trim().split(/\\r?\\n/).map((line) => line.split(${written(table.delimiter)}))`;
}

/** The code that loads a model of the AI lab; models of bodies, `.obj` and `.stl`, are loaded by p5. */
function withModel(kind: ProgramKind, file: string): string {
  const name = quoted(file.slice(0, -MODEL_SUFFIX.length));
  if (kind === 'python') return `from codivia import load_model\nmodel = load_model(${name})`;
  // In a sketch it is loaded like a picture, in `preload()`.
  return kind === 'game' ? `loadModel(${name})` : `await loadModel(${name})`;
}

/** Tells whether a file is a table, whose use depends on its format. */
export const isTable = (name: string, format: FileFormat): boolean =>
  format === 'text' && TABLE_EXTENSIONS.includes(extensionOf(name));

/**
 * Returns the code that uses a file in a room; null for a file that needs none. `table`: its format, if it is a table.
 */
export function howToUse(
  kind: ProgramKind,
  name: string,
  format: FileFormat,
  table?: TableForm,
): string | null {
  if (name.endsWith(MODEL_SUFFIX)) return withModel(kind, name);
  if (kind === 'web') return inPage(name, format, table);
  if (kind === 'game') return inGame(name, format, table);
  const isBinary = ruleOfFormat(format).group !== 'text' && format !== 'svg';
  return isBinary ? `open(${quoted(name)}, 'rb')` : inPython(name, table);
}
