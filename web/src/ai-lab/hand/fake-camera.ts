import { vi } from 'vitest';

interface Point {
  x: number;
  y: number;
  z: number;
}

/** The hand that all fake finders see: the lab keeps its first one for the life of the page. */
let seen: Point[] | null = null;

/** The number of times that a test, or the page of the test before, has lost all drawing contexts. */
let losses = 0;

function newContext() {
  const before = losses;
  return { setTransform() {}, drawImage() {}, isContextLost: () => losses > before };
}

class FakeHands {
  #listener: (results: { multiHandLandmarks: Point[][] }) => void = () => {};

  setOptions(): void {}
  async initialize(): Promise<void> {}

  onResults(listener: (results: { multiHandLandmarks: Point[][] }) => void): void {
    this.#listener = listener;
  }

  async send(): Promise<void> {
    this.#listener({ multiHandLandmarks: seen ? [seen] : [] });
  }
}

/** A camera for tests in a document without one, and a finder that sees in its picture what the test shows. */
export class FakeCamera {
  readonly requests: MediaStreamConstraints[] = [];
  devices = ['a webcam'];
  failure: DOMException | null = null;
  hasGraphics = true;
  granted = 0;
  #waiting: Promise<void> | null = null;
  #tracks = new Set<EventTarget>();
  #time = 0;

  constructor() {
    seen = null;
    losses += 1;
    vi.stubGlobal('Hands', FakeHands);
    const read = (own: Navigator, name: string | symbol) => {
      const value = name === 'mediaDevices' ? this : Reflect.get(own, name, own);
      return typeof value === 'function' ? value.bind(own) : value;
    };
    vi.stubGlobal('navigator', new Proxy(navigator, { get: read }));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const video = HTMLVideoElement.prototype;
    vi.spyOn(video, 'videoWidth', 'get').mockReturnValue(640);
    vi.spyOn(video, 'videoHeight', 'get').mockReturnValue(480);
    vi.spyOn(video, 'currentTime', 'get').mockImplementation(() => this.#time++);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((kind: string) =>
      kind === '2d' || this.hasGraphics ? newContext() : null) as never);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  }

  /** Loses WebGL, as when the graphics card is reset. */
  loseGraphics(): void {
    losses += 1;
  }

  /** Cameras that are on. */
  get live(): number {
    return this.#tracks.size;
  }

  show(hand: Point[] | null): void {
    seen = hand;
  }

  /** Lets the next permission wait until the returned function is called. */
  wait(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting = promise;
    return resolve;
  }

  pullOut(): void {
    for (const track of this.#tracks) track.dispatchEvent(new Event('ended'));
  }

  hideTab(): void {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  async getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
    this.requests.push(constraints);
    await this.#waiting;
    if (this.failure) throw this.failure;
    this.granted += 1;
    const { deviceId } = constraints.video as { deviceId?: { exact: string } };
    const chosen = deviceId?.exact ?? '0';
    const facingMode = this.devices[Number(chosen)]?.includes('back') ? 'environment' : 'user';
    const track = Object.assign(new EventTarget(), {
      stop: (): void => {
        this.#tracks.delete(track);
      },
      getSettings: () => ({ facingMode, deviceId: chosen }),
    });
    this.#tracks.add(track);
    const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
    return stream as unknown as MediaStream;
  }

  async enumerateDevices() {
    return this.devices.map((label, i) => ({ kind: 'videoinput', deviceId: String(i), label }));
  }
}
