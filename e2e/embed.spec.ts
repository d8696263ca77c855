import { fragmentOf } from '../web/src/code/tools/sharing/share-link.ts';
import { signInto } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { ADMIN } from './member.ts';
import { startSite } from './other-site.ts';

const GAME = `function setup() { createCanvas(200, 100); }
function draw() { if (frameCount === 1) console.log("drawn"); }`;

test('a program and a game run in a page of another site, which no account is sent to', async ({
  browser,
  baseURL,
}) => {
  const python = await fragmentOf({ 'main.py': 'print(6 * 7)' });
  const game = await fragmentOf({ 'sketch.js': GAME });
  const site = await startSite([
    `${baseURL}/embed/playground?lang=en${python}`,
    `${baseURL}/embed/gametraining?lang=en${game}`,
  ]);
  const context = await browser.newContext();
  await signInto(context, ADMIN, 'en');
  const page = await context.newPage();
  const tokens: string[] = [];
  page.on('request', (request) => {
    const { authorization, cookie } = request.headers();
    if (authorization || cookie) tokens.push(request.url());
  });
  // Signed in: a page of ours sends the token, on a slow machine long after the network was quiet for the first time.
  const sent = page.waitForResponse(`${baseURL}/api/auth/me`);
  await page.goto(`${baseURL}/accessibility`, { waitUntil: 'networkidle' });
  await sent;
  tokens.length = 0;
  await page.goto(site.url);
  const frame = (at: number) => page.frameLocator('iframe').nth(at);
  for (const [at, shown] of [
    [0, '42'],
    [1, 'drawn'],
  ] as const) {
    await frame(at).getByRole('button', { name: 'Run', exact: true }).click();
    await expect(frame(at).getByRole('log')).toContainText(shown);
  }
  expect(tokens).toEqual([]);
  await context.close();
  site.close();
});
