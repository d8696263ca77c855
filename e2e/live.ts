import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { LiveSchedule } from '../contract/src/api/live-sessions.ts';
import { CONDUCT_VERSION } from '../contract/src/api/mentor-profile.ts';
import { signInto } from './devices.ts';
import { expect, newPerson } from './fixtures.ts';
import { ADMIN, callAsAdmin, createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

export const HOST = 'Nora';
/** The first name of the administrator that a new server has. */
export const TEAM = 'Admin';
const START_DELAY_MS = 5 * 60_000;

type Language = 'fr' | 'en';

async function call(page: Page, method: 'post' | 'put', path: string, token: string, data: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request[method](`/api${path}`, { headers, data });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return answer.json();
}

/** The phone of playwright.config.ts: a test of the wide screen may have people with a phone in it. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };

/** The place of a person: a language and a screen. */
export interface Place {
  language: Language;
  phone?: boolean;
}

/** A page of a browser of their own, in which `person` is signed in. */
export async function deviceOf(browser: Browser, person: typeof ADMIN, { language, phone }: Place) {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const context = await browser.newContext({ ...(phone ? PHONE : {}), locale });
  const token = await signInto(context, person, language);
  return { page: await context.newPage(), token };
}

/** Makes a new member, without Premium unless it is requested. */
export async function join(page: Page, name: string, language: Language, is_premium = false) {
  const person = newPerson(name);
  const { id } = await createMember(page, person, language, { is_premium });
  return { ...person, id };
}

/** Turns a second factor on, as an authenticator app would. */
async function addSecondFactor(page: Page, token: string, password: string) {
  const { secret } = await call(page, 'post', '/auth/second-factor', token, { password });
  const code = new TOTP({ secret }).generate();
  await call(page, 'post', '/auth/second-factor/confirm', token, { code });
}

/** A mentor with a second factor, and with a browser of their own. */
export async function openMentor(browser: Browser, page: Page, container: Place) {
  const mentor = await join(page, HOST, container.language);
  await callAsAdmin(page, 'PUT', `/admin/users/${mentor.id}/mentor`, { mentor: true });
  const host = await deviceOf(browser, mentor, container);
  const conduct = { version: CONDUCT_VERSION };
  await call(host.page, 'put', '/mentoring/conduct', host.token, conduct);
  await addSecondFactor(host.page, host.token, mentor.password);
  return host;
}

/**
 * Makes a session that its mentor can start, and people who want to be there: a mentor, an administrator, two learners
 * with seats, and a member without premium. The host and the first learner have wide screens in English, the others
 * phones in French: every step is walked in both. The first learner has the given page.
 */
export async function gather(page: Page, browser: Browser) {
  const [wide, phone]: [Place, Place] = [{ language: 'en' }, { language: 'fr', phone: true }];
  const schedule: LiveSchedule = {
    title_fr: 'Les boucles, pas à pas',
    title_en: 'Loops, step by step',
    description_fr: 'Répéter sans recopier.',
    description_en: 'Repeat without copying.',
    language: 'en',
    level: 'beginner',
    kind: 'python',
    starts_at: new Date(Date.now() + START_DELAY_MS).toISOString(),
    minutes: 60,
    seats: 30,
    open_replay: false,
  };
  const host = await openMentor(browser, page, wide);
  const { id } = await call(host.page, 'post', '/live/sessions', host.token, schedule);

  const mia = await signInto(page.context(), await join(page, 'Mia', 'en', true), 'en');
  const lou = await deviceOf(browser, await join(page, 'Lou', 'fr', true), phone);
  for (const token of [lou.token, mia]) {
    await call(page, 'put', `/live/sessions/${id}/seat?time_zone=UTC`, token, { reminder: false });
  }
  const sam = await deviceOf(browser, await join(page, 'Sam', 'fr'), phone);
  const office = await deviceOf(browser, ADMIN, phone);
  return {
    id: id as string,
    host: personIn(host.page, wide),
    mia: personIn(page, wide),
    lou: personIn(lou.page, phone),
    sam: personIn(sam.page, phone),
    office: personIn(office.page, phone),
  };
}

/** The code in an editor without its white space, and without the names beside the carets of hosts. */
export async function written(code: Locator): Promise<string> {
  // In one look: names come and go.
  const text = await code.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const name of copy.querySelectorAll('.cm-host-name')) name.remove();
    return copy.textContent ?? '';
  });
  return text.replace(/\s/g, '');
}

/** Returns the distance of a line number of the code from its line, in pixels. */
export function numbersApart({ page }: Person): Promise<number> {
  return page.evaluate(() => {
    const topOf = (element: Element | undefined) =>
      element?.getBoundingClientRect().top ?? Infinity;
    // The first one only gives the numbers their width.
    const [, ...numbers] = document.querySelectorAll('.cm-lineNumbers .cm-gutterElement');
    const lines = [...document.querySelectorAll('.cm-line')];
    return Math.max(...lines.map((line, i) => Math.abs(topOf(numbers[i]) - topOf(line))));
  });
}

/** Somebody in the room of a live session, with the words of their language and the elements of the room. */
export type Person = ReturnType<typeof personIn>;

function personIn(page: Page, { language, phone = false }: Place) {
  const { liveRoom, liveStage } = WORDS[language];
  const file = { file: 'main.py' };
  const textbox = (name: string) =>
    page.getByRole('textbox', { name: filled(name, file), exact: true });
  const press = (name: string, container: Page | Locator = page) =>
    container.getByRole('button', { name, exact: true }).click();
  /** Narrow screens show one part at a time. */
  const show = async (part: keyof typeof liveRoom.views) => {
    if (phone) await press(liveRoom.views[part]);
  };
  return {
    page,
    words: liveRoom,
    press,
    show,
    /** Opens one of the tabs beside the code; a tab may show that it has news. */
    async openTab(tab: keyof typeof liveRoom.tabs) {
      await show('panel');
      await page.getByRole('tab', { name: liveRoom.tabs[tab] }).click();
    },
    /** The code of a host, who types into it. */
    editor: textbox(liveRoom.host.editor),
    /** The code of a participant, who reads it. */
    code: textbox(liveStage.code),
    output: page.getByRole('log'),
    question: (text: string) => page.getByRole('listitem').filter({ hasText: text }),
  };
}
