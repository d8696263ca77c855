import { QuestionAnswerer } from '@codivia/runners/python/page/question-answerer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerFromPages,
  inputQuestion,
  type OpenPages,
} from '../../../service-worker/program-input.ts';

/** The open pages, each with the object that answers its program. */
let pages: { workers: EventTarget; answerer: QuestionAnswerer }[];

function openPage(): QuestionAnswerer {
  const workers = Object.assign(new EventTarget(), { startMessages: () => {} });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const answerer = new QuestionAnswerer();
  pages.push({ workers, answerer });
  return answerer;
}

const clients: OpenPages = {
  matchAll: async () =>
    pages.map(({ workers }) => ({
      postMessage: (data: unknown, ports: Transferable[]) =>
        void workers.dispatchEvent(
          new MessageEvent('message', { data, ports: ports as MessagePort[] }),
        ),
    })),
};

function ask(wanted: 'page' | 'line', question: string): Promise<Response> {
  const asked = inputQuestion(`/python-input/${wanted}/${question}`);
  if (!asked) throw new Error('Not an address of programs');
  return answerFromPages(clients, asked);
}

beforeEach(() => {
  pages = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const { answerer } of pages) answerer.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a program that asks through the service worker', () => {
  test('is answered by its page, and by no other', async () => {
    const [other, own] = [openPage(), openPage()];
    other.expect('a');
    own.expect('b');
    expect(await (await ask('page', 'b')).json()).toEqual({ reached: true });
    const line = ask('line', 'b');
    await Promise.resolve();
    expect(other.answer('Eve')).toBe(true);
    expect(own.answer('Ada\nLovelace')).toBe(true);
    expect(await (await line).json()).toEqual({ line: 'Ada Lovelace' });
  });

  test('gets a line that was typed while nobody asked, and each time it asks', async () => {
    const page = openPage();
    page.expect('q');
    page.answer('Ada');
    for (let time = 0; time < 2; time++) {
      expect(await (await ask('line', 'q')).json()).toEqual({ line: 'Ada' });
    }
  });

  test('hears that it was stopped, and no line after that', async () => {
    const page = openPage();
    page.expect('q');
    expect(page.interrupt()).toBe(true);
    expect(page.answer('Ada')).toBe(false);
    expect(await (await ask('line', 'q')).json()).toEqual({ stop: true });
  });

  test.each([
    ['page', 2000],
    ['line', 20_000],
  ] as const)('is told in time that there is no %s', async (wanted, limit) => {
    openPage().expect('another');
    const reply = ask(wanted, 'q');
    await vi.advanceTimersByTimeAsync(limit);
    expect((await reply).status).toBe(204);
  });

  test('is answered no more once its worker has ended', async () => {
    const page = openPage();
    page.expect('q');
    page.close();
    expect(page.answer('Ada')).toBe(false);
    const reply = ask('page', 'q');
    await vi.advanceTimersByTimeAsync(2000);
    expect((await reply).status).toBe(204);
  });

  test.each(['/python-input/', '/python-input/line', '/python-input/file/q', '/python/line/q'])(
    '%s is none of its addresses',
    (address) => expect(inputQuestion(address)).toBeUndefined(),
  );
});
