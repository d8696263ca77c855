import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';

/** An app whose only page writes one line of each kind; returns the lines that one request wrote. */
async function linesOf(level: string, routeLevel?: 'trace'): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const app = Fastify({
    logger: { level, stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
    genReqId: () => 'the-request',
    childLoggerFactory: requestLog,
  });
  const options = routeLevel ? { logLevel: routeLevel } : {};
  app.get('/', options, async (request) => {
    request.log.debug('quiet');
    request.log.warn({ seen: 1 }, 'loud');
    request.log.child({ part: 'inner' }).error('deep');
    return request.log.level;
  });
  const answer = await app.inject('/');
  expect(answer.payload).toBe(routeLevel ?? level);
  await app.close();
  return lines.filter(({ msg }) => ['quiet', 'loud', 'deep'].includes(String(msg)));
}

test('lines of a request name it, at the levels that are written', async () => {
  const warned = await linesOf('warn');
  expect(warned).toEqual([
    expect.objectContaining({ msg: 'loud', seen: 1, reqId: 'the-request' }),
    expect.objectContaining({ msg: 'deep', part: 'inner', reqId: 'the-request' }),
  ]);
  expect((await linesOf('debug')).map(({ msg }) => msg)).toEqual(['quiet', 'loud', 'deep']);
  expect(await linesOf('silent')).toEqual([]);
});

test('a level of the route alone counts for its requests', async () => {
  expect((await linesOf('error', 'trace')).map(({ msg }) => msg)).toEqual([
    'quiet',
    'loud',
    'deep',
  ]);
});
