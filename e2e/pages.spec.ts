import type { Page } from '@playwright/test';
import { expect, expectAccessibleAtBothWidths, expectToFit, NARROWEST, test } from './fixtures.ts';
import { WORDS } from './words.ts';

/** Pages that no other test examines closely. All careers share one layout. */
const EXAMINED = [
  '/careers',
  '/careers/web-developer',
  '/blog',
  '/about',
  '/partners',
  '/mentors',
  '/legal',
  '/accessibility',
  '/community',
  '/parents',
];
/** The other pages that the server sends to everyone in the same form. */
const OTHERS = [
  '/',
  '/courses',
  '/course/discovery',
  '/careers/data-scientist',
  '/careers/ai-engineer',
  '/careers/cybersecurity',
  '/careers/game-developer',
  '/careers/mobile-developer',
  '/examples',
  '/profai',
  '/privacy',
  '/help',
  '/no/such/page',
];
/** Pages with figures, dates or lists of courses, which each language writes in its own way. */
const WITH_FIGURES = ['/', '/courses', '/course/discovery', '/careers/web-developer', '/help'];

const ARTICLES = ['python-programming', 'artificial-intelligence', 'cybersecurity'];
const { careers, shell } = WORDS.fr;

/** Marks the document that the server has sent, before any script of ours is there. */
async function markWhatIsSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const heading = document.querySelector('h1');
      if (document.readyState === 'interactive') heading?.setAttribute('data-sent', '');
    });
  });
}

/** Opens a page, and expects that the app continues from the document of the server. */
async function openSent(page: Page, address: string, language: 'fr' | 'en'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1[data-sent]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test.describe('pages in French', () => {
  test.use({ locale: 'fr-FR' });

  test('are accessible, and fit the narrowest screen', async ({ page }) => {
    await markWhatIsSent(page);
    for (const address of EXAMINED) {
      await test.step(address, async () => {
        await openSent(page, address, 'fr');
        await expectAccessibleAtBothWidths(page);
      });
    }
  });

  test('go on from what the server has sent, and fit the narrowest screen', async ({ page }) => {
    await page.setViewportSize(NARROWEST);
    await markWhatIsSent(page);
    for (const address of OTHERS) {
      await test.step(address, async () => {
        await openSent(page, address, 'fr');
        await expectToFit(page);
      });
    }
  });

  test('lead from the footer through a career to its courses', async ({ page }) => {
    await page.goto('/accessibility');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: shell.links.careers }).click();
    const more = { name: new RegExp(`^${careers.learn_more}`) };
    await page.getByRole('link', more).first().click();
    await expect(page).toHaveURL('/careers/web-developer');
    await expect(page.getByRole('heading', { level: 2, name: careers.courses })).toBeVisible();
    await expect(page.getByRole('link', { name: /Découverte/ })).toBeVisible();
    await page.getByRole('link', { name: careers.back }).click();
    await expect(page).toHaveURL('/careers');
  });
});

test('pages in English go on from what the server has sent', async ({ page }) => {
  await markWhatIsSent(page);
  for (const address of WITH_FIGURES) {
    await test.step(address, () => openSent(page, address, 'en'));
  }
});

test('articles are accessible, and fit the narrowest screen', async ({ page }) => {
  for (const id of ARTICLES) {
    for (const language of ['fr', 'en']) {
      await page.goto(`/blog/${id}-${language}.html`);
      await expect(page.getByRole('article')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    }
  }
});

test.describe('articles without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('are read whole, and lead to the other language', async ({ page, baseURL }) => {
    const expectWhole = async (address: string) => {
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('article')).toContainText(/(\S+\s+){900}/);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', `${baseURL}${address}`);
    };
    for (const id of ARTICLES) {
      await page.goto(`/blog/${id}-fr.html`);
      await expectWhole(`/blog/${id}-fr.html`);
      await page.getByRole('article').locator('a[hreflang=en]').click();
      await expectWhole(`/blog/${id}-en.html`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const back = page.getByRole('article').locator('a[hreflang=fr]');
      await expect(back).toHaveAttribute('href', /-fr\.html$/);
    }
  });
});
