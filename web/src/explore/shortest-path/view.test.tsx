import { shortestPath } from '@codivia/contract/explorables/shortest-path';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { View } from './view.tsx';

function Towns() {
  const [state, change] = useState(shortestPath.start({}));
  return <View options={{}} state={state} change={change} />;
}

test('a way is chosen town by town, and can be taken back', async () => {
  const { user } = renderPage(<Towns />);
  const go = async (name: string) => user.click(await screen.findByRole('button', { name }));
  for (const name of ['B: 4 km', 'E: 5 km', 'H: 9 km']) await go(name);
  expect(screen.getByRole('status')).toHaveTextContent('18 km: A → B → E → H. There is a shorter');

  for (const name of ['Back to E', 'Back to B', 'Back to A']) await go(name);
  for (const name of ['C: 3 km', 'D: 2 km', 'G: 4 km', 'H: 5 km']) await go(name);
  expect(screen.getByRole('status')).toHaveTextContent('14 km: A → C → D → G → H. No way is');
});

test('after a town was chosen by keyboard, the focus is on the choice of the next one', async () => {
  const { user } = renderPage(<Towns />);
  (await screen.findByRole('button', { name: 'B: 4 km' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Go on from B' })).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('button', { name: 'A: 4 km' })).toHaveFocus();
});
