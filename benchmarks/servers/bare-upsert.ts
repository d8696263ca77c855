/** The limit of recording progress: Fastify with one route that does the single upsert, prepared. */
import Fastify from 'fastify';
import pg from 'pg';
import { optionsFromParent, serveParent } from '../harness/serve-parent.ts';

interface Completion {
  user_id: string;
  lesson_id: string;
  course_id: string;
  xp: number;
}

const UPSERT = `
  insert into progress as p (user_id, lesson_id, course_id, started_at, completed_at, xp_awarded)
  values ($1, $2, $3, $4, $4, $5)
  on conflict (user_id, lesson_id) do update
    set completed_at = coalesce(p.completed_at, excluded.completed_at)
  returning completed_at, xp_awarded`;

const { databaseUrl } = optionsFromParent<{ databaseUrl: string }>();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();
app.post<{ Body: Completion }>('/api/progress', async ({ body }) => {
  const { user_id, lesson_id, course_id, xp } = body;
  const values = [user_id, lesson_id, course_id, new Date(), xp];
  const { rows } = await pool.query({ name: 'upsert', text: UPSERT, values });
  return { lesson_id, completed: true, completed_at: rows[0].completed_at, xp_awarded: xp };
});
await serveParent(app, { close: () => pool.end() });
