import { expect, expectAccessible, expectToFit, onPhone, test } from './fixtures.ts';
import { WORDS } from './words.ts';

const CAREERS = [
  'web-developer',
  'ai-engineer',
  'cybersecurity',
  'game-developer',
  'data-scientist',
  'mobile-developer',
];
const ARTICLES = ['python-programming', 'artificial-intelligence', 'cybersecurity'];

for (const language of ['fr', 'en'] as const) {
  const { about, accessibility, blog, careers, legal, mentors, partners } = WORDS[language];

  /** The pages and the words their titles begin with. */
  const pages: [address: string, heading: string | RegExp][] = [
    ['/careers', careers.title],
    ['/blog', blog.title],
    ['/about', new RegExp(about.title)],
    ['/partners', partners.title],
    ['/mentors', mentors.title],
    ['/legal', legal.title],
    ['/accessibility', accessibility.title],
  ];

  test.describe(`the pages in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test.beforeEach(async ({ page }, { project }) => {
      if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 700 });
    });

    test('are accessible, and fit the narrowest screen', onPhone(language), async ({ page }) => {
      for (const [address, name] of pages) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectAccessible(page);
        });
      }
    });

    // All six share one layout: each language is examined at one width, and measured at both.
    test(
      'careers are accessible, and fit the narrowest screen',
      onPhone(language),
      async ({ page }, { project }) => {
        const examined = (project.name === 'wide') === (language === 'fr');
        for (const id of CAREERS) {
          await page.goto(`/careers/${id}`);
          await expect(
            page.getByRole('heading', { level: 2, name: careers.courses }),
          ).toBeVisible();
          await expect(page.getByRole('link', { name: /Discovery|Découverte/ })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await (examined ? expectAccessible : expectToFit)(page);
        }
      },
    );

    test(
      'articles are accessible, and fit the narrowest screen',
      onPhone(language),
      async ({ page }) => {
        for (const id of ARTICLES) {
          await page.goto(`/blog/${id}-${language}.html`);
          await expect(page.getByRole('article')).toBeVisible();
          await expectAccessible(page);
        }
      },
    );

    test('lead from the footer through a career to its courses', async ({ page }) => {
      await page.goto('/accessibility');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: WORDS[language].shell.links.careers }).click();
      await page
        .getByRole('link', { name: new RegExp(`^${careers.learn_more}`) })
        .first()
        .click();
      await expect(page).toHaveURL('/careers/web-developer');
      await expect(page.getByRole('heading', { level: 2, name: careers.courses })).toBeVisible();
      await page.getByRole('link', { name: careers.back }).click();
      await expect(page).toHaveURL('/careers');
    });
  });

  test.describe(`articles in ${language}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

    test('are read whole, and lead to the other language', async ({ page, baseURL }) => {
      const other = language === 'fr' ? 'en' : 'fr';
      for (const id of ARTICLES) {
        await page.goto(`/blog/${id}-${language}.html`);
        await expect(page.getByRole('article')).toContainText(/(\S+\s+){900}/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `${baseURL}/blog/${id}-${language}.html`,
        );
        await page.getByRole('article').locator(`a[hreflang=${other}]`).click();
        await expect(page).toHaveURL(`/blog/${id}-${other}.html`);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      }
    });
  });
}
