import type { Language } from '@codivia/contract/api/language';
import type { ConsoleEntry } from '@codivia/runners/preview/messages';
import { createWebPreview } from '@codivia/runners/web/web-preview';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext, usePreview } from '../../code/previews/use-preview.ts';
import { renderPage } from '../../test/render.tsx';
import { ScriptConsole } from './script-console.tsx';

function Room() {
  const preview = usePreview(createWebPreview, '/runner/web.html');
  return (
    <>
      <button type="button" onClick={() => preview.run({ files: {} })}>
        Run
      </button>
      <button type="button" onClick={preview.stop}>
        Stop
      </button>
      <div ref={preview.container} />
      <ScriptConsole preview={preview} />
      <p>{preview.output.failure ? 'failed' : 'fine'}</p>
    </>
  );
}

const LABELS = {
  en: 'JavaScript to try out in the program',
  fr: 'JavaScript à essayer dans le programme',
};

async function open(language: Language = 'en') {
  const preview = new FakePreview();
  const page = (
    <PreviewContext value={() => preview}>
      <Room />
    </PreviewContext>
  );
  const { user } = await act(async () => renderPage(page, { language }));
  expect(screen.queryByRole('textbox')).toBeNull();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Run');
  const field = await screen.findByRole('textbox', { name: LABELS[language] });
  const answer = (entry: Partial<ConsoleEntry>) =>
    act(() =>
      preview.runs.at(-1)?.emit({
        kind: 'entered',
        entry: { position: null, count: 1, ...entry } as ConsoleEntry,
      }),
    );
  return { preview, user, field, press, answer };
}

const log = () => screen.getByRole('log');

test('what is typed runs in the frame of the program, which says its value', async () => {
  const { preview, user, field, answer } = await open();
  await user.type(field, '1 + 1{Enter}');
  await waitFor(() => expect(preview.entries).toEqual([{ code: '1 + 1', showsUndefined: true }]));
  expect(log()).toHaveTextContent('> 1 + 1');
  answer({ kind: 'log', level: 'log', text: '= 2' });
  expect(log()).toHaveTextContent('> 1 + 1= 2');
  expect(field).toHaveValue('');
  await user.type(field, '{ArrowUp}');
  expect(field).toHaveValue('1 + 1');
});

test('an error of it is explained in the console, and is none of the program', async () => {
  const { user, field, answer } = await open();
  await user.type(field, 'zebra{Enter}');
  answer({ kind: 'error', name: 'ReferenceError', text: 'zebra is not defined' });
  expect(log()).toHaveTextContent(/zebra.*zebra/);
  expect(screen.getByText('fine')).toBeVisible();
});

test('a loop typed into it that never ends is shown there, and is none of the program', async () => {
  const { user, field, preview } = await open();
  await user.type(field, 'while (true) {}{Enter}'.replaceAll('{}', '{{}}'));
  const loop = { kind: 'loop', text: '', position: null, count: 1 } as const;
  act(() => preview.runs.at(-1)?.emit({ kind: 'console', entries: [loop], dropped: 0 }));
  expect(log()).toHaveTextContent(/loop/);
  expect(screen.getByText('fine')).toBeVisible();
});

test('says what is wrong where it cannot be read, and waits where more has to come', async () => {
  const { preview, user, field } = await open();
  await user.type(field, 'Math.max({Enter}');
  await waitFor(() => expect(field).toHaveValue('Math.max(\n'));
  await user.type(field, '1))');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(log()).toHaveTextContent(/Error/));
  expect(preview.entries).toEqual([]);
});

test('stays where the program has been stopped, and says that one has to run (fr)', async () => {
  const { preview, user, field, press } = await open('fr');
  await press('Stop');
  await user.type(field, '1{Enter}');
  await waitFor(() => expect(log()).toHaveTextContent(/Rien ne tourne/));
  expect(preview.entries).toEqual([]);
});
