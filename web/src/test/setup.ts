import './all-texts.ts';
import { WAIT_TIMEOUT_MS } from '@codivia/contract/test/wait-timeout';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { endExpiry } from '../lib/session.ts';
import { deleteText, unstoredNames } from '../lib/stored-texts.ts';
import { fetchTexts, namespaces } from '../lib/text-files.ts';

// jsdom has no layout: CodeMirror is replaced by a plain text field. One replacement for all files lets them share
// modules, which a replacement in a single file does not.
vi.mock('../code/editor/load-editor.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../code/editor/plain-editor.ts')),
}));
vi.mock('virtual:library', () => import('./library.ts'));

configure({
  asyncUtilTimeout: WAIT_TIMEOUT_MS,
  // Events take effect at once, but outside of `act`, since a component that waits may not be in it.
  eventWrapper: (dispatch) => flushSync(dispatch),
});

const complaints = vi.fn();

beforeEach(async () => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  // Texts are loaded before, so that components show them at once.
  await Promise.all(namespaces().flatMap((ns) => [fetchTexts(ns, 'en'), fetchTexts(ns, 'fr')]));
});

afterEach(() => {
  // The next file continues in the same document, with the same modules.
  vi.useRealTimers();
  cleanup();
  // Sonner keeps its notices outside React, and would show them to the next test.
  toast.dismiss();
  localStorage.clear();
  // Texts that could not be stored are held in memory.
  for (const name of unstoredNames()) deleteText(name);
  sessionStorage.clear();
  endExpiry();
  document.documentElement.removeAttribute('data-theme');
  history.replaceState(null, '', '/');
  expect(
    complaints.mock.calls.map(([first]) => String(first)),
    'console.error was called',
  ).toEqual([]);
});

// Sonner fades a notice in: for a moment it is there and not visible yet, however quick the machine is.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[data-sonner-toast][data-mounted="false"] { opacity: 1 }',
  }),
);

// jsdom has no layout; these do nothing there.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

// jsdom has no screen either: no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Nothing has a size here. */
window.ResizeObserver = class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** jsdom has no layout, so everything counts as near. */
window.IntersectionObserver = class AlwaysIntersecting implements Partial<IntersectionObserver> {
  #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

// jsdom knows the dialog element, but not how to open and close it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
