import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import page from '../../../index.html?raw';
import { Providers } from '../../app/providers.tsx';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { createI18n } from '../../lib/i18n.ts';
import { createQueryClient } from '../../lib/query.ts';
import { mockApi } from '../../test/api.ts';
import { readDraft } from '../learner-code/work-draft.ts';
import { WebRoomPage } from '../web-room/web-room-page.tsx';

/** The script of the document that shows the learner's own code before the app does. */
const SHOW_DRAFT = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)]
  .map(([, script]) => script ?? '')
  .find((script) => script.includes('[data-draft]'));

const DRAFT = { 'index.html': '<b>mine</b>', 'style.css': 'b {}', 'script.js': '' };

/** jsdom sees nothing: the editor comes when its code is focused. */
class NeverNear {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', NeverNear));

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

const TEXTS = ['common', 'web-room', 'previews', 'rooms', 'projects', 'editor'] as const;
const i18n = createI18n('en');
const room = (
  <Providers i18n={i18n} queryClient={createQueryClient()}>
    <MemoryRouter initialEntries={['/webtraining']}>
      <PreviewContext value={() => new FakePreview()}>
        <WebRoomPage />
      </PreviewContext>
    </MemoryRouter>
  </Providers>
);

const code = () => screen.getByRole('region', { name: /HTML/ });

/** The document as the server has sent it, after its own script. */
async function openDocument(): Promise<HTMLElement> {
  mockApi({});
  await Promise.all(TEXTS.map((namespace) => i18n.load(namespace)));
  const place = document.createElement('div');
  place.id = 'root';
  place.innerHTML = renderToString(room);
  document.body.replaceChildren(place);
  new Function(SHOW_DRAFT ?? '')();
  return place;
}

async function hydrate(place: HTMLElement): Promise<unknown[]> {
  const problems: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, room, { onRecoverableError: (problem) => problems.push(problem) });
  });
  return problems;
}

test('a room comes with the learner’s own code, which may be changed before the app takes it over', async () => {
  localStorage.setItem('room:web:draft', JSON.stringify(DRAFT));
  const place = await openDocument();
  expect(code()).toHaveTextContent('<b>mine</b>');
  code().textContent += '<i>more</i>';
  expect(await hydrate(place)).toEqual([]);
  expect(code()).toHaveTextContent('<b>mine</b><i>more</i>');
  expect(readDraft({ kind: 'web', name: 'web' })).toEqual({
    ...DRAFT,
    'index.html': '<b>mine</b><i>more</i>',
  });
});

test('the editor goes on with what was written and where', async () => {
  const place = await openDocument();
  await hydrate(place);
  const waiting = code();
  waiting.textContent = 'abcdef';
  waiting.dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => {
    waiting.focus();
    getSelection()?.collapse(waiting.firstChild, 3);
  });
  await waitFor(() => expect(screen.getByRole('textbox', { name: /HTML/ })).toHaveFocus());
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /HTML/ });
  expect([field.value, field.selectionStart]).toEqual(['abcdef', 3]);
});
