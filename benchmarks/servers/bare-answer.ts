/** The limit of a ready answer: Fastify with one route that sends the same bytes, headers included when they are given. */
import Fastify from 'fastify';
import { optionsFromParent, serveParent } from '../harness/serve-parent.ts';

interface Options {
  path: string;
  answer: string;
  headers?: Record<string, string>;
}

const { path, answer, headers = {} } = optionsFromParent<Options>();
const body = Buffer.from(answer);
const app = Fastify();
const all = { ...headers, 'content-type': 'application/json; charset=utf-8' };
app.get(path, (_request, reply) => {
  reply.headers(all).send(body);
});
await serveParent(app);
