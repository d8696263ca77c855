import { signInto } from './devices.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectToFit,
  newPerson,
  test,
} from './fixtures.ts';
import { createMember } from './member.ts';
import { deviceOf, keepProject } from './publishing.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** Its author has a wide screen in English, its reader a phone in French. */
const { publish: form, project: seen } = WORDS.en.gallery;
const { findings } = WORDS.en.sharing;
const { gallery, rooms, projects } = WORDS.fr;
const { project: shown } = gallery;

test.use({ locale: 'en-GB' });

test('a project is published, run, remixed and closed', async ({ page, browser }) => {
  const [mia, leo] = [newPerson('Maëlle'), newPerson('Leo')];
  await createMember(page, mia, 'en', { is_premium: true });
  await createMember(page, leo, 'fr');
  const token = await signInto(page.context(), mia, 'en');
  const id = await keepProject(page, token, '# Maëlle\nprint("ping")\n');

  const address =
    await test.step('its author is told of a name in it, and publishes it', async () => {
      await page.goto(`/publish/${id}`);
      await page.getByLabel(form.title, { exact: false }).fill('<i>Pong</i>');
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      const warning = page.getByRole('region', { name: findings.title });
      await expect(warning).toContainText(findings.kinds.name);
      await expectAccessibleAtBothWidths(page);
      await warning.getByRole('button', { name: findings.accept }).click();
      const made = await page.getByLabel(form.address).inputValue();
      await expectAccessibleAtBothWidths(page);
      return made;
    });

  const title = { name: '<i>Pong</i>', level: 1 } as const;
  const reader = await deviceOf(browser, leo, 'fr');
  await test.step('a reader runs it when they ask for it, and remixes it', async () => {
    const answer = await reader.goto(address);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(reader.getByRole('heading', title)).toBeVisible();
    await expect(reader.getByRole('log')).toHaveCount(0);
    await expectAccessible(reader);
    await reader.getByRole('button', { name: shown.run }).click();
    await expect(reader.getByRole('log')).toContainText('ping');
    await reader.getByRole('button', { name: shown.remix, exact: true }).click();
    const strip = filled(projects.strip.project, { name: '<i>Pong</i>' });
    await expect(reader.getByRole('region', { name: strip })).toBeVisible();
    await expect(reader.getByRole('button', { name: rooms.run, exact: true })).toBeVisible();
    await expectToFit(reader);
  });

  await test.step('its author closes it: it is gone for everybody', async () => {
    await page.getByRole('link', { name: form.see }).click();
    await expect(page.getByRole('heading', title)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('link', { name: seen.manage }).click();
    await page.getByRole('button', { name: form.close }).click();
    await expect(page.getByText(form.closed)).toBeVisible();
    expect((await reader.goto(address))?.status()).toBe(404);
    await expect(reader.getByRole('heading', { name: shown.missing })).toBeVisible();
  });
  await reader.context().close();
});
