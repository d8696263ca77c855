import { expect, test } from './fixtures.ts';
import { WORDS } from './words.ts';

/**
 * Pages without scripts, one of each kind: rendered whole, readable in part, with a hint at scripts, and missing.
 * The text of every page is tested in web/src/server/every-page.test.ts.
 */
const KINDS = ['/courses', '/try', '/playground', '/lesson/discovery-variables', '/no/such/page'];

/** A text key, a placeholder or filler that should have been a text. */
const LEFTOVER = /\{\{|\}\}|lorem ipsum|undefined|\[object Object\]/i;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-FR' });

  test('pages show their text', async ({ page }) => {
    for (const address of KINDS) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/ · Codivia$/);
        expect(await page.locator('body').innerText()).not.toMatch(LEFTOVER);
      });
    }
  });

  test('a course names its project, without the button that needs scripts, and tells other sites what it is', async ({
    page,
    baseURL,
  }) => {
    const { title, run } = WORDS.fr.courseProject;
    await page.goto('/course/discovery');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(run)).toBeHidden();

    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
    expect(await content('property="og:locale"')).toBe('fr_FR');
    expect(await content('property="og:title"')).toContain('Codivia');
    expect((await content('name="description"'))?.length).toBeGreaterThan(60);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}/course/discovery`,
    );
    const picture = (await content('property="og:image"')) ?? '';
    const answer = await page.request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'Course',
      educationalLevel: 'Beginner',
    });
  });
});

test('a reader whose choice the server does not know yet is shown it all the same', async ({
  page,
}) => {
  await page.goto('/courses');
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cours' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-served', 'fr');
});

test('the sitemap leads to pages that are there', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(60);
  // One address of each kind; every-page.test.ts has all that are not in the database, whose pages take their time.
  const kinds = new Map(addresses.map((one) => [new URL(one).pathname.replace(/[^/]*$/, ''), one]));
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['/', '/course/', '/blog/', '/help/']));
  for (const address of kinds.values()) expect((await request.get(address)).status()).toBe(200);
});
