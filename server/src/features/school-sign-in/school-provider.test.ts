import { afterAll, beforeAll, expect, test } from 'vitest';
import { OIDC_CLIENT, openOidcProvider } from '../../../test/oidc-provider.ts';
import { openIdProvider, type SchoolProvider } from './school-provider.ts';

const RETURN = 'http://127.0.0.1:4999/api/auth/school/callback';
let school: Awaited<ReturnType<typeof openOidcProvider>>;
let provider: SchoolProvider;
beforeAll(async () => {
  school = await openOidcProvider(RETURN, {
    lea: { given_name: 'Léa', family_name: 'Martin' },
    noname: {},
  });
  provider = openIdProvider({ issuer: school.issuer, name: 'ENT', ...OIDC_CLIENT });
});
afterAll(() => school.close());

async function signedIn(login: string) {
  const { url, flow } = await provider.begin(RETURN, '');
  return { flow, returned: await school.visit(url, login) };
}

test('somebody who logs in at the school is known by its id, and by as little of the name as a list has', async () => {
  const { flow, returned } = await signedIn('lea');
  const person = { issuer: school.issuer, subject: 'lea', name: 'Léa M.' };
  expect(await provider.finish(flow, returned)).toEqual(person);
});

test('a provider may give no name', async () => {
  const { flow, returned } = await signedIn('noname');
  expect(await provider.finish(flow, returned)).toMatchObject({ name: undefined });
});

test('the answer to another sign-in, and a changed one, are refused', async () => {
  const { flow, returned } = await signedIn('lea');
  const other = await provider.begin(RETURN, '');
  await expect(provider.finish(other.flow, returned)).rejects.toThrow();
  const changed = { ...flow, verifier: other.flow.verifier };
  await expect(provider.finish(changed, returned)).rejects.toThrow();
});

test('a provider that is down is asked again at the next sign-in', async () => {
  const issuer = 'http://127.0.0.1:1';
  const down = openIdProvider({ issuer, name: 'ENT', ...OIDC_CLIENT });
  await expect(down.begin(RETURN, '')).rejects.toThrow();
  await expect(down.begin(RETURN, '')).rejects.toThrow();
});
