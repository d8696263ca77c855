import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import {
  HeadersTooLarge,
  MalformedRequest,
  NotFound,
  type Problem,
  RequestTimeout,
} from '../errors.ts';

/** Returns the failure that a request that is not even HTTP represents, by Node's code for it. */
function problemOfBytes(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return HeadersTooLarge();
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? RequestTimeout() : MalformedRequest();
}

function answerBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const problem = problemOfBytes(error.code);
  const body = JSON.stringify(problem.answer());
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function answerRequest(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const tooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const problem = tooLong ? NotFound() : MalformedRequest();
  reply.status(problem.status).header('x-request-id', request.id).send(problem.answer());
}

/** Options that give answers like ours to requests that reach no route, since their address or bytes are invalid. */
export const unreadableRequests = {
  frameworkErrors: answerRequest as NonNullable<FastifyServerOptions['frameworkErrors']>,
  clientErrorHandler: answerBytes,
};
