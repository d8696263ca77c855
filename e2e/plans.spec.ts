import { expect, expectAccessible, test } from './fixtures.ts';
import { NARROW } from './screens.ts';
import { WORDS } from './words.ts';

for (const { language, locale, viewport } of [
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { language: 'fr', locale: 'fr-FR', viewport: NARROW },
] as const) {
  test.describe(`the plan cards (${language})`, () => {
    test.use({ locale, viewport });

    test('lead to a page for every line', async ({ page }) => {
      const { plans, portfolio } = WORDS[language];
      await page.goto('/');
      const cards = page.locator('#pricing article');
      for (const name of [plans.free, plans.premium]) {
        const card = cards.filter({ has: page.getByRole('heading', { name, level: 3 }) });
        const lines = card.getByRole('list').first().getByRole('listitem');
        await expect(lines).toHaveCount(6);
        const addresses = await lines.evaluateAll((items) =>
          items.map((item) => [...item.querySelectorAll('a')].map(({ href }) => href)),
        );
        for (const [at, links] of addresses.entries()) {
          expect(links, `line ${at + 1} of ${name}`).not.toEqual([]);
          for (const link of links) {
            expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
          }
        }
      }
      await expectAccessible(page);
      await cards.getByRole('link', { name: /portfolio/ }).click();
      await expect(
        page.getByRole('heading', { name: portfolio.page_title, level: 1 }),
      ).toBeVisible();
    });
  });
}
