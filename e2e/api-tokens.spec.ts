import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, expectToFit, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { NARROW } from './screens.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const PAGE = join(import.meta.dirname, '../web/src/pages/developers/examples');
const CLIENT = join(import.meta.dirname, '../web/public/developers/codivia.py');
const run = promisify(execFile);

const { apiTokens: words } = WORDS.fr;
/** The token is made on a wide screen in French; it is tried and revoked on a phone in English. */
const { apiTokens: then, developers } = WORDS.en;

test.use({ locale: 'fr-FR' });

test('a member makes a token, tries it, sees its last use, and revokes it', async ({ page }) => {
  const person = newPerson('Noé');
  await createMember(page, person, 'fr', { is_premium: true });
  await signInto(page.context(), person, 'fr');

  await page.goto('/dashboard?tab=settings');
  const settings = page.getByRole('region', { name: words.title });
  await expect(settings.getByText(words.list.none)).toBeVisible();
  await settings.getByRole('button', { name: words.create.action }).click();
  await expect(settings.getByRole('alert')).toHaveText(words.create.name_missing);
  await settings.getByLabel(words.create.name, { exact: true }).fill('My robot');
  await settings.getByRole('checkbox', { name: 'progress:read' }).uncheck();
  await settings.getByRole('button', { name: words.create.action }).click();
  const secret = page.getByRole('dialog', { name: words.secret.title });
  const token = await secret.getByLabel(words.secret.label, { exact: true }).inputValue();
  expect(token).toMatch(/^codivia_\w{46}$/);
  await expectAccessibleAtBothWidths(page);
  await secret.getByRole('button', { name: words.secret.done }).click();
  await expect(secret).toBeHidden();
  await expect(settings.getByText(words.list.unused)).toBeVisible();
  expect(await page.content()).not.toContain(token);
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('button', { name: 'EN, English' }).click();
  const mine = page.getByRole('region', { name: then.title });
  await expect(mine.getByText(then.list.unused)).toBeVisible();
  await page.setViewportSize(NARROW);
  await mine.getByRole('link', { name: then.documentation }).click();
  await expect(page.getByRole('heading', { level: 1, name: developers.title })).toBeVisible();
  await page.getByLabel(developers.try.token, { exact: true }).fill(token);
  await page.getByRole('button', { name: developers.try.send }).click();
  await expect(page.getByText(filled(developers.try.status, { status: 200 }))).toBeVisible();
  await expect(page.getByRole('region', { name: developers.try.answer })).toContainText('Noé');
  await expect(page.getByText('RateLimit-Remaining: 59')).toBeVisible();
  await page.getByLabel(developers.try.call, { exact: true }).selectOption('GET /api/v1/projects');
  await page.getByRole('button', { name: developers.try.send }).click();
  const answer = page.getByRole('region', { name: developers.try.answer });
  await expect(answer).toContainText('scope_missing');
  await expectAccessibleAtBothWidths(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(token);

  await page.goto('/dashboard?tab=settings');
  const used = filled(then.list.used, { ago: '' }).trim();
  await expect(mine.getByText(used)).toBeVisible();
  await mine
    .getByRole('button', { name: filled(then.list.revoke_of, { name: 'My robot' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: then.list.revoke, exact: true })
    .click();
  await expect(mine.getByText(then.list.revoked, { exact: true })).toBeVisible();
  await expectToFit(page);
  const refused = await page.request.get('/api/v1/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await refused.json()).code).toBe('token_revoked');
});

/** Tells whether a program is installed here. */
function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('the examples of the page do what it says', async ({ page, baseURL }) => {
  const person = newPerson('Ada');
  await createMember(page, person, 'fr', { is_premium: true });
  const login = await page.request.post('/api/auth/login', { data: person });
  const made = await page.request.post('/api/user/api-tokens', {
    headers: { authorization: `Bearer ${(await login.json()).access_token}` },
    data: {
      name: 'examples',
      scopes: ['profile:read', 'progress:read', 'projects:read', 'projects:write'],
      days: 7,
    },
  });
  const { token } = await made.json();
  const folder = await mkdtemp(join(tmpdir(), 'codivia-api-'));
  const env = { ...process.env, CODIVIA_URL: baseURL ?? '', CODIVIA_TOKEN: token };
  const output = async (program: string, name: string, as = name) => {
    await copyFile(join(PAGE, name), join(folder, as));
    return (await run(program, [as], { cwd: folder, env })).stdout;
  };
  try {
    // The downloaded client is the built one.
    expect(await (await page.request.get('/developers/codivia.py')).text()).toContain(
      'class Codivia',
    );
    await copyFile(CLIENT, join(folder, 'codivia.py'));
    expect(await output(process.execPath, 'example.js', 'example.mjs')).toBe('Hello Ada\n');
    if (isInstalled('python3')) {
      expect(await output('python3', 'example.py')).toBe('Hello Ada\nRevision 2\n');
      expect(await output(process.execPath, 'example.js', 'example.mjs')).toBe(
        'Hello Ada\nFrom Python 2\n',
      );
    }
    if (isInstalled('curl')) {
      const { data } = JSON.parse(await output('sh', 'example.sh'));
      expect(Array.isArray(data)).toBe(true);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
