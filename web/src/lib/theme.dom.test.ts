import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseTheme, useTheme } from './theme.ts';

it('follows the device until a theme is chosen, and remembers the choice', () => {
  const { result } = renderHook(useTheme);
  expect(result.current).toBe('system');
  act(() => chooseTheme('dark'));
  expect(result.current).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  act(() => chooseTheme('system'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

it('follows the other tabs', () => {
  const { result } = renderHook(useTheme);
  localStorage.setItem('theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(result.current).toBe('light');
  expect(document.documentElement.dataset.theme).toBe('light');
});
