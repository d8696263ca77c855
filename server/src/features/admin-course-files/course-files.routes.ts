import {
  exportCourse,
  importCourse,
  ZIP,
  ZIP_MAX_BYTES,
} from '@codivia/contract/admin-course-files';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { CourseFileService } from './course-files.service.ts';

/** Courses out as zips, and in again. */
export async function courseFileRoutes(
  app: FastifyInstance,
  files: CourseFileService,
): Promise<void> {
  serve(app, exportCourse, async ({ params, reply }) => {
    const zip = await files.export(params.id);
    const disposition = `attachment; filename="${params.id}.zip"`;
    return reply.type(ZIP).header('content-disposition', disposition).send(zip);
  });

  // Zips are read by this one route only.
  await app.register(async (zips) => {
    zips.addContentTypeParser(ZIP, { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    serve(
      zips,
      importCourse,
      ({ user, body, query }) => files.import(user.id, body as unknown as Buffer, query.replace),
      { bodyLimit: ZIP_MAX_BYTES },
    );
  });
}
