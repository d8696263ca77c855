import { BLOCKED, isFrameName, isHint } from './guarded-markup.ts';
import { replaceMethod } from './replace-method.ts';

/** The element that a script gets in place of one that loads a document; it is removed once it is in the page. */
const STAND_IN = 'noembed';

/** Native functions, kept before the program can replace them: each is called by `apply` alone. */
const { apply } = Reflect;
const { setAttribute } = Element.prototype;
const { createElement } = Document.prototype;
const { toLowerCase, slice, lastIndexOf } = String.prototype;

type Accessor = { get(): string; set(value: string): void };
const accessorOf = (place: object, name: string) =>
  Object.getOwnPropertyDescriptor(place, name) as (PropertyDescriptor & Accessor) | undefined;
const attributeName = accessorOf(Attr.prototype, 'name')?.get;
const attributeValue = accessorOf(Attr.prototype, 'value');

/** The name of an element without its prefix. */
const localName = (name: string): string =>
  apply(slice, name, [apply(lastIndexOf, name, [':']) + 1]);

function makeStandIn(document: unknown): HTMLElement {
  const element = apply(createElement, document as Document, [STAND_IN]);
  apply(setAttribute, element, [BLOCKED, '']);
  return element;
}

/** Scripts make no element that loads a document. */
function guardElements(): void {
  replaceMethod(
    Document.prototype,
    'createElement',
    (native) =>
      function guarded(...args) {
        if (args.length > 0) args[0] = `${args[0]}`;
        return isFrameName(`${args[0]}`) ? makeStandIn(this) : apply(native, this, args);
      },
  );
  replaceMethod(
    Document.prototype,
    'createElementNS',
    (native) =>
      function guarded(...args) {
        if (args.length > 1) args[1] = `${args[1]}`;
        return isFrameName(localName(`${args[1]}`)) ? makeStandIn(this) : apply(native, this, args);
      },
  );
  replaceMethod(
    CustomElementRegistry.prototype,
    'define',
    (native) =>
      function guarded(name, made, options) {
        const extended = (options as ElementDefinitionOptions | undefined)?.extends;
        const text = extended === undefined ? undefined : `${extended}`;
        // An element that extends one which loads documents is defined alone: the browser then makes none of the latter.
        const isOwn = text === undefined || isFrameName(text);
        return apply(native, this, [name, made, isOwn ? undefined : { extends: text }]);
      },
  );
}

const isRel = (name: unknown) => apply(toLowerCase, localName(`${name}`), []) === 'rel';

/** The value that an attribute gets: no link prepares a connection. */
const allowed = (name: unknown, value: string) =>
  isHint(value) && isRel(name) ? 'blocked' : value;

/**
 * Returns the name of an attribute; null for any other object. Unlike `instanceof` it calls no function that a program
 * can change.
 */
function nameOf(attribute: unknown): string | null {
  try {
    return attributeName ? apply(attributeName, attribute, []) : null;
  } catch {
    return null;
  }
}

function guardAttribute(attribute: unknown): void {
  const name = nameOf(attribute);
  if (name === null || !attributeValue) return;
  const value = apply(attributeValue.get, attribute, []);
  if (value !== allowed(name, value)) apply(attributeValue.set, attribute, ['blocked']);
}

/** Whatever sets `rel` sets none of the values that prepare connections. */
function guardLinks(): void {
  for (const [name, at] of [
    ['setAttribute', 0],
    ['setAttributeNS', 1],
  ] as const) {
    replaceMethod(
      Element.prototype,
      name,
      (native) =>
        function guarded(...args) {
          if (args.length > at + 1) {
            args[at] = `${args[at]}`;
            args[at + 1] = allowed(args[at], `${args[at + 1]}`);
          }
          return apply(native, this, args);
        },
    );
  }
  for (const [place, name] of [
    [Element.prototype, 'setAttributeNode'],
    [Element.prototype, 'setAttributeNodeNS'],
    [NamedNodeMap.prototype, 'setNamedItem'],
    [NamedNodeMap.prototype, 'setNamedItemNS'],
  ] as const) {
    replaceMethod(
      place,
      name,
      (native) =>
        function guarded(attribute) {
          guardAttribute(attribute);
          return apply(native, this, [attribute]);
        },
    );
  }
  const accessors: [place: object, name: string][] = [
    [Attr.prototype, 'value'],
    [Node.prototype, 'nodeValue'],
    [Node.prototype, 'textContent'],
  ];
  for (const [place, name] of accessors) {
    const found = accessorOf(place, name);
    if (!found) continue;
    Object.defineProperty(place, name, {
      ...found,
      set(value: unknown) {
        const text = value == null ? null : `${value}`;
        const isSafe = text === null || !isHint(text);
        apply(found.set, this, [(isSafe ? text : allowed(nameOf(this), text)) as string]);
      },
    });
  }
  const rel = accessorOf(HTMLLinkElement.prototype, 'rel');
  if (rel) {
    Object.defineProperty(HTMLLinkElement.prototype, 'rel', {
      ...rel,
      set(value: unknown) {
        apply(rel.set, this, [allowed('rel', `${value}`)]);
      },
    });
  }
  // Programs ask it for a browser's features; changing it would change the attribute.
  const { relList } = document.createElement('a');
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', { value: relList });
}

/**
 * Makes all scripts unable, from now on, to make an element that loads a document or a link that prepares a connection.
 */
export function guardMaking(): void {
  guardElements();
  guardLinks();
}
