import type { Language } from '@codivia/contract/language';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { FakeRunner } from './fake-runner.ts';
import { RunnerContext } from './runner-context.ts';

/** jsdom sees nothing, so everything is near. */
class NearAtOnce {
  #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {}
}

/** Shows a component, all of whose parts have come, with a runner that does what the test says. */
export async function renderPython(component: ReactNode, language: Language = 'en') {
  vi.stubGlobal('IntersectionObserver', NearAtOnce);
  const runner = new FakeRunner();
  const page = <RunnerContext value={runner}>{component}</RunnerContext>;
  const view = await act(async () => renderPage(page, { language }));
  return { ...view, runner };
}

/** The editor, once it has come. */
export const findEditor = (name: RegExp | string) => screen.findByRole('textbox', { name });
