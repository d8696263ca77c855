import type { HandPoint } from '@codivia/runners/models/hand-features';
import { requestRoomCache } from '../../lib/network.ts';
import { finderFile, finderScript } from './finder-files.ts';
import { inPreview } from './take-picture.ts';

interface Point {
  x: number;
  y: number;
  z: number;
}

/** The part of MediaPipe Hands that is needed; its script puts it into the window. */
interface Hands {
  setOptions(options: { maxNumHands: number; modelComplexity: 0 | 1 }): void;
  initialize(): Promise<void>;
  onResults(listener: (results: { multiHandLandmarks?: Point[][] }) => void): void;
  send(input: { image: HTMLCanvasElement }): Promise<void>;
}

declare global {
  interface Window {
    Hands?: new (options: { locateFile: (name: string) => string }) => Hands;
  }
}

/** Finds the 21 points of a hand in a picture (take-picture.ts), as points of the preview. */
export type FindHand = (picture: HTMLCanvasElement) => Promise<HandPoint[] | null>;

/** The script is written for pages of one script: it cannot be imported. */
function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: finderScript });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The hand finder could not be fetched'));
    };
    document.head.append(script);
  });
}

let opened: Promise<FindHand> | undefined;
/** Older than those of MediaPipe: when the graphics card is reset, it is lost with them. */
let graphics: WebGL2RenderingContext | null = null;

const isLost = () => graphics?.isContextLost() ?? true;

/**
 * Expects WebGL, with which MediaPipe computes. It would say by an alert that there is none, and finds no more hands,
 * without a word, when it is lost.
 */
function expectGraphics(): void {
  if (!isLost()) return;
  opened = undefined;
  graphics = document.createElement('canvas').getContext('webgl2');
  if (isLost()) throw new Error('There is no WebGL');
}

/** Keeps the files for offline use. Only the built app has a service worker, and a browser may refuse it. */
function keepFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  requestRoomCache('hands').catch(() => {});
}

async function openFinder(): Promise<FindHand> {
  if (!window.Hands) await loadScript();
  if (!window.Hands) throw new Error('The hand finder did not start');
  const hands = new window.Hands({ locateFile: finderFile });
  let answer: (points: HandPoint[] | null) => void = () => {};
  hands.onResults(({ multiHandLandmarks }) => {
    const [points] = multiHandLandmarks ?? [];
    answer(points?.map(inPreview) ?? null);
  });
  hands.setOptions({ maxNumHands: 1, modelComplexity: 0 });
  await hands.initialize();
  keepFiles();
  const find: FindHand = (image) =>
    new Promise((resolve, reject) => {
      answer = (points) => (isLost() ? reject(new Error('WebGL was lost')) : resolve(points));
      hands.send({ image }).catch(reject);
    });
  // A page may show several cameras: each waits for the answer to the picture before its own.
  let last: Promise<unknown> = Promise.resolve();
  return (image) => {
    const found = last.then(() => find(image));
    last = found.catch(() => {});
    return found;
  };
}

/** Fetches and starts the hand finder, once for the life of the page; after a failure the next call tries again. */
export async function handFinder(): Promise<FindHand> {
  expectGraphics();
  opened ??= openFinder().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
