import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { Button } from './button.tsx';

it('does what it says', async () => {
  const act = vi.fn();
  const { user } = renderPage(<Button onClick={act}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(act).toHaveBeenCalledOnce();
});

it('keeps its name and focus while it works, but does nothing twice', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderPage(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});
