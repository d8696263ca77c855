import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

const state = vi.hoisted(() => ({ loaded: null as ((html: string) => string) | null }));
vi.mock('../lib/sanitize.ts', () => {
  const never = new Promise(() => {});
  const loaded = (value: unknown) =>
    Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  return { loadSanitizer: () => (state.loaded ? loaded(state.loaded) : never) };
});
beforeEach(() => {
  state.loaded = null;
});

const HTML =
  '<p>Read <strong>this</strong>:</p><pre><code class="language-python">if a &lt; b:\n    print("x")\n</code></pre>';

test('until it can be made safe, the words and the lines of code are at their places', async () => {
  const onShown = vi.fn();
  const { container } = await act(async () => render(<SafeHtml html={HTML} onShown={onShown} />));
  expect(screen.getByText('Read this:').tagName).toBe('P');
  const code = container.querySelector('pre > code.language-python');
  expect(code?.textContent).toBe('if a < b:\n    print("x")\n');
  expect(container.querySelector('strong')).toBeNull();
  expect(onShown).toHaveBeenCalledWith(container.firstElementChild);
});

test('it is shown at once where the sanitizer is there already', () => {
  state.loaded = (html) => html;
  render(<SafeHtml html={HTML} />);
  expect(screen.getByText('this').tagName).toBe('STRONG');
});
