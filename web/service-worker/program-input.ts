import {
  INPUT_FOLDER,
  type InputQuestion,
  type InputReply,
  WANTED,
  type Wanted,
} from '@codivia/runners/python/input-requests';

/**
 * Time for which a request waits for a page, in milliseconds. A page that is there answers at once; a line takes as long as
 * somebody thinks, but browsers end a service worker that is busy for minutes: the program asks again before.
 */
const LIMITS: Record<Wanted, number> = { page: 2000, line: 20_000 };

/** Returns the request that an address makes; undefined when it is none of those at which programs wait. */
export function inputQuestion(pathname: string): InputQuestion | undefined {
  if (!pathname.startsWith(INPUT_FOLDER)) return undefined;
  const [first, question] = pathname.slice(INPUT_FOLDER.length).split('/');
  const wanted = WANTED.find((one) => one === first);
  return wanted && question ? { type: 'python-input', question, wanted } : undefined;
}

interface Page {
  postMessage(message: InputQuestion, ports: Transferable[]): void;
}

/** The part of Clients that is needed. */
export interface OpenPages {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
}

/** Asks all open pages; the one whose program asks answers. 204 when none has in time. */
export async function answerFromPages(
  clients: OpenPages,
  question: InputQuestion,
): Promise<Response> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { promise, resolve } = Promise.withResolvers<Response>();
  setTimeout(() => resolve(new Response(null, { status: 204 })), LIMITS[question.wanted]);
  for (const page of pages) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<InputReply>) => resolve(Response.json(data));
    page.postMessage(question, [port2]);
  }
  return promise;
}
