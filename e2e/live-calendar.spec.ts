import type { Page } from '@playwright/test';
import { expect, expectAccessible, PHONE_ONLY, test } from './fixtures.ts';
import { deviceOf, openOffice } from './live.ts';
import { WORDS } from './words.ts';

/** One language on the wide screen, the other on the phone: every step is walked in both. */
const WALKS = [
  { language: 'en', screen: {}, changed: 'New time: ', cancelled: 'Session cancelled: ' },
  {
    language: 'fr',
    screen: PHONE_ONLY,
    changed: 'Nouvel horaire : ',
    cancelled: 'Session annulée : ',
  },
] as const;

/** The mails about a session to `email`, as the local mailbox lists them, the latest first. */
async function mailsAbout(page: Page, email: string, title: string): Promise<string[]> {
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const mails = mailbox.split('<li').filter((item) => item.includes(email));
  return mails.filter((mail) => mail.includes(title)).map((mail) => mail.replace(/\s/g, ' '));
}

for (const { language, screen, ...subjects } of WALKS) {
  const { liveSchedule: schedule, liveSessions: sessions } = WORDS[language];
  /** Texts of their own, since every run has its sessions in one calendar. */
  const title = `Boucles ${Date.now().toString(36)}`;

  test.describe(`the calendar of live sessions in ${language}`, screen, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test('has a session that moves and is cancelled', async ({ page: visitor, browser }) => {
      test.setTimeout(120_000);
      const { office, host, join } = await openOffice(browser, language);
      const [lou, sam] = [await join('Lou', true), await join('Sam', false)];
      const [learner, free] = [
        (await deviceOf(browser, lou, language)).page,
        (await deviceOf(browser, sam, language)).page,
      ];
      const mentor = host.page;
      const press = (page: Page, name: string) =>
        page.getByRole('button', { name, exact: true }).click();
      const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);

      const address = await test.step('a mentor schedules it', async () => {
        await mentor.goto('/live');
        await mentor.getByRole('link', { name: sessions.host.schedule }).click();
        for (const of of ['fr', 'en'] as const) {
          await mentor.getByLabel(schedule[`title_${of}`]).fill(title);
          await mentor.getByLabel(schedule[`description_${of}`]).fill('Répéter sans recopier.');
        }
        await mentor.getByLabel(schedule.date).fill(tomorrow);
        await mentor.getByLabel(schedule.time, { exact: true }).fill('18:00');
        await expectAccessible(mentor);
        await press(mentor, schedule.schedule);
        await expect(mentor.getByRole('heading', { level: 1, name: title })).toBeVisible();
        return new URL(mentor.url()).pathname;
      });

      await test.step('a visitor and a free member see it, and what a seat takes', async () => {
        await visitor.goto('/live');
        await expect(visitor.getByRole('link', { name: title, exact: true })).toBeVisible();
        await visitor.goto(address);
        await expect(visitor.getByRole('link', { name: sessions.sign_in })).toBeVisible();
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
        await learner.reload();
        await expect(learner.getByLabel(sessions.seat.reminder)).toBeChecked();
        await expectAccessible(learner);
      });

      await test.step('the mentor changes the time, which is mailed', async () => {
        await mentor.getByRole('link', { name: sessions.host.edit }).click();
        await mentor.getByLabel(schedule.time, { exact: true }).fill('19:30');
        await press(mentor, schedule.save);
        await expect(mentor.getByText(schedule.changed)).toBeVisible();
        await expect
          .poll(() => mailsAbout(learner, lou.email, title), { timeout: 20_000 })
          .toEqual([expect.stringContaining(subjects.changed)]);
        await learner.reload();
        await expect(learner.getByText(language === 'fr' ? '19:30' : '7:30').first()).toBeVisible();
        await expect(learner.getByLabel(sessions.seat.reminder)).toBeChecked();
      });

      await test.step('the mentor cancels it, which is mailed too', async () => {
        await mentor.getByRole('link', { name: sessions.host.edit }).click();
        await press(mentor, schedule.cancel.action);
        await press(mentor, schedule.cancel.confirm);
        await expect(mentor.getByText(sessions.cancelled_text)).toBeVisible();
        await expect
          .poll(() => mailsAbout(learner, lou.email, title), { timeout: 20_000 })
          .toEqual([
            expect.stringContaining(subjects.cancelled),
            expect.stringContaining(subjects.changed),
          ]);
        expect(await mailsAbout(learner, sam.email, title)).toEqual([]);
      });

      await test.step('everybody sees that it does not take place', async () => {
        for (const page of [learner, free, office.page]) {
          await page.goto(address);
          await expect(page.getByText(sessions.cancelled_text)).toBeVisible();
          await expect(page.getByRole('button', { name: sessions.seat.take })).toHaveCount(0);
        }
      });
      for (const page of [mentor, learner, free, office.page]) await page.context().close();
    });
  });
}
