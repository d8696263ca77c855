import { readPersonalData } from '@codivia/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { selectPersonalData } from './personal-data.queries.ts';

const EXPORTS: RateLimit = { name: 'personal-data', limit: 20, seconds: 60 * 60 };

/** What is kept about a member, for them to take away. */
export function personalDataRoutes(
  app: FastifyInstance,
  { db, clock, limits }: { db: Db; clock: Clock; limits: RateLimits },
): void {
  serve(app, readPersonalData, async ({ user, reply }) => {
    await limits.spend(EXPORTS, user.id);
    reply.header('content-disposition', 'attachment; filename="codivia-data.json"');
    const tables = await selectPersonalData(db, user);
    return { exported_at: clock().toISOString(), tables };
  });
}
