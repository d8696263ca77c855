import type { FastifyError, FastifyInstance } from 'fastify';
import type { Problem } from '../../errors.ts';

/**
 * Adds routes whose bodies are read as bytes regardless of their content type: the bytes decide what they are. A body
 * that is too large is answered with `tooLarge`, and the rest of it is not read.
 */
export async function takeBytes(
  app: FastifyInstance,
  tooLarge: () => Problem,
  routes: (app: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    uploads.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
      reply.header('connection', 'close');
      throw tooLarge();
    });
    routes(uploads);
  });
}
