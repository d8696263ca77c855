import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { NotFoundPage } from './not-found-page.tsx';

it.each([
  ['en', 'Help'],
  ['fr', 'Aide'],
] as const)('leads home and to the help (%s)', (language, help) => {
  renderPage(<NotFoundPage />, { language });
  expect(screen.getByRole('link', { name: help })).toHaveAttribute('href', '/help');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/');
});
