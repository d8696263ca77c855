import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../lib/query.ts';
import { mockApi } from '../test/api.ts';
import { signInAs } from '../test/factories.ts';
import { noteTry } from './exercise-results.api.ts';
import { sendResults } from './send-results.ts';

const PATH = '/exercise-results/loops/badge';
const answer = { lesson_id: 'loops', exercise_id: 'badge', passed: false, tries: 1, xp_awarded: 0 };

beforeEach(() => localStorage.clear());

async function sent(member: Parameters<typeof signInAs>[0]) {
  signInAs(member);
  const calls = mockApi({
    [`PUT ${PATH}`]: () => ({
      ...answer,
      passed_at: null,
      answer: null,
      answered_at: null,
      xp_gained: 0,
      full_certificate: false,
    }),
  });
  const client = createQueryClient();
  noteTry('loops', 'badge', null, undefined, 'Nothing was printed.');
  await sendResults(client);
  noteTry('loops', 'badge', null, undefined, `${'x'.repeat(499)}🙂🙂`);
  await sendResults(client);
  return calls.filter(({ path }) => path === PATH).map(({ body }) => body as { check?: object });
}

it('sends the message of each check of a member of a class, cut to its length between two characters', async () => {
  const [first, second] = await sent({ in_class: true });
  expect(first?.check).toMatchObject({ passed: false, message: 'Nothing was printed.' });
  expect(second?.check).toMatchObject({ message: `${'x'.repeat(499)}🙂` });
});

it('sends no message of anybody else', async () => {
  const reports = await sent({});
  expect(reports).toHaveLength(2);
  expect(JSON.stringify(reports)).not.toContain('check');
});
