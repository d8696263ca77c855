import type { Language } from '@codivia/contract/api/language';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FakeRunner } from '../code/python/fake-runner.ts';
import { RunnerContext } from '../code/python/runner-context.ts';
import { renderPage } from './render.tsx';

/** Shows a component, all of whose parts have come, with a runner that the test controls. */
export async function renderPython(component: ReactNode, language: Language = 'en') {
  const runner = new FakeRunner();
  const page = <RunnerContext value={runner}>{component}</RunnerContext>;
  const view = await act(async () => renderPage(page, { language }));
  return { ...view, runner };
}

/** The editor, once it has come. */
export const findEditor = (name: RegExp | string) => screen.findByRole('textbox', { name });
