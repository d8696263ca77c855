import { expect, it } from 'vitest';
import { loadSanitizer } from './sanitize.ts';

it.each([
  ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
  ['<img src="x" onerror="alert(1)">', '<img src="x">'],
  ['<script>alert(1)</script>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<style>p{}</style><p style="color:red">x</p>', '<p>x</p>'],
  ['<form><input name="password"></form>', ''],
  ['<p id="root">x</p>', '<p>x</p>'],
])('makes %s safe', async (html, safe) => {
  const sanitize = await loadSanitizer();
  expect(sanitize(html)).toBe(safe);
});

it('tells React that it is there, which then shows HTML at once', async () => {
  const value = await loadSanitizer();
  expect(loadSanitizer()).toMatchObject({ status: 'fulfilled', value });
});
