import * as contract from '@codivia/contract/api/admin-insight';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { serve } from '../../serve.ts';
import { countInsight, insightCount } from './count-insight.job.ts';
import * as insight from './lesson-insight.service.ts';

/** Registers the nightly count of what learners do with lessons, and serves it to administrators. */
export function register(app: FastifyInstance, { db, clock, jobs }: Services): void {
  jobs.handle(insightCount, () => countInsight({ db, clock }));

  serve(app, contract.listInsightCourses, () => insight.listInsightCourses(db));
  serve(app, contract.readCourseInsight, ({ params }) =>
    insight.readCourseInsight(db, params.course_id),
  );
  serve(app, contract.readLessonInsight, ({ params }) =>
    insight.readLessonInsight(db, params.lesson_id),
  );
  serve(app, contract.readExerciseInsight, ({ params }) =>
    insight.readExerciseInsight(db, params.lesson_id, params.exercise_id),
  );
}
