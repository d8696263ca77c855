import type { Language } from '@codivia/contract/api/language';
import { WORDS } from './article-words.ts';

const ICON =
  'viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const SUN =
  '<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2m-7.07-17.07 1.41 1.41m11.32 11.32 1.41 1.41M2 12h2m16 0h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41"/>';
const MOON =
  '<path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"/>';
const MONITOR = '<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8m-4-4v4"/>';

/** The sign for the chosen theme; no script has to know the theme. */
const THEMES = [
  { name: 'light', drawing: SUN, visibility: 'hidden [[data-theme=light]_&]:block' },
  { name: 'dark', drawing: MOON, visibility: 'hidden [[data-theme=dark]_&]:block' },
  { name: 'system', drawing: MONITOR, visibility: '[[data-theme]_&]:hidden' },
] as const;

/** Nothing to press is shown where no script would answer: see stored-theme.js. */
const WITH_SCRIPTS = {
  flex: 'hidden [[data-scripts]_&]:flex',
  block: 'hidden [[data-scripts]_&]:block',
};

/** Light, dark, or as the device: a row of buttons, of which the script presses the chosen one. */
export function themeSwitch(language: Language): string {
  const { theme, themes } = WORDS[language];
  const buttons = THEMES.map(
    ({ name, drawing }) =>
      `<button type="button" value="${name}" aria-label="${themes[name]}" title="${themes[name]}" aria-pressed="false" class="theme-choice inline-flex min-h-9 items-center justify-center rounded-lg px-3 text-muted hover:text-ink aria-pressed:bg-trail-soft aria-pressed:text-trail aria-pressed:ring-2 aria-pressed:ring-trail aria-pressed:ring-inset"><svg ${ICON} class="size-4.5">${drawing}</svg></button>`,
  );
  return `<div role="group" aria-label="${theme}" class="${WITH_SCRIPTS.flex} gap-1 rounded-control bg-sunken p-1">${buttons.join('')}</div>`;
}

/** The same menu behind one small button that shows the chosen theme; `list` contains the styles of the opened menu. */
export function themeMenu(language: Language, list: string, summary: string): string {
  const signs = THEMES.map(
    ({ drawing, visibility }) => `<svg ${ICON} class="size-5 ${visibility}">${drawing}</svg>`,
  );
  return `<details name="menu" class="relative ${WITH_SCRIPTS.block}"><summary aria-label="${WORDS[language].theme}" class="grid size-11 place-items-center rounded-control hover:bg-trail-soft ${summary}">${signs.join('')}</summary><div class="${list} end-0 w-max">${themeSwitch(language)}</div></details>`;
}
