/** The limit of a ready page: @fastify/static, as files of a folder are served, compressed beforehand. */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { optionsFromParent, serveParent } from '../harness/serve-parent.ts';

const { folder } = optionsFromParent<{ folder: string }>();
const app = Fastify();
await app.register(fastifyStatic, {
  root: folder,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
});
await serveParent(app);
