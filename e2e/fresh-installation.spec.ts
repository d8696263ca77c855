import { loadGallery } from '../content/src/load-gallery.ts';
import { expect, expectToFit, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { deviceOf } from './publishing.ts';
import { expectAccessibleAt, NARROW, WIDE } from './screens.ts';
import { WORDS } from './words.ts';

const tower = loadGallery().find(({ name }) => name === 'cat-tower');

for (const language of ['en', 'fr'] as const) {
  test.describe(language, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });
    const { gallery, projectGallery, liveSessions, liveReplays, replay } = WORDS[language];
    const title = tower?.title[language] ?? '';

    test('the gallery has projects of the team, which run and become one’s own', async ({
      page,
      browser,
    }) => {
      await page.goto('/gallery');
      const list = page.getByRole('list', { name: projectGallery.list });
      // Other tests put projects of members before them.
      const ours = list.getByRole('listitem').filter({ hasText: gallery.project.team });
      await expect(ours).toHaveCount(loadGallery().length);
      await expect(ours.locator('img')).toHaveCount(loadGallery().length);
      for (const screen of [NARROW, WIDE]) {
        await expectAccessibleAt(page, screen);
        await expectToFit(page);
      }
      await page.getByRole('button', { name: projectGallery.kinds.game }).click();
      await expect(ours).toHaveCount(5);
      await list.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText(gallery.project.team)).toBeVisible();
      await page.getByRole('button', { name: gallery.project.run }).click();
      const sketch = page.frameLocator('iframe').first().locator('canvas').first();
      await expect(sketch).toBeVisible();
      for (const screen of [NARROW, WIDE]) {
        await expectAccessibleAt(page, screen);
        await expectToFit(page);
      }

      const mia = newPerson('Mia');
      await createMember(page, mia, language);
      const device = await deviceOf(browser, mia, language);
      await device.goto(page.url());
      await device.getByRole('button', { name: gallery.project.remix, exact: true }).click();
      await device.waitForURL(/\/gametraining\?project=/);
      await expect(device.getByText('FURS').first()).toBeVisible();
      await expect(device.getByText(title).first()).toBeVisible();
    });

    test('recordings come first where no live session is planned', async ({ page }) => {
      // Other tests plan sessions.
      await page.route('**/api/live/sessions', (route) => route.fulfill({ json: [] }));
      await page.goto('/live/replays');
      await page.getByRole('link', { name: replay.to_calendar }).click();
      await expect(page.getByText(liveSessions.empty)).toBeVisible();
      const recordings = page.getByRole('list', { name: liveReplays.list }).getByRole('listitem');
      await expect(recordings.filter({ hasText: liveReplays.ours })).toHaveCount(3);
      await expect(page.getByRole('link', { name: liveSessions.calendar.all })).toHaveCount(0);
      for (const screen of [NARROW, WIDE]) {
        await expectAccessibleAt(page, screen);
        await expectToFit(page);
      }
    });
  });
}
