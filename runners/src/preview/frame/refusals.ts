import type { Notice, SourcePosition } from '../messages.ts';
import type { FrameContext } from './frame-context.ts';
import { inspect } from './inspect.ts';
import type { Reporter } from './reporter.ts';

/** The values that calls return which a preview does not carry out. */
const ANSWERS: [name: 'print' | 'open', answer: unknown][] = [
  ['print', undefined],
  ['open', null],
];

/** The notices about resources that the frame's policy blocked, by the directive that blocked them. */
const BLOCKED: Record<string, Notice> = {
  'img-src': 'picture',
  'script-src-elem': 'script',
  'style-src-elem': 'style',
  'connect-src': 'network',
};

/** Frames are removed and reported in nested-frames.ts. */
const REPORTED_ELSEWHERE = ['frame-src', 'object-src', 'fenced-frame-src'];

type PositionOf = (stack: string) => SourcePosition | null;

/** Replaces functions that open windows or print: the console reports the request instead. */
export function replaceWindows(reporter: Reporter, positionOf: PositionOf): void {
  for (const [name, answer] of ANSWERS) {
    const replacement = (...args: unknown[]) => {
      if (reporter.isFull) reporter.drop();
      else {
        const text = args.length > 0 ? inspect(args[0]) : '';
        const position = positionOf(new Error().stack ?? '');
        const isValue = name === 'print' && args.length > 0;
        const notice = isValue ? 'print_value' : name;
        reporter.add({ kind: 'notice', notice, text, position, count: 1 });
      }
      return answer;
    };
    Object.defineProperty(window, name, {
      value: replacement,
      writable: true,
      configurable: true,
    });
  }
}

/** Reports resources that the frame's policy has blocked, or that a file of the project is missing. */
export function listenForBlocked(context: FrameContext): void {
  const { reporter, positionOf } = context;
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective } = event;
    if (REPORTED_ELSEWHERE.includes(effectiveDirective)) return;
    const notice = BLOCKED[effectiveDirective] ?? 'other';
    const text = event.blockedURI;
    // The learner's own files are in the page already, whether it names them or not.
    if (/\/(style\.css|script\.js)$/.test(text)) return;
    const { files } = context;
    // A value without a scheme is not an address but a word, such as "inline".
    const name = text.includes(':') ? files?.nameOf(text) : null;
    if (files && name != null) {
      // An existing element was given its address a moment later.
      const key = `${event.sourceFile}:${event.lineNumber}`;
      if (!files.has(name)) files.reportMissing(name, positionOf(key));
      return;
    }
    reporter.add({ kind: 'notice', notice, text, position: null, count: 1 });
  });
}
