import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { NamedFigure } from '../explorable.tsx';

function Search() {
  const [stored, setStored] = useState('');
  return <NamedFigure name="binary-search" options={{}} stored={stored} onStore={setStored} />;
}

test('a card opened by keyboard keeps the focus, and closes those that are ruled out', async () => {
  const { user } = await act(async () => renderPage(<Search />));
  const middle = await screen.findByRole('button', { name: 'Open card 8' });
  middle.focus();
  await user.keyboard('{Enter}');

  expect(middle).toHaveFocus();
  expect(middle).toHaveAccessibleName(/^\d+$/);
  expect(screen.getByRole('status')).toHaveTextContent(/7 cards are left/);
  const closed = screen
    .getAllByRole('button', { name: /Open card/ })
    .filter((one) => 'disabled' in one && one.disabled);
  expect(closed).toHaveLength(7);

  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getAllByRole('button', { name: /Open card/ })).toHaveLength(15);
});
