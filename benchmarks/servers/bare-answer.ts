/** The limit of a ready answer: Fastify with one route that sends the same bytes. */
import Fastify from 'fastify';
import { optionsFromParent, serveParent } from '../harness/serve-parent.ts';

const { path, answer } = optionsFromParent<{ path: string; answer: string }>();
const body = Buffer.from(answer);
const app = Fastify();
app.get(path, (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(body);
});
await serveParent(app);
