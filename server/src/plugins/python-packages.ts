import { OWN_PYTHON_PACKAGES } from '@codivia/contract/api/site';
import fastifyStatic from '@fastify/static';
import plugin from 'fastify-plugin';

/** Files carry their version in their name, and browsers check the files that they get against our own list. */
const CACHED = 'public, max-age=31536000, immutable';

/** Serves the packages of Python from a folder that `npm run python-packages` has filled. */
export const pythonPackages = plugin<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: OWN_PYTHON_PACKAGES,
    decorateReply: false,
    cacheControl: false,
    // Other files in that folder are not served.
    allowedPath: (path) => /^\/[\w.+-]+\.(whl|zip)$/.test(path),
    setHeaders: (reply) => reply.header('cache-control', CACHED),
  });
});
