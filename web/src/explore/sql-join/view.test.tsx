import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { NamedFigure } from '../explorable.tsx';

function Join() {
  const [stored, setStored] = useState('');
  return <NamedFigure name="sql-join" options={{}} stored={stored} onStore={setStored} />;
}

test('a left join keeps the row without a partner, until it gets the id of one', async () => {
  const { user } = await act(async () => renderPage(<Join />));
  await user.click(await screen.findByRole('button', { name: 'LEFT JOIN' }));
  const answer = screen.getByRole('table');
  expect(within(answer).getByRole('row', { name: 'Iker NULL' })).toBeInTheDocument();

  screen.getByRole('button', { name: /^Iker: team_id is 7/ }).focus();
  await user.keyboard('{Enter}');
  expect(within(answer).getByRole('row', { name: 'Iker Lynx' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/Each row has found a partner: 4 rows/);
});
