import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { WORDS } from './words.ts';

/** The address of each room and the key of its draft. */
const ROOMS = {
  web: { address: '/webtraining', key: 'room:web:draft' },
  game: { address: '/gametraining', key: 'room:game:draft' },
} as const;

export type Kind = keyof typeof ROOMS;

/** The web room or the game room, by the names people read. */
export class PreviewRoom {
  readonly page: Page;
  readonly words: (typeof WORDS)['en' | 'fr'];
  readonly log: Locator;
  readonly failure: Locator;
  #kind: Kind;
  #language: 'en' | 'fr';

  constructor(page: Page, kind: Kind, language: 'en' | 'fr' = 'en') {
    this.page = page;
    this.#kind = kind;
    this.#language = language;
    this.words = WORDS[language];
    this.log = page.getByRole('log', { name: 'Console' });
    this.failure = page.getByRole('alert');
  }

  /** Opens the room as someone who left this work in it; without a work, as on a first visit. */
  async open(files?: Record<string, string>): Promise<void> {
    const { key, address } = ROOMS[this.#kind];
    await this.page.addInitScript(
      ([language, name, draft]) => {
        // Previews have no storage, and may not have ours.
        if (window !== window.top) return;
        localStorage.setItem('language', language);
        // The text that somebody writes is stored under the member who is signed in.
        const { id } = JSON.parse(localStorage.getItem('user') ?? '{}');
        const own = id ? `of:${id}:${name}` : name;
        if (draft && !localStorage.getItem(own)) localStorage.setItem(own, draft);
      },
      [this.#language, key, files ? JSON.stringify(files) : ''] as const,
    );
    await this.page.goto(address);
    await this.page.getByRole('button', { name: this.words.rooms.run, exact: true }).waitFor();
  }

  /** Replaces the contents of the room, as another tab would, and opens it again; no program runs. */
  async openAgain(files: Record<string, string>): Promise<void> {
    await this.page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
      ROOMS[this.#kind].key,
      JSON.stringify(files),
    ] as const);
    await this.page.reload();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async run(): Promise<void> {
    await this.button(this.words.rooms.run).click();
  }

  /** The program's own document, once it runs. */
  async program(): Promise<ReturnType<Page['frameLocator']>> {
    await expect(this.button(this.words.previews.full_screen)).toBeVisible();
    return this.page.frameLocator('iframe').first();
  }

  /** Expects that the page answers: pressed buttons work. */
  async isAlive(): Promise<void> {
    await this.button(this.words.rooms.stop).click();
    await expect(this.page.getByText(this.empty)).toBeVisible();
  }

  get empty(): string {
    const { previews, gameRoom } = this.words;
    return this.#kind === 'web' ? previews.empty : gameRoom.empty;
  }
}

/** A web page of these files. */
export function webFiles(files: { html?: string; css?: string; js?: string }) {
  return {
    'index.html': files.html ?? '',
    'style.css': files.css ?? '',
    'script.js': files.js ?? '',
  };
}
