import { seededRandom } from '../../seeded-random.ts';
import { BOOT, ENTRY_FILE, type FromFrame, type ToFrame } from '../messages.ts';
import { positionIn } from '../script-names.ts';
import { UNGUARDED } from '../worker/worker-messages.ts';
import { checkProgram } from './checks/check-program.ts';
import type { MakeKit } from './checks/kit.ts';
import { reportClosedDatabase } from './closed-database.ts';
import { installConsole } from './console.ts';
import { keepDevicesClosed } from './devices.ts';
import { Dialogs } from './dialogs.ts';
import { installDownloads, keepDownloadsInside } from './downloads.ts';
import { enter } from './enter.ts';
import { listenForErrors } from './errors.ts';
import { installForms, keepFormsInside } from './forms.ts';
import type { FrameContext } from './frame-context.ts';
import { holdNavigations } from './held-navigations.ts';
import { installNavigation, keepLinksInside } from './links.ts';
import { installLoopGuard, type LoopLimits } from './loop-guard.ts';
import { reportWhenFull, signOfLife } from './memory.ts';
import { keepFramesOut } from './nested-frames.ts';
import { listenForBlocked, replaceWindows } from './refusals.ts';
import { Reporter } from './reporter.ts';
import { installStorage } from './storage.ts';
import { installWorkers } from './workers.ts';

/** Native functions, kept before the program can replace them. */
const later = setTimeout.bind(window);
const nextPicture = requestAnimationFrame.bind(window);
/** With a getter of its own a program could get hold of the event, and so of the port. */
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;

type Send = (message: FromFrame) => void;

function makeContext(send: Send): FrameContext {
  const reporter = new Reporter(send, later);
  const positionOf = (stack: string) => positionIn(stack, context.countsFromPage);
  const context: FrameContext = {
    countsFromPage: false,
    reporter,
    positionOf,
    files: null,
    page: '',
    openPage: (name) => send({ type: 'open', name }),
    goBack: () => send({ type: 'back' }),
    dialogs: new Dialogs(send, reporter, positionOf),
    onControl: () => {},
    isLive: false,
    send,
    listen() {
      addEventListener('pagehide', () => send({ type: 'left' }));
      listenForErrors(reporter, positionOf);
      listenForBlocked(context);
      keepDownloadsInside(context, send);
      keepLinksInside(context);
      keepFormsInside(reporter);
    },
  };
  return context;
}

/** Closes the functions that have to be closed, and replaces those that do not work in such a frame. */
function setUp(context: FrameContext, send: Send): LoopLimits {
  const { reporter, positionOf } = context;
  for (const name of UNGUARDED) Reflect.deleteProperty(window, name);
  keepFramesOut(
    reporter,
    holdNavigations(() => send({ type: 'left' })),
  );
  installConsole(reporter, positionOf);
  replaceWindows(reporter, positionOf);
  context.dialogs.install();
  installDownloads(context, send);
  installForms(reporter);
  installNavigation(context);
  keepDevicesClosed(reporter, positionOf);
  installWorkers(context);
  reportClosedDatabase(reporter, positionOf);
  const limits = installLoopGuard(
    (found) => {
      const position = found?.file === ENTRY_FILE ? null : found;
      reporter.add({ kind: 'loop', text: '', position, count: 1 });
      reporter.flush();
    },
    () => send(signOfLife()),
    reportWhenFull(send),
  );
  context.listen();
  return limits;
}

/** On a narrow screen the frame may come into sight a moment after its program. */
function whenSized(then: () => void): void {
  if (innerWidth > 0 && innerHeight > 0) then();
  else addEventListener('resize', () => whenSized(then), { once: true });
}

/**
 * Waits for the page's port, reports that the frame is ready, and runs the one program that it receives.
 *
 * @param makeKit makes the tools by which checks examine such programs
 */
export function connect<Program>(
  run: (program: Program, context: FrameContext) => unknown,
  makeKit: MakeKit,
): void {
  addEventListener('message', function boot({ data, source, ports: [port] }) {
    if (data !== BOOT || source !== parent || !port) return;
    removeEventListener('message', boot);
    // Bound now: a program that replaces postMessage later sees neither the port nor the messages.
    const send: Send = port.postMessage.bind(port);
    const context = makeContext(send);
    const limits = setUp(context, send);
    const fillStorage = installStorage(send);
    port.onmessage = (event) => {
      const message: ToFrame<Program> = dataOf?.call(event);
      if (message.type === 'ping') return send(signOfLife());
      if (message.type === 'answer') return context.dialogs.answer(message.id, message.answer);
      if (message.type === 'enter') return context.isLive && enter(message.entry, context);
      if (message.type === 'control') return context.onControl(message.control);
      limits.usual = message.slowness;
      whenSized(() => {
        if (message.type === 'check')
          return void checkProgram(message, context, run, makeKit, send);
        const { seed, timeoutScale = 1 } = message.start;
        limits.timeoutScale = timeoutScale;
        if (seed !== undefined) Math.random = seededRandom(seed);
        fillStorage(message.start);
        context.dialogs.begin(message.start);
        context.isLive = true;
        run(message.program, context);
        nextPicture(() => send({ type: 'drawn' }));
      });
    };
    send({ type: 'ready' });
  });
}
