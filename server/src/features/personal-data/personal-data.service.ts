import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type FileDeps, readAll } from '../project-files/project-files.service.ts';
import { selectPersonalData } from './personal-data.queries.ts';

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

/** Answers with the personal data of a member as a file, without some tables. */
export async function sendPersonalData(
  deps: FileDeps,
  user: { id: string; email: string },
  reply: FastifyReply,
  leftOut: readonly string[] = [],
): Promise<FastifyReply> {
  const found = Object.entries(await selectPersonalData(deps.db, user));
  const tables = Object.fromEntries(found.filter(([name]) => !leftOut.includes(name)));
  const rest = { exported_at: deps.clock().toISOString(), tables };
  return reply
    .header('content-disposition', 'attachment; filename="codivia-data.json"')
    .type('application/json; charset=utf-8')
    .send(Readable.from(written(deps, user.id, rest)));
}
