import type { Browser, Locator, Page } from '@playwright/test';
import type { LiveSchedule } from '../contract/src/live-sessions.ts';
import { CONDUCT_VERSION } from '../contract/src/mentor-profile.ts';
import { signInto } from './devices.ts';
import { expect, newPerson } from './fixtures.ts';
import { filled, WORDS } from './words.ts';

/** As playwright.config.ts sets the server up. */
const ADMIN = { email: 'admin@codivia.test', password: 'a password for tests' };
export const HOST = 'Nora';
const SOON_MS = 5 * 60_000;

type Language = 'fr' | 'en';
type Method = 'post' | 'put';

async function call(page: Page, method: Method, path: string, token: string, data: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request[method](`/api${path}`, { headers, data });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return answer.json();
}

/** A page of a browser of their own, in which `person` is signed in. */
export async function deviceOf(browser: Browser, person: typeof ADMIN, language: Language) {
  const context = await browser.newContext();
  const token = await signInto(context, person, language);
  return { page: await context.newPage(), token };
}

/** An administrator and a mentor, each with a browser of their own, and what makes accounts. */
export async function openOffice(browser: Browser, language: Language) {
  const office = await deviceOf(browser, ADMIN, language);
  const join = async (name: string, is_premium: boolean) => {
    const person = newPerson(name);
    const account = { ...person, is_premium, language };
    const { id } = await call(office.page, 'post', '/admin/users', office.token, account);
    return { ...person, id: id as string };
  };

  const mentor = await join(HOST, false);
  await call(office.page, 'put', `/admin/users/${mentor.id}/mentor`, office.token, {
    mentor: true,
  });
  const host = await deviceOf(browser, mentor, language);
  const conduct = { version: CONDUCT_VERSION };
  await call(host.page, 'put', '/mentoring/conduct', host.token, conduct);
  return { office, host, join };
}

/**
 * A session that its mentor can start, and those who want to be there: a mentor, an administrator, two learners
 * with seats, and a member without premium. The first learner has the page that is given, the others a browser
 * of their own each.
 */
export async function gather(mia: Page, browser: Browser, language: Language) {
  const { office, host, join } = await openOffice(browser, language);
  const schedule: LiveSchedule = {
    title_fr: 'Les boucles, pas à pas',
    title_en: 'Loops, step by step',
    description_fr: 'Répéter sans recopier.',
    description_en: 'Repeat without copying.',
    language,
    level: 'beginner',
    kind: 'python',
    starts_at: new Date(Date.now() + SOON_MS).toISOString(),
    minutes: 60,
    seats: 30,
    open_replay: false,
  };
  const { id } = await call(host.page, 'post', '/live/sessions', host.token, schedule);

  const lou = await deviceOf(browser, await join('Lou', true), language);
  const miaToken = await signInto(mia.context(), await join('Mia', true), language);
  for (const token of [lou.token, miaToken]) {
    await call(mia, 'put', `/live/sessions/${id}/seat?time_zone=UTC`, token, { reminder: false });
  }
  const sam = await deviceOf(browser, await join('Sam', false), language);
  const pages = { office: office.page, host: host.page, lou: lou.page, sam: sam.page };
  return { id: id as string, ...pages };
}

/** The code in an editor without its white space, and without the names beside the carets of hosts. */
export async function written(code: Locator): Promise<string> {
  const names = await code.locator('.cm-host-name').allInnerTexts();
  const text = await code.innerText();
  return names.reduce((rest, name) => rest.replace(name, ''), text).replace(/\s/g, '');
}

/** What is found in the room of a live session. */
export function roomIn(language: Language, isNarrow: boolean) {
  const { liveRoom, liveStage } = WORDS[language];
  const file = { file: 'main.py' };
  const press = (place: Page | Locator, name: string) =>
    place.getByRole('button', { name, exact: true }).click();
  /** Narrow screens show one part at a time. */
  const show = async (page: Page, part: keyof typeof liveRoom.views) => {
    if (isNarrow) await press(page, liveRoom.views[part]);
  };
  return {
    press,
    show,
    /** One of the tabs beside the code; a tab may say that it has news. */
    async openTab(page: Page, tab: keyof typeof liveRoom.tabs) {
      await show(page, 'panel');
      await page.getByRole('tab', { name: liveRoom.tabs[tab] }).click();
    },
    /** The code of a host, who types into it. */
    editor: (page: Page) =>
      page.getByRole('textbox', { name: filled(liveRoom.host.editor, file), exact: true }),
    /** The code of a participant, who reads it. */
    code: (page: Page) =>
      page.getByRole('textbox', { name: filled(liveStage.code, file), exact: true }),
    output: (page: Page) => page.getByRole('log'),
    question: (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }),
  };
}
