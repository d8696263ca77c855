import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { fetchTexts, namespaces } from '../lib/text-files.ts';

const complaints = vi.fn();

beforeEach(async () => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  // Texts are at hand, so that components show them at once.
  await Promise.all(namespaces().flatMap((ns) => [fetchTexts(ns, 'en'), fetchTexts(ns, 'fr')]));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  expect(complaints.mock.calls, 'console.error was called').toEqual([]);
});

// jsdom has no layout; these do nothing there.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
