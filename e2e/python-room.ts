import type { Locator, Page } from '@playwright/test';
import problemsEn from '../web/src/code/texts/problems.en.ts';
import problemsFr from '../web/src/code/texts/problems.fr.ts';
import { test as base, expect } from './fixtures.ts';
import { write } from './lesson.ts';
import { WORDS } from './words.ts';

type Language = 'en' | 'fr';

/** The Python room as somebody uses it: on a wide screen in English, on a phone in French. */
export class PythonRoom {
  readonly page: Page;
  readonly narrow: boolean;
  readonly language: Language;

  constructor(page: Page, narrow: boolean) {
    this.page = page;
    this.narrow = narrow;
    this.language = narrow ? 'fr' : 'en';
  }

  get words() {
    return WORDS[this.language];
  }

  /** The words of the list of problems. */
  get problems() {
    return this.narrow ? problemsFr : problemsEn;
  }

  get editor(): Locator {
    return this.page.getByRole('textbox', { name: this.words.pythonRoom.editor });
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: this.words.python.output });
  }

  /** The red panel. */
  get failure(): Locator {
    return this.page.getByRole('region', { name: this.words.rooms.result }).getByRole('alert');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async open(fragment = ''): Promise<void> {
    await this.page.addInitScript((language) => {
      localStorage.setItem('language', language);
    }, this.language);
    await this.page.goto(`/playground${fragment}`);
    await this.editor.waitFor();
  }

  /** Narrow screens show the code or its result. */
  async showCode(): Promise<void> {
    if (this.narrow) await this.button(this.words.rooms.code).click();
  }

  async write(code: string): Promise<void> {
    await this.showCode();
    await write(this.page.getByRole('region', { name: this.words.rooms.code, exact: true }), code);
  }

  async run(code?: string): Promise<void> {
    if (code !== undefined) await this.write(code);
    await this.button(this.words.rooms.run).click();
  }

  async stop(): Promise<void> {
    await this.button(this.words.rooms.stop).click();
  }

  /** Waits until the program is over. */
  async finished(): Promise<void> {
    await expect(this.button(this.words.rooms.run)).toBeVisible();
  }

  /** Chooses an entry of the bar that narrow screens show in a menu. */
  async choose(name: string): Promise<void> {
    if (!this.narrow) return this.button(name).click();
    await this.button(this.words.rooms.more).click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** Answers a program's question. */
  async answer(question: string, line: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: question });
    await expect(field).toBeFocused();
    await field.fill(line);
    await field.press('Enter');
  }
}

export const test = base.extend<{ room: PythonRoom }>({
  room: async ({ page, isMobile }, use) => {
    await use(new PythonRoom(page, isMobile));
  },
});
