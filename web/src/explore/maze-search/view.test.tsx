import { mazeSearch } from '@codivia/contract/explorables/maze-search';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { View } from './view.tsx';

function Maze() {
  const [state, change] = useState(mazeSearch.start({}));
  return <View options={{}} state={state} change={change} />;
}

test('arrow keys go from cell to cell, and the space bar builds a wall', async () => {
  const { user } = renderPage(<Maze />);
  const start = await screen.findByRole('button', { name: 'Row 4, column 2: start' });
  start.focus();
  await user.keyboard('{ArrowRight}{ArrowDown} ');

  const wall = screen.getByRole('button', { name: 'Row 5, column 3: wall' });
  expect(wall).toHaveFocus();
  expect(wall).toHaveAttribute('aria-pressed', 'true');
});

test('a search that was finished is done again at once with the other method', async () => {
  const state = mazeSearch.settle({}, { ...mazeSearch.start({}), step: 999 });
  let latest = state;
  const { user } = renderPage(
    <View options={{}} state={state} change={(next) => (latest = next)} />,
  );
  expect(await screen.findByRole('status')).toHaveTextContent('Found! Steps: 13.');
  await user.click(screen.getByRole('button', { name: 'A*' }));

  expect(mazeSearch.measure({}, latest)).toMatchObject({ finished: true });
  expect(latest.method).toBe('star');
});
