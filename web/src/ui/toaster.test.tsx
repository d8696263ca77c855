import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toast } from '../lib/toast.ts';
import { renderPage } from '../test/render.tsx';

it('shows what was told before its code had come, and what is told later', async () => {
  renderPage(<p>A page</p>);
  toast.success('Saved');
  toast.error('Failed');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByText('Failed')).toBeInTheDocument();
  toast.info('By the way');
  expect(await screen.findByText('By the way')).toBeInTheDocument();
});
