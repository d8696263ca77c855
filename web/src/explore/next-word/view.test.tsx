import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { NamedFigure } from '../explorable.tsx';

const options = { text: 'a b a c b' };

function Model() {
  const [stored, setStored] = useState('');
  return <NamedFigure name="next-word" options={options} stored={stored} onStore={setStored} />;
}

test('a word chosen by keyboard is written, and the focus stays among the next words', async () => {
  const { user } = await act(async () => renderPage(<Model />));
  const second = await screen.findByRole('button', { name: /^c\s*50%\s*: write it$/ });
  second.focus();
  await user.keyboard('{Enter}');

  expect(screen.getByText('c', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^b\s*100%\s*: write it$/ })).toHaveFocus();
  expect(screen.getByText(/only ever seen one word/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText('a', { selector: 'mark' })).toBeInTheDocument();
});
