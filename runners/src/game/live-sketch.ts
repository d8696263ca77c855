import { offerFile } from '../preview/frame/downloads.ts';
import type { FrameContext } from '../preview/frame/frame-context.ts';
import type { Control, SeenHand } from '../preview/messages.ts';
import { CanvasRecording } from './canvas-recording.ts';
import { GameClock } from './game-clock.ts';
import { sendKey } from './send-input.ts';
import { SketchWatch } from './sketch-watch.ts';
import { usedKeys } from './used-keys.ts';

/** The part of p5 that is used here. */
export type LiveP5 = {
  prototype: Record<string, unknown> & { registerMethod(hook: string, work: () => void): void };
  instance: { _targetFrameRate?: number } | null;
};

type Sound = { getAudioContext?: () => AudioContext };

/** Time between two messages to the page with the number of pictures drawn, in milliseconds. */
const PULSE = 1000;
/** The longest that a step may be, in milliseconds: some sketches draw once in a while. */
const LONGEST_STEP = 2000;

const every = setInterval.bind(window);

/** Sounds stop with the picture. */
function holdSound(on: boolean): void {
  const sound = (window as Sound).getAudioContext?.();
  void (on ? sound?.suspend() : sound?.resume());
}

/**
 * Allows a person to hold, slow down, record and describe the sketch, and play it with buttons.
 *
 * @param code of the sketch, for the keys that it asks for
 * @param showHand is called when the hand before the camera moves
 */
export function makeLive(
  p5: LiveP5,
  context: FrameContext,
  code: string,
  showHand: (hand: SeenHand | null) => void,
): void {
  const { send, dialogs } = context;
  const clock = new GameClock();
  const watch = new SketchWatch(context);
  const recording = new CanvasRecording((name, data) => offerFile(send, name, data));
  clock.turn = () => {
    const rate = p5.instance?._targetFrameRate ?? 60;
    return Math.min(LONGEST_STEP, 1000 / Math.min(60, Math.max(rate, 0.1)));
  };
  clock.install();
  watch.install(p5.prototype);
  p5.prototype.downloadFile = (data: Blob | string, name = 'file', extension = '') => {
    const full = extension && !name.endsWith(`.${extension}`) ? `${name}.${extension}` : name;
    if (data instanceof Blob) return offerFile(send, full, data);
    void fetch(data)
      .then((answer) => answer.blob())
      .then((blob) => offerFile(send, full, blob));
  };
  dialogs.onWaiting = (waits) => clock.hold('question', waits);
  const hold = (on: boolean) => {
    clock.hold('person', on);
    holdSound(on);
  };
  context.onControl = (control: Control) => {
    switch (control.do) {
      case 'slow':
        return clock.slowDown(control.slowness);
      case 'step':
        return clock.step();
      case 'record':
        return recording.begin();
      case 'end-recording':
        return recording.end();
      case 'press':
      case 'release':
        return sendKey(control.do === 'press' ? 'keydown' : 'keyup', control.key);
      case 'hand':
        return showHand(control.hand);
      case 'watch':
      case 'unwatch':
        return watch.read(control.do === 'watch');
      default:
        return hold(control.do === 'hold');
    }
  };
  const keys = usedKeys(code);
  let before = 0;
  const sendPulse = () => {
    send({ type: 'pulse', rate: watch.pictures - before, records: recording.isOn, keys });
    before = watch.pictures;
  };
  sendPulse();
  every(sendPulse, PULSE);
}
