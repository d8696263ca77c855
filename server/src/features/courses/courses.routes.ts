import * as claimContract from '@codivia/contract/api/claims';
import * as contract from '@codivia/contract/api/courses';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import { sendReady } from '../../services/ready-answer.ts';
import type { Catalogue } from './courses.catalogue.ts';
import { CourseNotFound } from './courses.errors.ts';
import * as courses from './courses.service.ts';

/** Serves the catalogue from memory. */
export function courseRoutes(
  app: FastifyInstance,
  { db, catalogue }: { db: Db; catalogue: Catalogue },
): void {
  serve(app, contract.listCourses, ({ query, request, reply }) =>
    sendReady(request, reply, catalogue.list(query.lang)),
  );

  serve(app, claimContract.readClaims, ({ request, reply }) =>
    sendReady(request, reply, catalogue.claims),
  );

  serve(app, contract.readCourse, ({ params, query, request, reply }) => {
    const answer = catalogue.single(params.id, query.lang);
    if (!answer) throw CourseNotFound();
    return sendReady(request, reply, answer);
  });

  serve(app, contract.readCourseSample, ({ params, query }) =>
    courses.readCourseSample(db, params.id, query.lang),
  );
}
