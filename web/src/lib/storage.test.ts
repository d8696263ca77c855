import { expect, it, vi } from 'vitest';
import { deleteStored, readStored, store } from './storage.ts';

it('holds things for the life of the page where the browser refuses to store', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear() {},
  });
  store('language', 'fr');
  expect(readStored('language')).toBe('fr');
  deleteStored('language');
  expect(readStored('language')).toBeNull();
});
