import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { NamedFigure } from '../explorable.tsx';

function Shown({ name }: { name: string }) {
  const [stored, setStored] = useState('');
  return <NamedFigure name={name} options={{}} stored={stored} onStore={setStored} />;
}

test('the window is moved by arrow keys, and a weight that is typed changes the sum', async () => {
  const { user } = await act(async () => renderPage(<Shown name="convolution" />));
  const place = await screen.findByRole('slider', { name: 'Window on the picture' });
  expect(place).toHaveAttribute('aria-valuetext', 'row 4, column 5, result 148');

  place.focus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(place).toHaveAttribute('aria-valuetext', expect.stringContaining('row 3, column 6'));

  await user.click(screen.getByRole('button', { name: 'Nothing' }));
  expect(screen.getByRole('status')).toHaveTextContent('28. Divided by 1, the new grey is 28');
  const middle = screen.getByRole('spinbutton', { name: 'Weight in row 2, column 2' });
  await user.clear(middle);
  await user.type(middle, '-2');
  expect(middle).toHaveValue(-2);
  expect(screen.getByRole('status')).toHaveTextContent('give -56: below 0');
});

test('a lamp is switched by a key, and the number is the sum of the lit ones', async () => {
  const { user } = await act(async () => renderPage(<Shown name="binary-counter" />));
  (await screen.findByRole('button', { name: /^Lamp worth 16:/ })).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Next step' }));

  expect(screen.getByRole('button', { name: /^Lamp worth 1:/ })).toBePressed();
  expect(screen.getByRole('status')).toHaveTextContent('16 + 1 = 17');

  expect(screen.getByText('Press the lamps. Can you make 13?')).toBeVisible();
  for (const lamp of [16, 8, 4]) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Lamp worth ${lamp}:`) }));
  }
  expect(screen.getByRole('status')).toHaveTextContent('8 + 4 + 1 = 13: you’ve got it!');
});
