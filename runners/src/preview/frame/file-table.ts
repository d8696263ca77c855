import { MISSING_FILE, missingFileText, UNREADABLE_FILE } from '../../files/missing-file.ts';
import type { MissingPlaces } from '../../files/missing-places.ts';
import { nameIn, withAddressesInCss } from '../../files/references.ts';
import type { SourcePosition } from '../messages.ts';
import type { Reporter } from './reporter.ts';

/**
 * A file as it arrives in the frame: style sheets as text, since the files that they name have addresses in this frame
 * only.
 */
export interface FrameFile {
  name: string;
  data: Blob;
  css?: string;
}

/** The folder from which names of files are resolved, as an absolute address, and the folder above it. */
const FOLDER = new URL('./', location.href).href;
const ROOT = new URL('/', location.href).href;

/** Native functions, kept before the program can replace them. */
const createAddress = URL.createObjectURL.bind(URL);

/**
 * The files of a program and their addresses, which are valid in this frame alone. Missing names are reported, each
 * once.
 */
export class FileTable {
  /** Called with each file that cannot be used. */
  onProblem: () => void = () => {};
  /** A file could not be used. */
  hasProblem = false;
  /** The page that is shown, by its name: references are relative to it. */
  page = '';
  /** The places that name missing files without a script. */
  places: MissingPlaces = {};
  readonly names: readonly string[];
  #files: Map<string, FrameFile>;
  #addresses = new Map<string, string>();
  #namesByAddress = new Map<string, string>();
  #reported = new Set<string>();
  #reporter: Pick<Reporter, 'add'>;

  constructor(files: readonly FrameFile[], reporter: Pick<Reporter, 'add'>) {
    this.#files = new Map(files.map((file) => [file.name, file]));
    this.names = files.map(({ name }) => name);
    this.#reporter = reporter;
  }

  /** The name that a reference means; null where it leads elsewhere. */
  nameOf(reference: string, from = this.page): string | null {
    const meant = nameIn(reference, FOLDER, from) ?? nameIn(reference, ROOT, from);
    if (meant === null || this.#files.has(meant) || from === '') return meant;
    // A script reads an element's address as a name from the top folder, and may give it to another element.
    const fromTop = nameIn(reference, FOLDER) ?? nameIn(reference, ROOT);
    return fromTop !== null && this.#files.has(fromTop) ? fromTop : meant;
  }

  /** The name of the file that a text names, by itself or by its address; null where it names none of them. */
  nameIn(text: string): string | null {
    const address = [...this.#namesByAddress.keys()].find((one) => text.includes(one));
    if (address !== undefined) return this.#namesByAddress.get(address) ?? null;
    const name = this.nameOf(text);
    return name !== null && this.has(name) ? name : null;
  }

  /** The name of the file with exactly this address; null for any other. */
  nameAt(address: string): string | null {
    return this.#namesByAddress.get(address) ?? null;
  }

  /** The text of a file. */
  textOf(name: string): Promise<string> | undefined {
    return this.#files.get(name)?.data.text();
  }

  /** Replaces the text of a file: the new one is found from now on, under a new address. */
  replace(name: string, text: string): void {
    const { data } = this.#files.get(name) ?? {};
    if (!data) return;
    this.#files.set(name, { name, data: new Blob([text], { type: data.type }) });
    this.#addresses.delete(name);
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** Returns the address of the file that a reference means; null if there is none. */
  addressOf = (reference: string, from = this.page): string | null => {
    const name = this.nameOf(reference, from);
    const file = name === null ? undefined : this.#files.get(name);
    if (!file) return null;
    const known = this.#addresses.get(file.name);
    if (known !== undefined) return known;
    // Recorded before its content is made: style sheets may import each other.
    this.#addresses.set(file.name, '');
    const address = createAddress(this.#contentOf(file));
    this.#addresses.set(file.name, address);
    this.#namesByAddress.set(address, file.name);
    return address;
  };

  #contentOf({ name, data, css }: FrameFile): Blob {
    if (css === undefined) return data;
    const text = withAddressesInCss(css, (reference) => this.addressOf(reference, name));
    return new Blob([text], { type: 'text/css' });
  }

  /** A text in which addresses of files are their names again. */
  withNames = (text: string): string => {
    const named = text.includes('blob:')
      ? text.replace(
          /blob:[^\s"')<>]*[\w-]/g,
          (address) => this.#namesByAddress.get(address) ?? address,
        )
      : text;
    return named.replaceAll(FOLDER, '').replaceAll(ROOT, '/');
  };

  /** Reports that a file is missing. */
  reportMissing(name: string, position: SourcePosition | null): void {
    const text = missingFileText(name, this.names);
    const written = Object.hasOwn(this.places, name) ? this.places[name] : undefined;
    this.#report(MISSING_FILE, name, text, position ?? written ?? null);
  }

  /** Reports that a file exists and cannot be read as its use requires. */
  reportUnreadable(reference: string): void {
    const name = this.nameOf(this.withNames(reference));
    // It is no file of the project, or represents one that was named as missing.
    if (name === null) return;
    if (this.has(name)) this.#report(UNREADABLE_FILE, name, name, null);
    else this.reportMissing(name, null);
  }

  #report(kind: string, name: string, text: string, position: SourcePosition | null): void {
    this.hasProblem = true;
    this.onProblem();
    if (this.#reported.has(name)) return;
    this.#reported.add(name);
    this.#reporter.add({ kind: 'error', name: kind, text, position, count: 1 });
  }
}
