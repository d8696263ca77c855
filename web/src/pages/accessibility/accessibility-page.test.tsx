import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';

it.each([
  ['en', ['Where we stand', 'How we test it', 'What doesn’t work well yet']],
  ['fr', ['Où nous en sommes', 'Comment c’est testé', 'Ce qui ne marche pas encore bien']],
] as const)('says what is done, what is missing and whom to tell (%s)', async (language, parts) => {
  mockApi({ 'GET /config': () => ({ contact_email: 'hello@example.org' }) });
  renderPage(<AccessibilityPage />, { language });
  for (const name of parts) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(await screen.findByRole('link', { name: 'hello@example.org' })).toBeVisible();
});
