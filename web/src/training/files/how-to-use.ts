import { type FileFormat, ruleOfFormat } from '@codivia/contract/file-formats';
import { extensionOf } from '@codivia/contract/file-names';
import type { RoomKind } from '@codivia/contract/rooms';

const quoted = (name: string) => `'${name.replaceAll("'", "\\'")}'`;
const attribute = (name: string) => `"${name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

function inPython(name: string): string {
  const extension = extensionOf(name);
  const module = name.replace(/\.py$/, '').replaceAll('/', '.');
  if (extension === 'py' && /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(module)) return `import ${module}`;
  return `open(${quoted(name)}, encoding='utf-8')`;
}

function inGame(name: string, format: FileFormat): string | null {
  const { group } = ruleOfFormat(format);
  if (group === 'image') return `loadImage(${quoted(name)})`;
  if (group === 'sound') return `loadSound(${quoted(name)})`;
  if (group === 'font') return `loadFont(${quoted(name)})`;
  const extension = extensionOf(name);
  if (extension === 'csv') return `loadTable(${quoted(name)}, 'csv', 'header')`;
  if (extension === 'json') return `loadJSON(${quoted(name)})`;
  // Scripts of a game run before it, without a word.
  return extension === 'js' ? null : `loadStrings(${quoted(name)})`;
}

function inPage(name: string, format: FileFormat): string {
  const { group } = ruleOfFormat(format);
  const value = attribute(name);
  if (group === 'image') return `<img src=${value} alt="">`;
  if (group === 'sound') return `<audio src=${value} controls></audio>`;
  if (group === 'font') return `@font-face { font-family: "My font"; src: url(${value}); }`;
  const extension = extensionOf(name);
  if (extension === 'js') return `<script src=${value}></script>`;
  if (extension === 'mjs') return `<script type="module" src=${value}></script>`;
  if (extension === 'css') return `<link rel="stylesheet" href=${value}>`;
  if (extension === 'html' || extension === 'htm') return `<a href=${value}>${name}</a>`;
  return `await (await fetch(${quoted(name)})).${extension === 'json' ? 'json' : 'text'}()`;
}

/** A line of code that uses a file in a room; null for what needs none. */
export function howToUse(kind: RoomKind, name: string, format: FileFormat): string | null {
  if (kind === 'web') return inPage(name, format);
  if (kind === 'game') return inGame(name, format);
  const isBinary = ruleOfFormat(format).group !== 'text' && format !== 'svg';
  return isBinary ? `open(${quoted(name)}, 'rb')` : inPython(name);
}
