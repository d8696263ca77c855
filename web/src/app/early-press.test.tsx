import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useRoutes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import page from '../../index.html?raw';
import { createI18n } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query.ts';
import { mockApi } from '../test/api.ts';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

function Page() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes((before) => before + 1)}>
        Try
      </button>
      <output>{times}</output>
    </>
  );
}

/** Called for every press that React has handled. */
const heard = vi.fn();

function App({ Content }: { Content: ComponentType }) {
  const shell = (
    // biome-ignore lint/a11y: it only listens to the buttons in it.
    <div onClick={heard}>
      <Shell />
    </div>
  );
  return useRoutes([{ element: shell, children: [{ path: '*', element: <Content /> }] }]);
}

const app = (Content: ComponentType) => (
  <Providers i18n={createI18n('en')} queryClient={createQueryClient()}>
    <MemoryRouter>
      <Suspense>
        <App Content={Content} />
      </Suspense>
    </MemoryRouter>
  </Providers>
);

const button = (name: string) => screen.getByRole('button', { name });
const pressedBy = (times: number) =>
  expect(screen.getByRole('status')).toHaveTextContent(`${times}`);

/** Waits for everything in progress, such as a press that is repeated. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

let root: Root;

/** Takes over the server's document, up to the page: its code arrives, or fails, when the test decides. */
async function takeOverShell() {
  const place = document.createElement('div');
  place.id = 'root';
  place.dataset.rendered = '';
  place.innerHTML = renderToString(app(Page));
  document.body.replaceChildren(place);
  document.documentElement.dataset.member = '';
  const code = Promise.withResolvers<{ default: ComponentType }>();
  // It may fail before React asks for it.
  code.promise.catch(() => undefined);
  const Content = lazy(() => code.promise);
  startTransition(() => {
    root = hydrateRoot(place, app(Content), { onRecoverableError: () => undefined });
  });
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-member'));
  return {
    come: () => code.resolve({ default: Page }),
    fail: () => code.reject(new Error('gone')),
  };
}

beforeAll(() => {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  new Function(scripts.find((text) => text?.includes('data-rendered')) ?? 'no such script')();
});

beforeEach(() => {
  heard.mockClear();
  mockApi({ 'GET /config': () => ({}) });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // In development React warns about the mark on the pressed button, which the server has not sent.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => root.unmount());

it('makes a press in a page that comes later than the shell once it is there, and only once', async () => {
  const { come } = await takeOverShell();
  button('Try').click();
  expect(button('Try')).toHaveAttribute('aria-busy', 'true');
  come();
  await waitFor(() => pressedBy(1));
  await settled();
  pressedBy(1);
});

it('makes a press in the shell once, though the shell could answer before the page', async () => {
  const { come } = await takeOverShell();
  button('Training rooms').click();
  come();
  await waitFor(() => expect(document.getElementById('root')).not.toHaveAttribute('data-rendered'));
  await settled();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(button('Training rooms')).toHaveAttribute('aria-expanded', 'true');
});

it('answers to presses in the shell when the page cannot come', async () => {
  const { fail } = await takeOverShell();
  button('Training rooms').click();
  fail();
  await waitFor(() => expect(button('Training rooms')).toHaveAttribute('aria-expanded', 'true'));
});
