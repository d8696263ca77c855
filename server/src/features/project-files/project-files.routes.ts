import * as contract from '@codivia/contract/files/project-files';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { FileTooLarge, FileTypeRefused } from './project-files.errors.ts';
import * as files from './project-files.service.ts';
import { sendFile } from './send-file.service.ts';

/** Rate limit of uploads: twice as many as saves of code after every pause, for a quarter of an hour. */
const UPLOADS: RouteLimit = { name: 'file-uploads', per: 'user', limit: 600, seconds: 15 * 60 };

/** Serves the files of the calling member. */
export async function projectFileRoutes(app: FastifyInstance, deps: files.FileDeps): Promise<void> {
  serve(app, contract.readFileUsage, ({ user }) => files.readFileUsage(deps, user));

  serve(app, contract.listNeededFiles, ({ user, body }) =>
    files.listNeededFiles(deps, user, body.hashes),
  );

  serve(app, contract.readFile, async ({ user, params, reply }) =>
    sendFile(reply, await files.readFile(deps, user.id, params.hash)),
  );

  // An upload is read as bytes regardless of its content type: its bytes decide about the format.
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    uploads.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
      // The rest of it is not read.
      reply.header('connection', 'close');
      throw FileTooLarge();
    });
    serve(
      uploads,
      contract.uploadFile,
      { bodyLimit: contract.FILE_MAX_BYTES, limit: UPLOADS },
      async ({ user, params, body }) => {
        if (!Buffer.isBuffer(body)) throw FileTypeRefused();
        return files.uploadFile(deps, user, params.hash, body);
      },
    );
  });
}
