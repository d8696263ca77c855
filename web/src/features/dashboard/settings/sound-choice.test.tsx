import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { SoundChoice } from './sound-choice.tsx';

it('is off until it is chosen, and remembers the choice in this browser', async () => {
  const { user } = renderPage(<SoundChoice />);
  expect(await screen.findByRole('button', { name: 'Off' })).toBePressed();
  await user.click(screen.getByRole('button', { name: 'On' }));
  expect(screen.getByRole('button', { name: 'On' })).toBePressed();
  expect(localStorage.getItem('sound')).toBe('on');
  await user.click(screen.getByRole('button', { name: 'Off' }));
  expect(localStorage.getItem('sound')).toBeNull();
});

it('offers a sample, without a word where there is no audio', async () => {
  const { user } = renderPage(<SoundChoice />);
  await user.click(await screen.findByRole('button', { name: 'Listen' }));
  expect(screen.getByRole('button', { name: 'Off' })).toBePressed();
});
