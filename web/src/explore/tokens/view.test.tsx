import { tokens } from '@codivia/contract/explorables/tokens';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { View } from './view.tsx';

const shown = async (text: string) => {
  renderPage(<View options={{}} state={tokens.settle({}, { text })} change={() => {}} />);
  return screen.findByRole('status');
};

test('a text without words is counted too', async () => {
  expect(await shown('12 + 7')).toHaveTextContent('6 tokens for 6 characters.');
});

test('an empty text is none', async () => {
  expect(await shown('')).toHaveTextContent('Nothing typed, nothing to cut.');
});
