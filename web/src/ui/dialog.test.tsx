import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { Dialog } from './dialog.tsx';
import { Input } from './input.tsx';

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Certificate" description="Well done.">
        <button type="button">Download</button>
      </Dialog>
    </>
  );
}

it('gives the focus to a field that is wrong from the start', async () => {
  function Wrong() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="Details" drawer>
          <Input label="Order" />
          <Input label="Minutes" error="A whole number." />
        </Dialog>
      </>
    );
  }
  const { user } = renderPage(<Wrong />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByLabelText('Minutes')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('opens over the page, named and described, and gives the focus back', async () => {
  const { user } = renderPage(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Certificate' });
  expect(dialog).toHaveAccessibleDescription('Well done.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
