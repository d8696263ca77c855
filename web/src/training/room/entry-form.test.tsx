import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { EntryForm } from './entry-form.tsx';

const WORDS = { prompt: '>', label: 'Code', hint: 'Hint', placeholder: 'x', run: 'Run' };

/** Opens a field whose entries end when the test decides. */
async function open() {
  const entries: (PromiseWithResolvers<boolean> & { source: string })[] = [];
  const onEnter = (source: string) => {
    const entry = { ...Promise.withResolvers<boolean>(), source };
    entries.push(entry);
    return entry.promise;
  };
  const { user } = await act(async () =>
    renderPage(<EntryForm words={WORDS} busy={false} onEnter={onEnter} />),
  );
  return { user, entries, field: screen.getByRole('textbox') };
}

test('Enter pressed again runs an entry once, and what is typed meanwhile stays', async () => {
  const { user, entries, field } = await open();
  await user.type(field, '1 + 1{Enter}{Enter}2{Enter}');
  expect(entries.map(({ source }) => source)).toEqual(['1 + 1']);
  await act(async () => entries[0]?.resolve(false));
  expect(field).toHaveValue('2');
  await user.keyboard('{Enter}');
  await act(async () => entries[1]?.resolve(true));
  expect(field).toHaveValue('2\n');
});

test('an entry that could not be run stays, says so, and can be run again', async () => {
  const { user, entries, field } = await open();
  await user.type(field, '1 + 1{Enter}');
  await act(async () => entries[0]?.reject(new TypeError('Failed to fetch')));
  expect(field).toHaveValue('1 + 1');
  expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(entries).toHaveLength(2);
});
