import { storedLength } from '@codivia/contract/text/stored-texts';
import {
  type ConsoleEntry,
  type FromFrame,
  type Kept,
  type LogLevel,
  MAX_BATCH,
  MAX_KEPT,
  MAX_KEYS,
  MAX_OFFERED,
  MAX_SHAPES,
  MAX_TEXT,
  MOTIONS,
  NOTICES,
  type PartialVerdict,
  type Question,
  type Scene,
  type SceneShape,
  SHAPES,
  type SourcePosition,
} from './messages.ts';

const LEVELS: readonly LogLevel[] = ['log', 'info', 'warn', 'error'];
const MAX_LINE = 1_000_000;
const MAX_NAME = 100;
/** Maximum number of characters of a file's name with its folders and the rest of a link. */
const MAX_FILE_NAME = 500;
/** Maximum number of items of a checklist that are read. */
const MAX_ITEMS = 50;
/** Maximum width that a check may ask for, in CSS pixels. */
const MAX_WIDTH = 2000;
/** Maximum number of pictures a second that is accepted from a game. */
const MAX_RATE = 1000;
/** Characters of the name of a key, such as `ArrowRight`. */
const MAX_KEY = 12;

type Unknown = Record<string, unknown>;

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null;
}

/** A whole number from 0 to `most`; `otherwise` for anything else. */
function numberOf(value: unknown, most: number, otherwise: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return otherwise;
  return Math.min(value, most);
}

function textOf(value: unknown, longest = MAX_TEXT): string {
  if (typeof value !== 'string') return '';
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}

function positionOf(value: unknown): SourcePosition | null {
  if (!isRecord(value)) return null;
  const line = numberOf(value.line, MAX_LINE, 0);
  const file = textOf(value.file, MAX_FILE_NAME);
  return line === 0 || file === '' ? null : { file, line };
}

function entryOf(value: unknown): ConsoleEntry | null {
  if (!isRecord(value)) return null;
  const common = {
    position: positionOf(value.position),
    count: numberOf(value.count, 1e9, 1) || 1,
  };
  const text = textOf(value.text);
  if (value.kind === 'error')
    return { ...common, kind: 'error', name: textOf(value.name, MAX_NAME), text };
  if (value.kind === 'loop' || value.kind === 'clear')
    return { ...common, kind: value.kind, text: '' };
  const level = LEVELS.find((one) => one === value.level);
  if (value.kind === 'log' && level) return { ...common, kind: 'log', level, text };
  const notice = NOTICES.find((one) => one === value.notice);
  return value.kind === 'notice' && notice ? { ...common, kind: 'notice', notice, text } : null;
}

/** The ids of a checklist. */
function idsOf(values: readonly unknown[]): string[] {
  const texts = values.slice(0, MAX_ITEMS).filter((value) => typeof value === 'string');
  return texts.map((value) => textOf(value, MAX_NAME));
}

/** Reads the progress in a checklist. */
function foundOf({ done, late }: Unknown): PartialVerdict {
  return {
    ...(Array.isArray(done) && { done: idsOf(done) }),
    ...(typeof late === 'string' && { late: textOf(late, MAX_NAME) }),
  };
}

function questionOf(value: unknown): Question | null {
  if (!isRecord(value)) return null;
  const { kind } = value;
  if (kind !== 'alert' && kind !== 'confirm' && kind !== 'prompt') return null;
  return { kind, text: textOf(value.text), initial: textOf(value.initial) };
}

/** Reads the values that a program keeps; nothing if they are too large. */
function keptOf(value: unknown): Kept {
  const entries = isRecord(value) ? Object.entries(value) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return storedLength(texts) > MAX_KEPT ? {} : Object.fromEntries(texts);
}

/** Returns a name under which a file may be saved, for any name that the program gives it. */
function fileNameOf(value: unknown): string {
  const name = textOf(value, MAX_NAME)
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .trim();
  return name === '' || name.startsWith('.') ? `file${name}` : name;
}

/** Reads a number, also with decimals, limited to the range of a description. */
function measureOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.max(-1000, Math.min(1000, value))
    : 0;
}

function colorOf(value: unknown): SceneShape['color'] {
  if (!Array.isArray(value) || value.length !== 3) return null;
  const [red, green, blue] = value.map((part) => numberOf(Math.round(Number(part)), 255, 0));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function shapeOf(value: unknown): SceneShape | null {
  const shape = isRecord(value) ? SHAPES.find((one) => one === value.shape) : undefined;
  if (!shape || !isRecord(value)) return null;
  return {
    shape,
    color: colorOf(value.color),
    x: measureOf(value.x),
    y: measureOf(value.y),
    size: measureOf(value.size),
    motion: MOTIONS.find((one) => one === value.motion) ?? 'still',
    text: textOf(value.text, MAX_NAME),
  };
}

/** Reads the contents of a canvas. */
function sceneOf(value: unknown): Scene {
  const { described, background, shapes, more }: Unknown = isRecord(value) ? value : {};
  const list = (values: unknown) => (Array.isArray(values) ? values.slice(0, MAX_SHAPES) : []);
  return {
    described: list(described).map((text) => textOf(text)),
    background: colorOf(background),
    shapes: list(shapes)
      .map(shapeOf)
      .filter((shape) => shape !== null),
    more: numberOf(more, 1e6, 0),
  };
}

/** Reads a sign of life, with the used share of memory if it is known. */
function heapOf(heap: unknown): FromFrame {
  const isShare = typeof heap === 'number' && heap >= 0 && heap <= 1;
  return isShare ? { type: 'pong', heap } : { type: 'pong' };
}

/** Reads the status messages of a frame while a program is running. */
function workOf(data: Unknown): FromFrame | null {
  const { type } = data;
  if (type === 'open') return { type, name: textOf(data.name, MAX_FILE_NAME) };
  if (type === 'kept') return { type, local: keptOf(data.local), session: keptOf(data.session) };
  if (type === 'pulse') {
    const keys = Array.isArray(data.keys) ? data.keys.slice(0, MAX_KEYS) : [];
    return {
      type,
      rate: numberOf(data.rate, MAX_RATE, 0),
      records: data.records === true,
      keys: keys.map((key) => textOf(key, MAX_KEY)),
    };
  }
  if (type === 'entered') {
    const entry = entryOf(data.entry);
    return entry && { type, entry };
  }
  if (type === 'scene') return { type, scene: sceneOf(data.scene) };
  if (type === 'file') {
    const { data: content } = data;
    const isFile = content instanceof Blob && content.size <= MAX_OFFERED;
    return isFile ? { type, name: fileNameOf(data.name), data: content } : null;
  }
  if (type !== 'ask') return null;
  const question = questionOf(data.question);
  const id = numberOf(data.id, MAX_LINE, 0);
  return question && { type, id, question, again: data.again === true };
}

/**
 * Reads a message of a frame. The learner's program runs in that frame and may send any data, so only known shapes
 * pass, with texts and numbers cut to size; anything else is null.
 */
export function readMessage(data: unknown): FromFrame | null {
  if (!isRecord(data)) return null;
  const { type, entries } = data;
  if (type === 'ready' || type === 'drawn' || type === 'left' || type === 'back') return { type };
  if (type === 'pong') return heapOf(data.heap);
  if (type === 'resize') return { type, width: numberOf(data.width, MAX_WIDTH, 0) };
  if (type === 'verdict') {
    const textOrNull = (value: unknown) => (typeof value === 'string' ? textOf(value) : null);
    const verdict = {
      passed: data.passed === true,
      key: textOrNull(data.key),
      fault: textOrNull(data.fault),
    };
    return { type, ...verdict, ...foundOf(data) };
  }
  if (type === 'found') return { type, ...foundOf(data) };
  if (type !== 'console') return workOf(data);
  if (!Array.isArray(entries)) return null;
  const read = entries.slice(0, MAX_BATCH).map(entryOf);
  return {
    type,
    entries: read.filter((entry) => entry !== null),
    dropped: numberOf(data.dropped, 1e9, 0),
  };
}
