/** Maximum length of a recording, in milliseconds. */
const LONGEST = 30_000;
/** The formats in which browsers record; the first one that the browser supports is used. */
const KINDS = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'];

const later = setTimeout.bind(window);

/** Records a canvas as a film. */
export class CanvasRecording {
  #recorder: MediaRecorder | null = null;
  #onFile: (name: string, data: Blob) => void;

  /** @param onFile gets the film once the recording has ended */
  constructor(onFile: (name: string, data: Blob) => void) {
    this.#onFile = onFile;
  }

  get isOn(): boolean {
    return this.#recorder !== null;
  }

  /** Begins, where there is a canvas and the browser can. */
  begin(): void {
    const canvas = document.querySelector('canvas');
    const type =
      typeof MediaRecorder === 'undefined'
        ? undefined
        : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
    if (!canvas || type === undefined || this.#recorder) return;
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: type });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      const [kind = ''] = type.split(';');
      this.#onFile(
        kind.endsWith('mp4') ? 'game.mp4' : 'game.webm',
        new Blob(parts, { type: kind }),
      );
    };
    recorder.start(1000);
    this.#recorder = recorder;
    later(() => recorder === this.#recorder && this.end(), LONGEST);
  }

  end(): void {
    this.#recorder?.stop();
    this.#recorder = null;
  }
}
