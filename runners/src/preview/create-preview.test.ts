import { expect, test, vi } from 'vitest';
import { createPreview } from './create-preview.ts';
import type { Answer, FromFrame, RunStart } from './messages.ts';
import type { PreviewEvent } from './preview.ts';
import { LOAD_LIMIT, type PreviewFrame } from './preview-frame.ts';

/** A frame that loads at once, answers while it is alive, and records the calls of its methods. */
class FakeFrame {
  /** Decides whether frames made from now on load. */
  static loads = true;
  ready = FakeFrame.loads ? Promise.resolve() : new Promise<void>(() => {});
  settled = Promise.resolve();
  alive = true;
  ran: string | null = null;
  gone = false;
  title = '';
  onMessage: (message: FromFrame) => void = () => {};
  onLost: (reason: 'busy' | 'flood') => void = () => {};
  onSilent = () => {};
  onStuck: (seconds: number) => void = () => {};
  onAnswer = () => {};
  heap = 0;
  wasSuspended = false;
  waits = 0;
  wait = () => void this.waits++;

  answers = async () => this.alive;
  start: RunStart = {};
  answered: [number, Answer][] = [];
  answer = (id: number, answer: Answer) => void this.answered.push([id, answer]);
  run(program: string, start: RunStart): void {
    this.ran = program;
    this.start = start;
  }
  focus(): void {}
  name(title: string): void {
    this.title = title;
  }
  terminate(): void {
    this.gone = true;
  }
}

function previewOf(
  prepare = (program: string) => ({ message: program, problems: [] as never[] }),
  address = async () => '/runner/x.html',
  load = async () => prepare,
  toPage?: (program: string, page: string) => string,
) {
  const frames: FakeFrame[] = [];
  const place = { element: null as never, address, title: 'Preview' };
  const makeFrame = () => {
    const frame = new FakeFrame();
    frames.push(frame);
    return frame as unknown as PreviewFrame<string>;
  };
  const preview = createPreview(place, load, makeFrame, toPage);
  const events: PreviewEvent[] = [];
  const run = (program: string) => preview.run(program, (event) => events.push(event));
  return { preview, frames, events, run };
}

/** Runs everything that waits for promises alone. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('runs each program in a frame of its own, with a spare waiting', async () => {
  const { preview, frames, run } = previewOf();
  preview.start();
  await settle();
  expect(preview.state).toBe('ready');
  run('one');
  await settle();
  run('two');
  await settle();
  expect(frames.map(({ ran, gone }) => [ran, gone])).toEqual([
    ['one', true],
    ['two', false],
    [null, false],
  ]);
  expect(preview.state).toBe('running');
});

test('of programs started at once only the last one runs', async () => {
  const { frames, run } = previewOf();
  run('one');
  run('two');
  await settle();
  expect(frames.map(({ ran }) => ran)).toContain('two');
  expect(frames.map(({ ran }) => ran)).not.toContain('one');
});

test('passes on what the program says, and what was found wrong with it', async () => {
  const entry = { kind: 'loop', text: '', position: null, count: 1 } as const;
  const problems = [{ ...entry, position: { file: 'script.js', line: 2 } as const }];
  const { frames, events, run } = previewOf((message) => ({
    message,
    problems: problems as never,
  }));
  run('one');
  await settle();
  frames[0]?.onMessage({ type: 'drawn' });
  frames[0]?.onMessage({ type: 'console', entries: [entry], dropped: 1 });
  expect(events).toEqual([
    { kind: 'started' },
    { kind: 'console', entries: problems, dropped: 0 },
    { kind: 'drawn' },
    { kind: 'console', entries: [entry], dropped: 1 },
  ]);
});

test('says that the program uses the hand before the camera, in each of its runs', async () => {
  const { events, run } = previewOf((message) => ({ message, problems: [], usesHand: true }));
  run('one');
  await settle();
  expect(events).toEqual([{ kind: 'started' }, { kind: 'hand' }]);
});

test('stopping takes the program away', async () => {
  const { preview, frames, run } = previewOf();
  run('one');
  await settle();
  preview.stop();
  await settle();
  expect(frames[0]?.gone).toBe(true);
  expect(preview.state).toBe('ready');
});

test.each([
  ['left', (frame: FakeFrame) => frame.onMessage({ type: 'left' })],
  ['lost', (frame: FakeFrame) => frame.onLost('flood')],
] as const)('a program that is %s goes with its spare', async (kind, end) => {
  const { frames, events, run, preview } = previewOf();
  run('one');
  await settle();
  if (frames[0]) end(frames[0]);
  await settle();
  expect(frames.every(({ gone }) => gone)).toBe(true);
  expect(events.at(-1)).toEqual(kind === 'left' ? { kind } : { kind, reason: 'flood' });
  run('two');
  await settle();
  expect(frames.at(-2)?.ran ?? frames.at(-1)?.ran).toBe('two');
  expect(preview.state).toBe('running');
});

/**
 * Makes a program that has not answered for some seconds, null for a moment; whether fresh frames load shows the state
 * of its process.
 */
async function stuckProgram(
  hasEnded: boolean,
  frame: Partial<FakeFrame> = {},
  seconds: number | null = 4,
) {
  const all = previewOf();
  all.run('one');
  await settle();
  const [first] = all.frames;
  const program = Object.assign(first ?? new FakeFrame(), { alive: !hasEnded }, frame);
  FakeFrame.loads = hasEnded;
  vi.useFakeTimers();
  if (seconds === null) program.onSilent();
  else program.onStuck(seconds);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  FakeFrame.loads = true;
  return { ...all, program };
}

test.each([
  ['memory', { heap: 0.9 }],
  ['memory', { heap: 0.9, wasSuspended: true }],
  ['background', { heap: 0.1, wasSuspended: true }],
  ['crashed', { heap: 0.1 }],
] as const)('a program whose process has ended is said to be lost by %s', async (reason, state) => {
  const { events, frames } = await stuckProgram(true, state);
  expect(events.at(-1)).toEqual({ kind: 'lost', reason });
  expect(frames.every(({ gone }) => gone)).toBe(true);
});

test('whether its process has ended is found out as soon as a program is silent', async () => {
  const gone = await stuckProgram(true, { heap: 0.9 }, null);
  expect(gone.events.at(-1)).toEqual({ kind: 'lost', reason: 'memory' });
  const busy = await stuckProgram(false, {}, null);
  expect(busy.events.at(-1)).toEqual({ kind: 'started' });
  const answering = await stuckProgram(true, { alive: true }, null);
  expect(answering.events.at(-1)).toEqual({ kind: 'started' });
});

test('code that hangs on its way is given up, and found by the next run once it has come', async () => {
  const code = Promise.withResolvers<(program: string) => { message: string; problems: never[] }>();
  vi.useFakeTimers();
  const { run, events, frames } = previewOf(undefined, undefined, () => code.promise);
  run('one');
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT - 1);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual([{ kind: 'unavailable' }]);
  code.resolve((program) => ({ message: program, problems: [] }));
  run('two');
  await vi.advanceTimersByTimeAsync(0);
  expect(frames.some(({ ran }) => ran === 'two')).toBe(true);
  vi.useRealTimers();
});

/** Returns the choices that the page has. */
function offerOf(events: readonly PreviewEvent[]) {
  const last = events.at(-1);
  if (last?.kind !== 'stuck' || !last.offer) throw new Error('Nothing is offered');
  return last.offer;
}

test('a program that computes on may be waited for, as often as one likes, or stopped', async () => {
  const { events, program, frames } = await stuckProgram(false);
  expect(offerOf(events).seconds).toBe(4);
  expect(frames.at(-1)?.gone).toBe(true);
  offerOf(events).choose('wait');
  expect(program.waits).toBe(1);
  expect(events.at(-1)).toEqual({ kind: 'stuck', offer: null });
  FakeFrame.loads = false;
  vi.useFakeTimers();
  program.onStuck(8);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  FakeFrame.loads = true;
  offerOf(events).choose('stop');
  expect(events.at(-1)).toEqual({ kind: 'lost', reason: 'busy' });
  await settle();
  expect(program.gone).toBe(true);
});

test('a program that answers again needs no choice', async () => {
  const { events, program } = await stuckProgram(false);
  program.onAnswer();
  expect(events.at(-1)).toEqual({ kind: 'stuck', offer: null });
});

test('a spare whose process has ended is not used', async () => {
  const { frames, run } = previewOf();
  run('one');
  await settle();
  for (const frame of frames) frame.alive = false;
  run('two');
  await settle();
  expect(frames.filter(({ ran }) => ran === 'two').map(({ alive }) => alive)).toEqual([true]);
});

test('says when the frame cannot be loaded, and tries again', async () => {
  let down = true;
  const address = async () => {
    if (down) throw new Error('no network');
    return '/runner/x.html';
  };
  const { preview, events, run } = previewOf(undefined, address);
  run('one');
  await settle();
  expect(events).toEqual([{ kind: 'unavailable' }]);
  expect(preview.state).toBe('unavailable');
  down = false;
  run('one');
  await settle();
  expect(events.at(-1)).toEqual({ kind: 'started' });
});

test('what makes programs ready is fetched at the first run, or ahead of it', async () => {
  const calls: string[] = [];
  const load = async () => {
    calls.push('fetched');
    return (program: string) => ({ message: program, problems: [] as never[] });
  };
  const { preview, frames, run } = previewOf(undefined, undefined, load);
  preview.start();
  await settle();
  expect(calls).toEqual([]);
  preview.fetchAhead();
  expect(calls).toEqual(['fetched']);
  run('one');
  await settle();
  expect(frames[0]?.ran).toBe('one');
});

test('says when what makes programs ready cannot be fetched, and tries again', async () => {
  let down = true;
  const load = async () => {
    if (down) throw new Error('no network');
    return (program: string) => ({ message: program, problems: [] as never[] });
  };
  const { preview, frames, events, run } = previewOf(undefined, undefined, load);
  preview.fetchAhead();
  run('one');
  await settle();
  expect(events).toEqual([{ kind: 'unavailable' }]);
  down = false;
  run('two');
  await settle();
  expect(events.at(-1)).toEqual({ kind: 'started' });
  expect(frames.some(({ ran }) => ran === 'two')).toBe(true);
});

/** The reply to the last question. */
function replyOf(events: readonly PreviewEvent[]) {
  const last = events.at(-1);
  if (last?.kind !== 'ask') throw new Error('Nothing was asked');
  return last.reply;
}

test('a question that ended the program has it run again with all answers and the same chance', async () => {
  const { frames, events, run } = previewOf();
  run('one');
  await settle();
  const [first] = frames;
  const question = { kind: 'prompt', text: 'Name?', initial: '' } as const;
  const alert = { kind: 'alert', text: 'Hi', initial: '' } as const;
  first?.onMessage({ type: 'ask', id: 0, question: alert, again: false });
  replyOf(events)(true);
  expect(first?.answered).toEqual([[0, true]]);
  first?.onMessage({ type: 'kept', local: { a: '1' }, session: {} });
  first?.onMessage({ type: 'ask', id: 1, question, again: true });
  replyOf(events)('Ada');
  await settle();
  const second = frames.findLast(({ ran }) => ran === 'one');
  expect(second).not.toBe(first);
  expect(second?.start).toEqual({ ...first?.start, answers: [true, 'Ada'] });
  expect(events.map(({ kind }) => kind)).toContain('again');
});

test('other pages are shown with what was kept, and there is a way back', async () => {
  const { frames, run } = previewOf(undefined, undefined, undefined, (_, page) => page || 'first');
  run('first');
  await settle();
  frames[0]?.onMessage({ type: 'kept', local: { a: '1' }, session: { b: '2' } });
  frames[0]?.onMessage({ type: 'open', name: 'two' });
  await settle();
  const two = frames.find(({ ran }) => ran === 'two');
  expect(two?.start).toMatchObject({ local: { a: '1' }, session: { b: '2' } });
  two?.onMessage({ type: 'back' });
  await settle();
  expect(frames.filter(({ ran }) => ran === 'first')).toHaveLength(2);
});
