import { Readable } from 'node:stream';
import * as contract from '@codivia/contract/api/personal-data';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { type FileDeps, readAll } from '../project-files/project-files.service.ts';
import { selectPersonalData } from './personal-data.queries.ts';

const EXPORTS: RouteLimit = { name: 'personal-data', per: 'user', limit: 20, seconds: 60 * 60 };

/** Yields the answer as text, file after file: all of them together may be too much for the memory. */
async function* written(deps: FileDeps, userId: string, rest: object) {
  yield `${JSON.stringify(rest).slice(0, -1)},"files":[`;
  let comma = '';
  for await (const { content, ...file } of readAll(deps, userId)) {
    yield comma + JSON.stringify({ ...file, content: content.toString('base64') });
    comma = ',';
  }
  yield ']}';
}

/** Serves the export of a member's personal data. */
export function personalDataRoutes(app: FastifyInstance, deps: FileDeps): void {
  serve(app, contract.readPersonalData, { limit: EXPORTS }, async ({ user, reply }) => {
    const tables = await selectPersonalData(deps.db, user);
    const rest = { exported_at: deps.clock().toISOString(), tables };
    return reply
      .header('content-disposition', 'attachment; filename="codivia-data.json"')
      .type('application/json; charset=utf-8')
      .send(Readable.from(written(deps, user.id, rest)));
  });
}
