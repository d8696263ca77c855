import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { MascotChoice } from './mascot-choice.tsx';

it('hides the mascot in this browser, and shows it again', async () => {
  const { user } = renderPage(<MascotChoice />);
  expect(await screen.findByRole('button', { name: 'Show' })).toBePressed();

  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.getByRole('button', { name: 'Hide' })).toBePressed();
  expect(document.documentElement).toHaveAttribute('data-mascot', 'hidden');
  expect(localStorage.getItem('mascot')).toBe('hidden');

  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(document.documentElement).not.toHaveAttribute('data-mascot');
  expect(localStorage.getItem('mascot')).toBeNull();
});
