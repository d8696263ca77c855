import type { Page } from '@playwright/test';
import { otherDevice } from './devices.ts';
import { expect, newPerson, test } from './fixtures.ts';
import { goToPart, press, write } from './lesson.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

const { accounts, shell } = WORDS.en;
const visitorWork = WORDS.en.visitorWork;
const LESSON = '/lesson/discovery-printing';

type Person = ReturnType<typeof newPerson>;

async function logIn(page: Page, { email, password }: Person, shared = false): Promise<void> {
  await page.goto('/auth?lang=en');
  await page.getByLabel(accounts.email, { exact: true }).fill(email);
  await page.getByLabel(accounts.password, { exact: true }).fill(password);
  if (shared) await page.getByLabel(accounts.shared_computer).check();
  const submit = { name: accounts.login, exact: true };
  await page.locator('form').getByRole('button', submit).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

async function logOut(
  page: Page,
  person: Person,
  message: string = shell.logout_success,
): Promise<void> {
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('menuitem', { name: shell.log_out, exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
}

const poster = (page: Page) => page.locator('code-exercise[id="concert-poster"]');

async function openPoster(page: Page): Promise<void> {
  await page.goto(LESSON);
  await goToPart(poster(page));
}

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).filter(([, text]) => text.includes('Ada’s secret')),
  );

test('on a browser that several people use, each sees their own work alone, in every tab and on every device', async ({
  page,
  browser,
  baseURL,
}) => {
  const [ada, ben] = [newPerson('Ada'), newPerson('Ben')];
  await createMember(page, ada, 'en');
  await createMember(page, ben, 'en');
  const here = await otherDevice(browser, baseURL);
  await here.setViewportSize({ width: 1280, height: 800 });

  await test.step('what a visitor wrote is offered to who logs in', async () => {
    await here.goto('/webtraining?lang=en');
    await here.evaluate(() =>
      localStorage.setItem(
        'room:web:draft',
        '{"index.html":"<p>visited</p>","style.css":"","script.js":""}',
      ),
    );
    await logIn(here, ada);
    const offer = here.getByRole('dialog', { name: visitorWork.title });
    await expect(offer.getByText(visitorWork.rooms.web)).toBeVisible();
    await press(offer.getByRole('button', { name: visitorWork.take }));
    await expect(here.getByText(shell.work_taken)).toBeVisible();
  });

  await test.step('another tab follows when she logs out, and nothing of hers is in sight', async () => {
    await openPoster(here);
    const sent = here.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /exercise-drafts/.test(answer.url()),
    );
    await write(poster(here), 'print("Ada’s secret")');
    await sent;
    const tab = await here.context().newPage();
    await tab.setViewportSize({ width: 1280, height: 800 });
    await openPoster(tab);
    await expect(poster(tab).getByText('Ada’s secret')).toBeVisible();
    await here.goto('/courses');
    await logOut(here, ada);
    await expect(tab.getByText('Ada’s secret')).toBeHidden();
    await expect(tab.getByRole('link', { name: shell.log_in }).first()).toBeVisible();
    await tab.close();
  });

  await test.step('the next member finds the exercise at its start', async () => {
    await logIn(here, ben);
    await openPoster(here);
    await expect(poster(here).getByText('Ada’s secret')).toBeHidden();
    await here.goto('/webtraining');
    await expect(here.getByText('visited')).toBeHidden();
    await logOut(here, ben);
  });

  await test.step('she finds it again, on another device too', async () => {
    const there = await otherDevice(browser, baseURL);
    await there.setViewportSize({ width: 1280, height: 800 });
    await logIn(there, ada);
    await openPoster(there);
    await expect(poster(there).getByText('Ada’s secret')).toBeVisible();
    await there.context().close();
    await logIn(here, ada, true);
    await openPoster(here);
    await expect(poster(here).getByText('Ada’s secret')).toBeVisible();
  });

  await test.step('a shared computer keeps nothing of what is in her account', async () => {
    await here.goto('/webtraining');
    await here.goto('/courses');
    await here.getByRole('button', { name: ada.name }).click();
    await here.getByRole('menuitem', { name: shell.log_out, exact: true }).click();
    const leaving = WORDS.en.leaving;
    const dialog = here.getByRole('dialog', { name: leaving.left_title });
    await expect(dialog.getByText(leaving.rooms.web)).toBeVisible();
    await press(dialog.getByRole('button', { name: leaving.delete }));
    await expect(here.getByText(shell.logout_cleared)).toBeVisible();
    expect(await kept(here)).toEqual([]);
  });
  await here.context().close();
});
