import { missingAnswer } from '../../files/missing-file.ts';
import { attributeWithAddress, withAddresses, withAddressesInCss } from '../../files/references.ts';
import { FILE_SCHEME } from '../messages.ts';
import type { FileTable } from './file-table.ts';
import type { FrameContext } from './frame-context.ts';
import { replaceMethod } from './replace-method.ts';
import type { Reporter } from './reporter.ts';

/** Attributes that fetch, by their elements; `href` of links leads to another page instead. */
const FETCHING = 'src srcset poster href xlink:href style'.split(' ');
const FETCHES_HREF = /^(link|image|use|feimage)$/i;
const WITH_FILES = FETCHING.map((name) => `[${name.replace(':', '\\:')}]`).join(', ');

/** The address of a file that can be neither shown nor played: the program gets an error, as for a missing file. */
const NOTHING = 'data:,';

/** The part of a frame's context that this needs; saved pages are not frames. */
export type FilesContext = Pick<FrameContext, 'files' | 'positionOf'> & {
  reporter: Pick<Reporter, 'add' | 'readable'>;
};

type Descriptor = PropertyDescriptor & { set(this: unknown, value: string): void };

/** Elements whose files are shown or played. */
const SHOWN = [HTMLImageElement, HTMLMediaElement, HTMLSourceElement];

/** Returns the address of a file to be shown; a missing one is reported with the line that named it. */
function shownAddress(table: FileTable, { positionOf }: FilesContext, reference: string) {
  const name = table.nameOf(reference);
  if (name === null || table.has(name)) return table.addressOf(reference);
  table.reportMissing(name, positionOf(new Error().stack ?? ''));
  return NOTHING;
}

/** Properties that fetch at once, before an observer is notified. */
const PROPERTIES: [prototype: object, property: string][] = [
  [HTMLImageElement.prototype, 'src'],
  [HTMLImageElement.prototype, 'srcset'],
  [HTMLMediaElement.prototype, 'src'],
  [HTMLVideoElement.prototype, 'poster'],
  [HTMLSourceElement.prototype, 'src'],
  [HTMLScriptElement.prototype, 'src'],
  [HTMLLinkElement.prototype, 'href'],
];

function interceptProperties(table: FileTable, context: FilesContext): void {
  for (const [prototype, property] of PROPERTIES) {
    const native = Object.getOwnPropertyDescriptor(prototype, property) as Descriptor | undefined;
    if (!native?.set || !native.get) continue;
    const { get, set } = native;
    const isShown =
      prototype !== HTMLScriptElement.prototype && prototype !== HTMLLinkElement.prototype;
    const addressOf = (reference: string) =>
      isShown ? shownAddress(table, context, reference) : table.addressOf(reference);
    Object.defineProperty(prototype, property, {
      ...native,
      get(this: object) {
        return table.withNames(get.call(this));
      },
      set(this: object, value: unknown) {
        const text = String(value);
        set.call(this, attributeWithAddress(property, text, addressOf) ?? text);
      },
    });
  }
}

/** Intercepts attributes of elements that are not in the document yet: nothing observes those. */
function interceptAttributes(table: FileTable, context: FilesContext): void {
  replaceMethod(
    Element.prototype,
    'setAttribute',
    (native) =>
      function offered(this: unknown, ...[attribute, value, ...rest]) {
        const name = String(attribute).toLowerCase();
        const isShown = SHOWN.some((kind) => this instanceof kind) && FETCHING.includes(name);
        const addressOf = (reference: string) => shownAddress(table, context, reference);
        const changed = isShown ? attributeWithAddress(name, String(value), addressOf) : null;
        return Reflect.apply(native, this, [attribute, changed ?? value, ...rest]);
      },
  );
}

/**
 * Intercepts constructors that fetch a file at once: `new Audio('jump.wav')`, `new FontFace('Mine', 'url(mine.ttf)')`.
 */
function interceptConstructors(table: FileTable): void {
  const NativeAudio = window.Audio;
  function OfferedAudio(address?: string): HTMLAudioElement {
    const audio = new NativeAudio();
    audio.preload = 'auto';
    // Set by its property, which knows the files.
    if (address !== undefined) audio.src = address;
    return audio;
  }
  OfferedAudio.prototype = NativeAudio.prototype;
  window.Audio = OfferedAudio as unknown as typeof Audio;
  const NativeURL = window.URL;
  window.URL = class URL extends NativeURL {
    constructor(address: string | URL, base?: string | URL) {
      const name = base === undefined ? null : table.nameAt(String(base));
      // Files are beside the name of a module, not beside its address (`import.meta.url`).
      super(address, name === null ? base : new NativeURL(name, document.baseURI));
    }
  };
  const NativeFont = window.FontFace;
  window.FontFace = class FontFace extends NativeFont {
    constructor(family: string, source: string | BufferSource, more?: FontFaceDescriptors) {
      const isText = typeof source === 'string';
      super(
        family,
        isText ? withAddressesInCss(source, (reference) => table.addressOf(reference)) : source,
        more,
      );
    }
  };
}

/** HTML that scripts write: its pictures are fetched before an observer is notified. */
function interceptHtml(table: FileTable): void {
  const addressed = (html: unknown) =>
    withAddresses(String(html), (reference) => table.addressOf(reference));
  const { insertAdjacentHTML } = Element.prototype;
  Element.prototype.insertAdjacentHTML = function insert(this: Element, place, html) {
    insertAdjacentHTML.call(this, place, addressed(html));
  };
  const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  const { get, set } = inner ?? {};
  if (!inner || !get || !set) return;
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...inner,
    get,
    set(this: Element, html: unknown) {
      // Null stands for an empty text; the text of a style sheet or script is not HTML.
      const isText = this instanceof HTMLStyleElement || this instanceof HTMLScriptElement;
      set.call(this, html === null || isText ? html : addressed(html));
    },
  });
}

function giveAddresses(element: Element, table: FileTable): void {
  const addressOf = (reference: string) => table.addressOf(reference);
  for (const name of FETCHING) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    if (name.endsWith('href') && !FETCHES_HREF.test(element.localName)) continue;
    const changed = attributeWithAddress(name, value, addressOf);
    if (changed !== null) element.setAttribute(name, changed);
  }
}

function giveAddressesInStyle(style: Element, table: FileTable): void {
  const css = style.textContent ?? '';
  const changed = withAddressesInCss(css, (reference) => table.addressOf(reference));
  if (changed !== css) style.textContent = changed;
}

/** Watches elements and attributes that scripts add to the page. */
function watchDocument(table: FileTable): void {
  const look = (node: Node) => {
    const holder = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!(holder instanceof Element)) return;
    if (holder instanceof HTMLStyleElement) giveAddressesInStyle(holder, table);
    if (node !== holder) return;
    for (const element of [holder, ...holder.querySelectorAll(WITH_FILES)])
      giveAddresses(element, table);
    for (const style of holder.querySelectorAll('style')) giveAddressesInStyle(style, table);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') giveAddresses(target as Element, table);
      else for (const node of addedNodes) look(node);
    }
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: FETCHING,
  });
}

function interceptRequests(table: FileTable, { positionOf }: FilesContext): void {
  /** Returns the address to request; undefined when the file is missing, which has been reported then. */
  const find = (reference: string): string | undefined => {
    const name = table.nameOf(reference);
    if (name === null) return reference;
    const address = table.addressOf(reference);
    if (address === null) table.reportMissing(name, positionOf(new Error().stack ?? ''));
    return address ?? undefined;
  };
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (input, options) => {
    const reference = input instanceof Request ? input.url : String(input);
    const name = table.nameOf(reference);
    // Checking whether a file exists is no mistake: p5 does so for the colors of a model.
    const asksOnly = options?.method?.toUpperCase() === 'HEAD' && name !== null && !table.has(name);
    const address = asksOnly ? undefined : find(reference);
    if (address === undefined) return missingAnswer();
    // A file of the project is only read: the new request needs nothing of the original one.
    return address === reference ? nativeFetch(input, options) : nativeFetch(address);
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openFile(
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    const address = find(String(url)) ?? String(url);
    return (open as (...values: unknown[]) => void).call(
      this,
      method,
      address,
      ...(rest.length > 0 ? rest : [true]),
    );
  } as typeof open;
}

/**
 * Maps modules so that they can import each other by `FILE_SCHEME` and their name, and modules inside a saved page by
 * the name alone; a page that is written later keeps the map.
 */
function mapModules(table: FileTable): void {
  const imports = Object.fromEntries(
    table.names.flatMap((name) => {
      const address = table.addressOf(name, '');
      return [FILE_SCHEME + encodeURIComponent(name), `./${name}`].map((key) => [key, address]);
    }),
  );
  if (table.names.length === 0) return;
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);
}

/** Gives the program of this frame its files by their names. To be called before it runs. */
export function offerFiles(table: FileTable, context: FilesContext): void {
  context.files = table;
  context.reporter.readable = table.withNames;
  interceptProperties(table, context);
  interceptAttributes(table, context);
  interceptConstructors(table);
  interceptRequests(table, context);
  mapModules(table);
  if (table.names.length === 0) return;
  interceptHtml(table);
  watchDocument(table);
}
