import type { PortfolioFields } from '@codivia/contract/api/portfolio';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createMember } from '../../../test/factories.ts';
import { newHandle, setUpPortfolio } from '../../../test/portfolio-calls.ts';
import { portfolio_handles } from './portfolio.table.ts';

const DAY = 24 * 60 * 60 * 1000;

const { server, owner, send, save, open, again } = setUpPortfolio();

describe('handles', () => {
  test('are one when they look alike', async () => {
    const { token } = await createMember(server(), { premium: true });
    await save({ handle: 'Pixel-Otter' });
    for (const handle of [
      'pixel-otter',
      'PIXEL-OTTER',
      'p1xel-otter',
      'pixelotter',
      'pixel-0tter',
    ]) {
      const { status, body } = await save({ handle }, token);
      expect([handle, status, body.code]).toEqual([handle, 409, 'handle_taken']);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
    expect((await save({ handle: 'pixel-otters' }, token)).status).toBe(200);
  });

  test('claimed by several at once go to one of them', async () => {
    const members = await Promise.all(
      Array.from({ length: 5 }, () => createMember(server(), { premium: true })),
    );
    const handle = newHandle();
    const answers = await Promise.all(members.map(({ token }) => save({ handle }, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body.code).toBe('handle_taken');
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
  });

  test('of one member, saved at once, leave one claimed', async () => {
    await Promise.all([save(), save(), save()]);
    const rows = await server()
      .database.db.select()
      .from(portfolio_handles)
      .where(eq(portfolio_handles.user_id, owner().user.id));
    expect(rows.filter(({ freed_at }) => freed_at === null)).toHaveLength(1);
  });

  test('that were changed or given up are kept from others for 90 days, not from their owner', async () => {
    const other = await createMember(server(), { premium: true });
    const [first, second] = [newHandle(), newHandle()];
    await save({ handle: first });
    await save({ handle: second });
    expect((await save({ handle: first }, other.token)).status).toBe(409);
    expect((await save({ handle: first })).status).toBe(200);
    await send('DELETE', '/portfolio');
    server().clock.pass(89 * DAY);
    expect((await save({ handle: first }, again(other))).status).toBe(409);
    server().clock.pass(2 * DAY);
    expect((await save({ handle: first }, again(other))).status).toBe(200);
    expect((await save({ handle: first }, again(owner()))).status).toBe(409);
  });

  test('are checked while they are typed', async () => {
    const { token } = await createMember(server(), { premium: true });
    const handle = await open({}, token);
    const check = async (typedHandle: string) =>
      (await send('POST', '/portfolio/handle', { handle: typedHandle })).body;
    expect(await check(` ${newHandle().toUpperCase()} `)).toMatchObject({ refusal: null });
    expect((await check(handle)).refusal.code).toBe('handle_taken');
    expect((await check('maelle')).refusal.code).toBe('handle_personal');
    expect((await check('connard')).refusal).toMatchObject({
      code: 'handle_insulting',
      detail: { fr: expect.any(String), en: expect.any(String) },
    });
  });

  test('are changed a few times a day only', async () => {
    const statuses: number[] = [];
    for (let change = 0; change < 21; change++) statuses.push((await save()).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('bad input', () => {
  test.each([
    [400, 'portfolio_line_too_long', { line: 'a'.repeat(141) }],
    [422, 'portfolio_line_contact', { line: 'Write to me@mail.fr' }],
    [422, 'portfolio_line_contact', { line: 'snap: foxy_99' }],
    [422, 'portfolio_line_personal', { line: 'Maëlle, 15 ans' }],
    [422, 'portfolio_line_personal', { line: 'Au lycée Curie' }],
    [422, 'portfolio_line_insulting', { line: 'Bande de c0nnards' }],
    [400, 'invalid_input', { color: 'white' }],
    [400, 'invalid_input', { project_ids: ['nonsense'] }],
    [409, 'portfolio_item_missing', { certificate_ids: ["' or 1=1"] }],
    [400, 'handle_malformed', { handle: 'no spaces' }],
  ])('%i %s for %o', async (expected, code, changes) => {
    const { status, body } = await save(changes as Partial<PortfolioFields>);
    expect([status, body.code]).toEqual([expected, code]);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect((await send('GET', '/portfolio')).body.portfolio).toBeNull();
  });

  test('a refused save leaves the handle to others', async () => {
    const { token } = await createMember(server(), { premium: true });
    const handle = newHandle();
    await save({ handle, certificate_ids: ['none'] });
    expect((await save({ handle }, token)).status).toBe(200);
  });
});
