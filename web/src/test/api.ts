import type { Bilingual } from '@codivia/contract/api/language';
import { ruleOfFormat } from '@codivia/contract/files/file-formats';
import { vi } from 'vitest';
import { FakeRequest } from './fake-request.ts';

export type ApiCall = {
  method: string;
  path: string;
  search: URLSearchParams;
  body: unknown;
  token: string | null;
};
type Reply = (call: ApiCall) => unknown;

/** Thrown by a reply to answer with an error of the API. */
export class Refused {
  readonly status: number;
  readonly answer: unknown;

  constructor(
    status: number,
    detail: Bilingual | string = { fr: 'Non.', en: 'No.' },
    code = 'refused',
  ) {
    this.status = status;
    this.answer = { detail, message: typeof detail === 'string' ? detail : detail.en, code };
  }
}

/** Returns the answer of a call that returns a text, with the type that the server sets. */
export const fileAnswer = (content: string): Response =>
  new Response(content, { headers: { 'content-type': ruleOfFormat('text').type } });

function apiCallOf(address: string, init: RequestInit = {}): ApiCall {
  const url = new URL(address, location.origin);
  const authorization = new Headers(init.headers).get('authorization');
  return {
    method: init.method ?? 'GET',
    path: url.pathname.replace(/^\/api/, ''),
    search: url.searchParams,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    token: authorization?.replace('Bearer ', '') ?? null,
  };
}

async function answerOf(reply: Reply | undefined, call: ApiCall): Promise<Response> {
  if (!reply) return Response.json(new Refused(404).answer, { status: 404 });
  try {
    const answer = await reply(call);
    return answer instanceof Response ? answer : Response.json(answer);
  } catch (error) {
    if (error instanceof Refused) return Response.json(error.answer, { status: error.status });
    throw error;
  }
}

/**
 * Answers the calls of a test: `mockApi({ 'GET /courses': () => [course()] })`. A reply that throws `Refused` answers
 * an error, one that returns a `Response` is the whole answer; one that throws anything else is a network that is down.
 * Returns the calls, in order.
 */
export function mockApi(replies: Record<string, Reply>): ApiCall[] {
  const calls: ApiCall[] = [];
  const answer = async (address: string, init?: RequestInit) => {
    const call = apiCallOf(address, init);
    calls.push(call);
    return answerOf(replies[`${call.method} ${call.path}`], call);
  };
  vi.stubGlobal('fetch', answer);
  const Answered = class extends FakeRequest {
    override send(body?: Blob | string): void {
      super.send(body);
      const { method, headers } = this;
      answer(this.address, { method, headers, ...(body && { body }) }).then(
        (reply) => this.answer(reply),
        () => this.fail(),
      );
    }
  };
  vi.stubGlobal('XMLHttpRequest', Answered);
  return calls;
}
