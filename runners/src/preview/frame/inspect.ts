/** Maximum depth and length to which values are shown. */
const DEPTH = 2;
const MAX_ITEMS = 50;
const LONGEST = 1000;

function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

function list(items: string[], total: number, open: string, close: string): string {
  const visibleItems = total > items.length ? [...items, '…'] : items;
  return visibleItems.length === 0 ? open + close : `${open}${visibleItems.join(', ')}${close}`;
}

function elementText(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const names = [...element.classList].map((name) => `.${name}`).join('');
  return `<${element.tagName.toLowerCase()}${id}${names}>`;
}

function collection(value: object, depth: number, above: object[]): string | null {
  const inner = (item: unknown) => valueText(item, depth + 1, [...above, value]);
  if (Array.isArray(value)) {
    return list(value.slice(0, MAX_ITEMS).map(inner), value.length, '[', ']');
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const numbers = value as Uint8Array;
    const first = Array.from(numbers.subarray(0, MAX_ITEMS), String);
    return `${value.constructor.name} ${list(first, numbers.length, '[', ']')}`;
  }
  if (value instanceof Map) {
    const pairs = [...value].slice(0, MAX_ITEMS).map(([k, v]) => `${inner(k)} → ${inner(v)}`);
    return `Map ${list(pairs, value.size, '{', '}')}`;
  }
  if (value instanceof Set) {
    return `Set ${list([...value].slice(0, MAX_ITEMS).map(inner), value.size, '{', '}')}`;
  }
  return null;
}

function plainObject(value: object, depth: number, above: object[]): string {
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? '';
  const prefix = name && name !== 'Object' ? `${name} ` : '';
  const keys = Object.keys(value);
  const inner = (item: unknown) => valueText(item, depth + 1, [...above, value]);
  const pairs = keys
    .slice(0, MAX_ITEMS)
    .map((key) => `${key}: ${inner((value as Record<string, unknown>)[key])}`);
  return prefix + list(pairs, keys.length, '{', '}');
}

function objectText(value: object, depth: number, above: object[]): string {
  if (above.includes(value)) return '↺';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  // Workers have no elements.
  if (typeof Element !== 'undefined' && value instanceof Element) return elementText(value);
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (depth > DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  return collection(value, depth, above) ?? plainObject(value, depth, above);
}

function valueText(value: unknown, depth: number, above: object[]): string {
  if (typeof value === 'string') return depth === 0 ? value : quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `ƒ ${value.name}()`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return objectText(value, depth, above);
  } catch {
    // A getter or a proxy of the learner's own may throw.
    return '{?}';
  }
}

/** A value as a console shows it. */
export function inspect(value: unknown): string {
  return valueText(value, 0, []);
}

/** A value as the console answers it: texts have their quotation marks. */
export function inspectValue(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : inspect(value);
}

/** Returns the text that a call of the console shows; the `%` places of its first text are filled in. */
export function formatCall(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || !first.includes('%')) return values.map(inspect).join(' ');
  const filled = first.replace(/%([sdifoOc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return whole;
    const value = rest.shift();
    // Styles mean nothing here.
    return kind === 'c' ? '' : inspect(value);
  });
  return [filled, ...rest.map(inspect)].join(' ');
}
