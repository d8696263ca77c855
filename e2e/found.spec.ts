import { expect, test } from './fixtures.ts';
import { WORDS } from './words.ts';

/** Pages that the server sends with their text in them, and those whose text depends on the reader. */
const HYDRATED = [
  '/',
  '/courses',
  '/course/discovery',
  '/careers',
  '/careers/data-scientist',
  '/careers/web-developer',
  '/careers/ai-engineer',
  '/careers/cybersecurity',
  '/careers/game-developer',
  '/careers/mobile-developer',
  '/blog',
  '/about',
  '/partners',
  '/mentors',
  '/examples',
  '/profai',
  '/privacy',
  '/legal',
  '/accessibility',
  '/help',
  '/no/such/page',
];
const OTHERS = [
  '/lesson/discovery-variables',
  '/try',
  '/auth',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/dashboard',
  '/playground',
  '/webtraining',
  '/gametraining',
];

/** A text key, a placeholder or filler that should have been a text. */
const LEFTOVER = /\{\{|\}\}|lorem ipsum|undefined|\[object Object\]/i;

for (const language of ['fr', 'en'] as const) {
  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test('every page shows its text', async ({ page }) => {
      for (const address of [...HYDRATED, ...OTHERS]) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveTitle(/ · Codivia$/);
          expect(await page.locator('body').innerText()).not.toMatch(LEFTOVER);
        });
      }
    });

    test('a course names its project, without the button that needs scripts', async ({ page }) => {
      const { title, run } = WORDS[language].courseProject;
      await page.goto('/course/discovery');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(run)).toBeHidden();
    });

    test('a page tells other sites what it is', async ({ page, baseURL }) => {
      await page.goto('/course/discovery');
      const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
      expect(await content('property="og:locale"')).toBe(language === 'fr' ? 'fr_FR' : 'en_US');
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

  test.describe(`with scripts, in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test('every page goes on from what the server has sent', async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const heading = document.querySelector('h1');
          if (document.readyState === 'interactive') heading?.setAttribute('data-sent', '');
        });
      });
      for (const address of HYDRATED) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.locator('h1[data-sent]')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        });
      }
    });
  });
}

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
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
});
