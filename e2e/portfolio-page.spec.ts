import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Download, Locator } from '@playwright/test';
import { unzipSync } from 'fflate';
import thumbnails from '../web/src/training/thumbnails/thumbnails.fr.ts';
import { signInto } from './devices.ts';
import { GAME_FILES, GAME_WITH_FILES, PAGE_FILES, PAGE_WITH_FILES } from './file-fixtures.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectToFit,
  newPerson,
  PHONE_ONLY,
  test,
} from './fixtures.ts';
import { createMember } from './member.ts';
import { deviceOf, publishWithFiles } from './publishing.ts';
import { WIDE } from './screens.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { portfolio, dashboard } = WORDS.fr;

test.use({ locale: 'fr-FR' });

/** Unpacks the files of a downloaded site into a folder, as a person does. */
async function unpacked(download: Download): Promise<string> {
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return folder;
}

/** The color in the middle of a picture. */
const middleOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
    return String(context?.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });

test(
  'a portfolio is opened, seen by a visitor, taken away as a site, and closed',
  PHONE_ONLY,
  async ({ page, browser }) => {
    const mia = newPerson('Maëlle');
    await createMember(page, mia, 'fr', { is_premium: true });
    const token = await signInto(page.context(), mia, 'fr');
    const game = await publishWithFiles(page, token, GAME_WITH_FILES, GAME_FILES);
    await publishWithFiles(page, token, PAGE_WITH_FILES, PAGE_FILES);
    // A handle without the time: the address of the account contains it, and a handle must not resemble that address.
    const handle = `renard-${crypto.randomUUID().slice(0, 6)}x`;

    await test.step('the picture of a game is what it draws, of its files', async () => {
      // Another device, which is not watched: the browser logs in its console that a preview gives p5.sound no worker.
      const laptop = await deviceOf(browser, mia, 'fr');
      await laptop.goto(`/publish/${game}`);
      await laptop.getByRole('button', { name: thumbnails.take }).click();
      const alt = filled(thumbnails.alt, { title: 'Météores' });
      const picture = laptop.getByRole('img', { name: alt });
      await expect(picture).toHaveAttribute('src', /thumbnail/);
      // Red that is half transparent, before a dark ground.
      expect(await middleOf(picture)).toMatch(/^13\d,1?\d,1?\d$/);
      await laptop.context().close();
    });

    await page.goto('/portfolio');
    await page.getByLabel(portfolio.form.handle, { exact: true }).fill(handle);
    await expect(page.getByText(filled(portfolio.form.handle_free, { handle }))).toBeVisible();
    await page.getByRole('checkbox', { name: 'Météores' }).check();
    await page.getByRole('checkbox', { name: 'Ma page' }).check();
    await page.getByRole('button', { name: portfolio.form.save, exact: true }).click();
    // The visitor who looks at it has a wide screen in English.
    const place = { locale: 'en-GB', viewport: WIDE, isMobile: false };
    const visitor = await (await browser.newContext(place)).newPage();
    expect((await visitor.goto(`/u/${handle}`))?.status()).toBe(404);
    await page.getByRole('button', { name: portfolio.state.open_it, exact: true }).click();
    await expect(page.getByLabel(portfolio.state.address)).toHaveValue(new RegExp(`/u/${handle}$`));
    await expectAccessibleAtBothWidths(page);
    await expectToFit(page);

    await test.step('a visitor sees it, and search engines are told not to', async () => {
      const answer = await visitor.goto(`/u/${handle}`);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await expect(visitor.getByRole('heading', { name: handle, level: 1 })).toBeVisible();
      await expectAccessibleAtBothWidths(visitor);
      await visitor.getByRole('link', { name: 'Météores' }).click();
      const run = { name: WORDS.en.gallery.project.run };
      await expect(visitor.getByRole('button', run)).toBeVisible();
      await expect(visitor.getByRole('link', { name: handle })).toBeVisible();
    });

    await test.step('its site runs from a folder, without a network', async () => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: portfolio.site.download }).click();
      const folder = await unpacked(await coming);
      const requested: string[] = [];
      visitor.on('request', (request) => requested.push(request.url()));
      await visitor.goto(pathToFileURL(join(folder, 'index.html')).href);
      await expectAccessible(visitor);
      await expect(visitor.locator('li img')).toHaveCount(1);
      await visitor.getByRole('link', { name: 'Météores' }).click();
      await expect(visitor.getByText('createCanvas(300, 200)')).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'data/list.json' })).toBeVisible();
      await visitor.getByRole('link', { name: 'Exécuter' }).click();
      await expect(visitor.locator('canvas')).toHaveCSS('width', '300px');
      await expect(visitor).toHaveTitle('255,0,0 7 42 0.1');
      await visitor.goto(pathToFileURL(join(folder, 'index.html')).href);
      await visitor.getByRole('link', { name: 'Ma page' }).click();
      await visitor.getByRole('link', { name: 'Exécuter' }).click();
      await expect(visitor).toHaveTitle('255,0,0 3 42 0.1 rgb(1, 2, 3) image/png');
      await visitor.getByRole('link', { name: 'À propos' }).click();
      await expect(visitor.getByRole('heading', { name: 'À propos' })).toBeVisible();
      await expect(visitor.getByRole('img', { name: 'chat' })).toHaveJSProperty('naturalWidth', 1);
      await visitor.getByRole('link', { name: 'Retour' }).click();
      await expect(visitor).toHaveTitle(/^255,0,0 3 42/);
      expect(requested.filter((address) => !/^(file|data|blob):/.test(address))).toEqual([]);
      await rm(folder, { recursive: true });
    });

    await page.goto('/dashboard?tab=settings');
    await page.getByRole('button', { name: dashboard.portfolio.close }).click();
    await expect(page.getByText(dashboard.portfolio.closed)).toBeVisible();
    expect((await visitor.goto(new URL(`/u/${handle}`, page.url()).href))?.status()).toBe(404);
    await visitor.context().close();
  },
);
