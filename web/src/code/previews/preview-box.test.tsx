import type { Language } from '@codivia/contract/api/language';
import type { LostReason, PreviewEvent } from '@codivia/runners/preview/preview';
import { createWebPreview } from '@codivia/runners/web/web-preview';
import { act, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { FakePreview } from './fake-preview.ts';
import { PreviewOutputs } from './preview-outputs.tsx';
import { PreviewContext, usePreview } from './use-preview.ts';

const JSON_ANSWER = { headers: { 'content-type': 'application/json' } };

function Room() {
  const preview = usePreview(createWebPreview, '/runner/web.html');
  return (
    <>
      <button type="button" onClick={() => preview.run({ files: {} })}>
        Run
      </button>
      <PreviewOutputs preview={preview} />
    </>
  );
}

/** A preview in which a program runs. */
async function openRunning(language: Language = 'en') {
  const preview = new FakePreview();
  const page = (
    <PreviewContext value={() => preview}>
      <Room />
    </PreviewContext>
  );
  const { user } = await act(async () => renderPage(page, { language }));
  await user.click(await screen.findByRole('button', { name: 'Run' }));
  const emit = (event: PreviewEvent) => act(() => preview.runs.at(-1)?.emit(event));
  return { preview, user, emit };
}

/** A child whose effect runs a program: effects of children run before the preview's own. */
function RunAtOnce({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, as a press would.
  useEffect(run, []);
  return null;
}

function RoomThatRuns() {
  const preview = usePreview(createWebPreview, '/runner/web.html', { several: true });
  return (
    <>
      <RunAtOnce run={() => preview.run({ files: { 'index.html': 'early' } })} />
      <PreviewOutputs preview={preview} />
    </>
  );
}

test('a program that is run before the preview exists begins once it does', async () => {
  const preview = new FakePreview();
  const page = (
    <PreviewContext value={() => preview}>
      <StrictMode>
        <RoomThatRuns />
      </StrictMode>
    </PreviewContext>
  );
  await act(async () => renderPage(page));
  expect(preview.runs.at(-1)?.program).toMatchObject({ files: { 'index.html': 'early' } });
});

const REASONS: Record<LostReason, Record<Language, RegExp>> = {
  busy: { en: /kept computing without a break/, fr: /calculait sans pause/ },
  memory: { en: /used up its memory/, fr: /utilisé toute sa mémoire/ },
  crashed: { en: /^The browser ended your program/, fr: /^Le navigateur a arrêté ton programme/ },
  background: { en: /^Ended in the background/, fr: /^Arrêté en arrière-plan/ },
  flood: { en: /too many messages/, fr: /trop de messages/ },
};

test.each(
  Object.entries(REASONS).flatMap(([reason, message]) => [
    [reason, 'en', message.en] as const,
    [reason, 'fr', message.fr] as const,
  ]),
)('a program that is lost by %s is said to be so (%s)', async (reason, language, message) => {
  const { emit } = await openRunning(language);
  emit({ kind: 'lost', reason: reason as LostReason });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  const others = Object.entries(REASONS).filter(([name]) => name !== reason);
  for (const [, other] of others)
    expect(screen.getByRole('alert')).not.toHaveTextContent(other[language]);
});

test.each([
  ['en', 'Your program has been computing for 4 seconds and isn’t answering.', 'Keep waiting'],
  ['fr', 'Ton programme calcule depuis 4 secondes et ne répond pas.', 'Continuer d’attendre'],
] as const)(
  'a program that does not answer may be waited for, again and again (%s)',
  async (language, message, wait) => {
    const { emit, user } = await openRunning(language);
    const choose = vi.fn();
    const regions = screen.getAllByRole('status');
    emit({ kind: 'stuck', offer: { seconds: 4, choose } });
    // Announced politely, and the focus stays where it is.
    expect(regions.map(({ textContent }) => textContent)).toContain(message);
    expect(screen.getByRole('group', { name: message })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Run' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: wait }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('wait');
    emit({ kind: 'stuck', offer: null });
    expect(screen.queryByRole('button', { name: wait })).toBeNull();
    expect(screen.getByRole('region')).toHaveFocus();
    emit({ kind: 'stuck', offer: { seconds: 10, choose } });
    expect(screen.getByRole('button', { name: wait })).toBeVisible();
  },
);

test('where the keyboard was in the program, it is led to the choice, and back when that is over', async () => {
  const { emit, user, preview } = await openRunning();
  const frame = document.createElement('iframe');
  screen.getByRole('region').append(frame);
  frame.focus();
  const choose = vi.fn();
  emit({ kind: 'stuck', offer: { seconds: 4, choose } });
  expect(screen.getByRole('button', { name: 'Keep waiting' })).toHaveFocus();
  emit({ kind: 'stuck', offer: null });
  expect(preview.focused).toBe(1);
  emit({ kind: 'stuck', offer: { seconds: 4, choose } });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('stop');
});

test('a loop that was ended may run again with more time, and with more still', async () => {
  const { emit, user, preview } = await openRunning();
  const position = { file: 'script.js', line: 2 } as const;
  const entries: [{ kind: 'loop'; text: ''; position: typeof position; count: number }] = [
    { kind: 'loop', text: '', position, count: 1 },
  ];
  for (const timeoutScale of [1, 5, 25]) {
    expect(preview.runs.at(-1)?.timeoutScale).toBe(timeoutScale);
    emit({ kind: 'console', entries, dropped: 0 });
    await user.click(screen.getByRole('button', { name: 'Run again with more time' }));
    expect(screen.queryByRole('alert')).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(preview.runs.at(-1)?.timeoutScale).toBe(1);
});

test('a preview that does not arrive leads to what a network has to allow', async () => {
  const alive = vi.fn(async () => new Response('{"status":"alive"}', JSON_ANSWER));
  vi.stubGlobal('fetch', alive);
  const { emit } = await openRunning();
  emit({ kind: 'unavailable' });
  const help = await screen.findByRole('link', {
    name: /^For the person who looks after the network/,
  });
  expect(help).toHaveAttribute('href', '/help/school-network');
  vi.unstubAllGlobals();
});
