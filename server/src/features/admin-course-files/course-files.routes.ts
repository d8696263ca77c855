import * as contract from '@codivia/contract/api/admin-course-files';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { EditingDeps } from '../admin-courses/editing-deps.service.ts';
import * as files from './course-files.service.ts';

/** Serves the export and import of courses as zips. */
export async function courseFileRoutes(app: FastifyInstance, deps: EditingDeps): Promise<void> {
  serve(app, contract.exportCourse, async ({ params, reply }) => {
    const zip = await files.exportCourse(deps, params.id);
    const disposition = `attachment; filename="${params.id}.zip"`;
    return reply.type(contract.ZIP).header('content-disposition', disposition).send(zip);
  });

  // Only this route reads zips.
  await app.register(async (zips) => {
    zips.addContentTypeParser(contract.ZIP, { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    serve(
      zips,
      contract.importCourse,
      { bodyLimit: contract.ZIP_MAX_BYTES },
      ({ user, body, query }) =>
        files.importCourse(deps, user.id, body as unknown as Buffer, query.replace),
    );
  });
}
