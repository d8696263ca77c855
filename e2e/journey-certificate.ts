import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { OWN_PAGE } from './course-fixture.ts';
import { expect, expectAccessible } from './fixtures.ts';
import {
  dialogOf,
  exercise,
  expectAccessibleOnBothScreens,
  type Words,
  xpOf,
} from './journey-parts.ts';
import { check, goToPart, press, write } from './lesson.ts';
import { filled } from './shown-texts.ts';

/** A low screen of a laptop. */
const LAPTOP = { width: 1366, height: 768 };

/** Width and height of a PNG, in pixels. */
function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Expects the certificate and its buttons on a low laptop screen, without scrolling. */
async function expectToFitALaptop(page: Page, { certificate }: Words): Promise<void> {
  const phone = page.viewportSize() ?? LAPTOP;
  await page.setViewportSize(LAPTOP);
  const dialog = dialogOf(page, certificate.dialog_title);
  for (const one of [
    dialog.getByRole('img'),
    dialog.getByRole('button', { name: certificate.download }),
    dialog.getByRole('button', { name: certificate.share }),
    dialog.getByRole('link', { name: certificate.proof_link }),
  ]) {
    await expect(one).toBeInViewport({ ratio: 1 });
  }
  const hidden = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden, 'pixels to scroll').toBeLessThanOrEqual(0);
  await page.setViewportSize(phone);
}

/** Saves the basic certificate as a picture. Returns the address of its public page. */
export async function downloadCertificate(page: Page, words: Words): Promise<string> {
  const { certificate } = words;
  const dialog = dialogOf(page, certificate.dialog_title);
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAccessibleName(new RegExp(certificate.picture.heading_basic));
  const solved = filled(certificate.exercises_other, { done: 2, count: 3 });
  await expect(picture).toHaveAccessibleName(new RegExp(solved));
  await expectAccessibleOnBothScreens(page);
  await expectToFitALaptop(page, words);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(dialog.getByRole('button', { name: certificate.download })),
  ]);
  expect(download.suggestedFilename()).toMatch(/^codivia-.*lea.*\.png$/i);
  const png = await readFile(await download.path());
  expect(pngSize(png)).toEqual({ width: 1200, height: 800 });
  const proof = dialog.getByRole('link', { name: certificate.proof_link });
  return (await proof.getAttribute('href')) ?? '';
}

/** Finishes the project: missing items are named; with all required ones it passes, and continues in its room. */
export async function finishProject(page: Page, words: Words): Promise<void> {
  const { tasks, exercise: texts, lessons, previews } = words;
  const project = exercise(page, 'own-page');
  await goToPart(project);
  const list = page.getByRole('region', { name: tasks.checklist });
  const [heading, , , picture] = OWN_PAGE.checklist;
  const item = (one = heading) =>
    list.getByRole('listitem').filter({ hasText: one?.text.fr ?? '' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await write(project, '<p>Hot.</p><button>More</button>');
  await check(page);
  const states = { done: 2, total: 4 };
  await expect(project.getByText(filled(texts.project_not_yet, states))).toBeVisible();
  await expect(list.getByRole('status')).toHaveText(filled(tasks.items_done, states));
  await expect(item()).toContainText('Où est h1');
  await write(project, '<h1>Tea</h1><p>Hot.</p><button>More</button>');
  await check(page);
  await expect(project.getByText(texts.project_passed, { exact: true })).toBeVisible();
  await expect(page.getByText('+5 XP').first()).toBeVisible();
  await expect(page.getByText(lessons.full_certificate)).toBeVisible();
  // The header covers scrolled content: only the visible part of buttons is measured.
  const fullScreen = project.getByRole('button', { name: previews.full_screen });
  await fullScreen.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expectAccessibleOnBothScreens(page);
  await expect(item(picture)).toContainText(tasks.item_undone);
  await press(page.getByRole('button', { name: lessons.exercises.open_in_room }));
  await expect(page).toHaveURL(/webtraining/);
  await expect(page.locator('.cm-content').first()).toContainText('Tea');
}

/** The full certificate on the dashboard, and its public page, which states these `facts`; the first is the name. */
export async function seeFullCertificate(
  page: Page,
  words: Words,
  proof: string,
  facts: string[],
): Promise<void> {
  const { certificate, dashboard } = words;
  await page.goto('/dashboard');
  const greeting = filled(dashboard.greeting, { name: facts[0] ?? '' });
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  await expect(page.getByText(certificate.kind.full).first()).toBeVisible();
  const { level } = await xpOf(page);
  const reached = filled(dashboard.level.title, { level });
  await expect(page.getByText(reached, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(proof);
  await expect(page.getByText(certificate.proof.genuine)).toBeVisible();
  for (const fact of [...facts, certificate.kind.full]) {
    await expect(page.getByRole('main').getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await expectAccessibleOnBothScreens(page);
}
