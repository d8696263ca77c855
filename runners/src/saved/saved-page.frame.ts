import { decoded, leadsElsewhere } from '../files/program-file.ts';
import { withAddresses } from '../files/references.ts';
import { FileTable, type FrameFile } from '../preview/frame/file-table.ts';
import { type FilesContext, offerFiles } from '../preview/frame/offer-files.ts';
import { installWorkers } from '../preview/frame/workers.ts';

/**
 * Runs beside the pages of a project that was saved with its files: gives programs those files by their names. A page
 * that is opened from a folder may fetch no file beside it, so each file comes as a script (saved-project.ts).
 */

const files: FrameFile[] = [];
/** The pages of the project, by their names. */
const pages = new Map<string, string>();

function add(name: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const data = new Blob([bytes], { type });
  const isStyle = type.startsWith('text/css');
  const text = isStyle || type.startsWith('text/html') ? new TextDecoder().decode(bytes) : '';
  files.push(isStyle ? { name, data, css: text } : { name, data });
  if (type.startsWith('text/html')) pages.set(name, text);
}

/** Gives the program of this page its files. Missing files are reported in the browser's console. */
function offer(): FileTable {
  const context: FilesContext & Parameters<typeof installWorkers>[0] = {
    files: null,
    reporter: {
      readable: (text) => text,
      isFull: false,
      drop: () => {},
      add: (entry) => console.error('name' in entry ? `${entry.name}: ${entry.text}` : entry.text),
    },
    positionOf: () => null,
  };
  const table = new FileTable(files, context.reporter);
  offerFiles(table, context);
  installWorkers(context);
  return table;
}

/** Makes links to other pages of the project open this one again with that page in it; links to files open those. */
function followLinks(currentPage: string, table: FileTable): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href], area[href]') : null;
    const reference = link?.getAttribute('href') ?? '';
    if (!link || leadsElsewhere(reference)) return;
    const name = table.nameOf(reference, currentPage);
    if (name === null || !table.has(name)) return;
    const [, place] = reference.split('#');
    const page = `?page=${encodeURIComponent(name)}${place ? `#${place}` : ''}`;
    link.setAttribute('href', pages.has(name) ? page : (table.addressOf(name) ?? reference));
  });
}

function write(page: string, name: string, table: FileTable): void {
  document.open();
  followLinks(name, table);
  addEventListener('load', () => {
    document.getElementById(decoded(location.hash.slice(1)))?.scrollIntoView();
  });
  document.write(withAddresses(page, (reference) => table.addressOf(reference, name)));
  document.close();
}

/** Replaces this page by a page of the project: the one that the address names, else the first. */
function show(first: string): void {
  const requested = new URLSearchParams(location.search).get('page') ?? first;
  const name = pages.has(requested) ? requested : first;
  // A document that is still being loaded cannot be opened again.
  addEventListener('load', () => write(pages.get(name) ?? '', name, offer()));
}

/**
 * Loads worklets as data: a page that is opened from a folder loads them from no `blob:` address, as p5.sound requests.
 */
function loadWorkletsAsData(): void {
  if (typeof AudioWorklet === 'undefined') return;
  const { addModule } = AudioWorklet.prototype;
  AudioWorklet.prototype.addModule = async function addAsData(module, options) {
    const address = String(module);
    if (!address.startsWith('blob:')) return addModule.call(this, module, options);
    const code = await (await fetch(address)).text();
    const data = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
    return addModule.call(this, data, options);
  };
}

loadWorkletsAsData();
Object.assign(window, { codiviaSaved: { add, offer, show } });
