import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { deviceOf, join, openMentor, type Place } from './live.ts';
import { WORDS } from './words.ts';

/** The mails about a session to `email`, as the local mailbox lists them, the latest first. */
async function mailsAbout(page: Page, email: string, title: string): Promise<string[]> {
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const mails = mailbox.split('<li').filter((item) => item.includes(email));
  return mails.filter((mail) => mail.includes(title)).map((mail) => mail.replace(/\s/g, ' '));
}

/** The mentor has a wide screen in English; the reader has a phone in French. */
const WIDE: Place = { language: 'en' };
const NARROW: Place = { language: 'fr', phone: true };
const host = { schedule: WORDS.en.liveSchedule, sessions: WORDS.en.liveSessions };
const { liveSessions: sessions } = WORDS.fr;
/** Mails are in the language of the account. */
const SUBJECTS = { changed: 'Nouvel horaire : ', cancelled: 'Session annulée : ' };

test.use({ locale: 'fr-FR' });

test('a live session stands in the calendar, moves and is cancelled', async ({ page, browser }) => {
  const title = `Boucles ${Date.now().toString(36)}`;
  const { page: mentor } = await openMentor(browser, page, WIDE);
  const [lou, sam] = [await join(page, 'Lou', 'fr', true), await join(page, 'Sam', 'fr')];
  const { page: learner } = await deviceOf(browser, lou, NARROW);
  const { page: free } = await deviceOf(browser, sam, NARROW);
  const press = (name: string) => mentor.getByRole('button', { name, exact: true }).click();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);

  const address = await test.step('a mentor schedules it', async () => {
    const { schedule } = host;
    await mentor.goto('/live');
    await mentor.getByRole('link', { name: host.sessions.host.schedule }).click();
    for (const of of ['fr', 'en'] as const) {
      await mentor.getByLabel(schedule[`title_${of}`]).fill(title);
      await mentor.getByLabel(schedule[`description_${of}`]).fill('Répéter sans recopier.');
    }
    await mentor.getByLabel(schedule.date).fill(tomorrow);
    await mentor.getByLabel(schedule.time, { exact: true }).fill('18:00');
    await expectAccessibleAtBothWidths(mentor);
    await press(schedule.schedule);
    await expect(mentor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return new URL(mentor.url()).pathname;
  });

  await test.step('a visitor and a free member see it, and what a seat takes', async () => {
    await page.goto('/live');
    await page.getByRole('link', { name: title, exact: true }).click();
    // The calendar offers the same for each session, of other tests too.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: sessions.sign_in })).toBeVisible();
    await free.goto(address);
    await expect(free.getByRole('link', { name: sessions.premium })).toBeVisible();
    await expect(free.getByRole('button', { name: sessions.seat.take })).toHaveCount(0);
    await expectAccessible(free);
  });

  await test.step('a premium learner takes a seat with a reminder', async () => {
    await learner.goto(address);
    await learner.getByLabel(sessions.seat.reminder).check();
    await learner.getByRole('button', { name: sessions.seat.take }).click();
    await expect(learner.getByText(sessions.seat.yours, { exact: true })).toBeVisible();
    await expectAccessible(learner);
  });

  await test.step('the mentor changes the time, which is mailed', async () => {
    await mentor.getByRole('link', { name: host.sessions.host.edit }).click();
    await mentor.getByLabel(host.schedule.time, { exact: true }).fill('19:30');
    await press(host.schedule.save);
    await expect(mentor.getByText(host.schedule.changed)).toBeVisible();
    await expect
      .poll(() => mailsAbout(learner, lou.email, title))
      .toEqual([expect.stringContaining(SUBJECTS.changed)]);
    await learner.reload();
    await expect(learner.getByText('19:30').first()).toBeVisible();
    await expect(learner.getByLabel(sessions.seat.reminder)).toBeChecked();
  });

  await test.step('the mentor cancels it, which is mailed too', async () => {
    await mentor.getByRole('link', { name: host.sessions.host.edit }).click();
    await press(host.schedule.cancel.action);
    await press(host.schedule.cancel.confirm);
    await expect(mentor.getByText(host.sessions.cancelled_text)).toBeVisible();
    await expect
      .poll(() => mailsAbout(learner, lou.email, title))
      .toEqual([
        expect.stringContaining(SUBJECTS.cancelled),
        expect.stringContaining(SUBJECTS.changed),
      ]);
    expect(await mailsAbout(learner, sam.email, title)).toEqual([]);
  });

  await test.step('everybody sees that it does not take place', async () => {
    for (const one of [learner, page]) {
      await one.reload();
      await expect(one.getByText(sessions.cancelled_text)).toBeVisible();
      await expect(one.getByRole('button', { name: sessions.seat.take })).toHaveCount(0);
    }
  });
  for (const one of [mentor, learner, free]) await one.context().close();
});
