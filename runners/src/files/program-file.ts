/** A file of a project, as its program finds it: by its name, beside the program. */
export interface ProgramFile {
  /** The name in the program, such as `cat.png`; unique in a project. */
  name: string;
  /** The content; its type is the file's MIME type. */
  data: Blob;
}

/** Files beside a program, perhaps still on their way. */
export type FilesBeside = readonly ProgramFile[] | Promise<readonly ProgramFile[]>;

/** Types whose content is JavaScript. */
const SCRIPT = /^(text|application)\/(java|ecma)script$/;

/** Tells whether a file is a script: loops in it get a guard. */
export function isScript({ data }: ProgramFile): boolean {
  return SCRIPT.test(data.type);
}

/** Returns a path without its dots: `img/../cat.png` is `cat.png`. The folder of the program has no parent. */
function straightened(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/**
 * The file that a reference means: `./cat.png` and `/cat.png` are `cat.png`.
 *
 * @param from the name of the file that the reference is in; without one it is beside the program
 */
export function nameOf(reference: string, from = ''): string {
  const path = reference.trim().split(/[?#]/, 1)[0] ?? '';
  const folder = path.startsWith('/') ? '' : from.slice(0, from.lastIndexOf('/') + 1);
  return decoded(straightened(folder + path)).normalize('NFC');
}

/** Decodes a part of an address; a percent sign that encodes nothing stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Tells whether a reference leads to another place than a file beside the program: it names a scheme or a host. */
export function leadsElsewhere(reference: string): boolean {
  return /^\s*([a-z][a-z\d+.-]*:|\/\/|#)/i.test(reference);
}
