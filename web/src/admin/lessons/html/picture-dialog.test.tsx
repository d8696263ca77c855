import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { PictureDialog } from './picture-dialog.tsx';

it('asks for a file or an address of ours, and describes the picture', async () => {
  const onInsert = vi.fn();
  const { user } = renderPage(<PictureDialog onInsert={onInsert} onClose={() => {}} />, {
    language: 'en',
  });
  const insert = await screen.findByRole('button', { name: 'Insert' });
  const address = screen.getByLabelText(/^Or the address/);
  const file = screen.getByLabelText(/^Picture file/);

  await user.click(insert);
  expect(file).toBeInvalid();
  expect(address).toBeValid();

  await user.type(address, 'https://example.com/cat.png');
  expect(file).toBeValid();
  await user.click(insert);
  expect(address).toBeInvalid();
  expect(onInsert).not.toHaveBeenCalled();

  await user.clear(address);
  await user.type(address, '/media/cat.webp');
  await user.type(screen.getByLabelText('What it shows'), 'A "cat"');
  await user.click(insert);
  expect(onInsert).toHaveBeenCalledExactlyOnceWith(
    '<img src="/media/cat.webp" alt="A &quot;cat&quot;" />',
  );
});
