import { BOOT, type FromFrame, type ToFrame } from '../messages.ts';
import { positionIn } from '../script-names.ts';
import { checkProgram } from './checks/check-program.ts';
import type { MakeKit } from './checks/kit.ts';
import { installConsole } from './console.ts';
import { listenForErrors } from './errors.ts';
import { keepFormsInside } from './forms.ts';
import type { FrameContext } from './frame-context.ts';
import { keepLinksInside } from './links.ts';
import { installLoopGuard } from './loop-guard.ts';
import { keepFramesOut } from './nested-frames.ts';
import { listenForBlocked, replaceDialogs } from './refusals.ts';
import { Reporter } from './reporter.ts';
import { installStorage } from './storage.ts';

/** Ways to the network that no policy of the browser closes; other windows would have them anew. */
const UNGUARDED = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'];

/** What the program must not be able to change under us. */
const later = setTimeout.bind(window);
const nextPicture = requestAnimationFrame.bind(window);
/** With a getter of its own a program could get hold of the event, and so of the port. */
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;

function setUp(send: (message: FromFrame) => void): FrameContext {
  const reporter = new Reporter(send, later);
  const positionOf = (stack: string) => positionIn(stack, context.countsFromPage);
  const context: FrameContext = {
    countsFromPage: false,
    reporter,
    positionOf,
    files: null,
    openPage: (name) => send({ type: 'open', name }),
    listen() {
      addEventListener('pagehide', () => send({ type: 'left' }));
      listenForErrors(reporter, positionOf);
      listenForBlocked(context);
      keepLinksInside(context);
      keepFormsInside(reporter);
    },
  };
  for (const name of UNGUARDED) Reflect.deleteProperty(window, name);
  keepFramesOut(reporter);
  installStorage();
  installConsole(reporter, positionOf);
  replaceDialogs(reporter, positionOf);
  installLoopGuard(
    (position) => {
      reporter.add({ kind: 'loop', text: '', position, count: 1 });
      reporter.flush();
    },
    () => send({ type: 'pong' }),
  );
  context.listen();
  return context;
}

/** On a narrow screen the frame may come into sight a moment after its program. */
function whenSized(then: () => void): void {
  if (innerWidth > 0 && innerHeight > 0) then();
  else addEventListener('resize', () => whenSized(then), { once: true });
}

/**
 * Waits for the page's port, says that the frame is ready, and runs the one program that comes.
 *
 * @param makeKit makes what checks use to look at such programs
 */
export function connect<Program>(
  run: (program: Program, context: FrameContext) => void,
  makeKit: MakeKit,
): void {
  addEventListener('message', function boot({ data, source, ports: [port] }) {
    if (data !== BOOT || source !== parent || !port) return;
    removeEventListener('message', boot);
    // Bound now: a program that replaces postMessage later sees neither the port nor what it says.
    const send: (message: FromFrame) => void = port.postMessage.bind(port);
    const context = setUp(send);
    port.onmessage = (event) => {
      const message: ToFrame<Program> = dataOf?.call(event);
      if (message.type === 'ping') return send({ type: 'pong' });
      whenSized(() => {
        if (message.type === 'check')
          return void checkProgram(message, context, run, makeKit, send);
        run(message.program, context);
        nextPicture(() => send({ type: 'drawn' }));
      });
    };
    send({ type: 'ready' });
  });
}
