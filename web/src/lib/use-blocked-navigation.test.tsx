import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useBlockedNavigation } from './use-blocked-navigation.ts';

function Place({ isBlocked }: { isBlocked: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const keeps = (address: string) => address.includes('same');
  useBlockedNavigation(isBlocked, (go) => setLeave(() => go), keeps);
  const { search } = useLocation();
  return (
    <>
      <p>At {search}</p>
      {leave && (
        <button type="button" onClick={leave}>
          Leave
        </button>
      )}
    </>
  );
}

/** In a real history, between two other entries. */
function show(isBlocked: boolean, before = '?before') {
  history.replaceState({ idx: 0 }, '', `/${before}`);
  history.pushState({ idx: 1 }, '', '/?here');
  render(
    <BrowserRouter useTransitions={false}>
      <Place isBlocked={isBlocked} />
    </BrowserRouter>,
  );
}

it('lets go back where nothing is held', async () => {
  show(false);
  history.back();
  expect(await screen.findByText('At ?before')).toBeVisible();
});

it('asks before going back, and goes back once it may', async () => {
  show(true);
  history.back();
  const leave = await screen.findByRole('button', { name: 'Leave' });
  expect(location.search).toBe('?here');
  expect(screen.getByText('At ?here')).toBeVisible();
  await userEvent.click(leave);
  expect(await screen.findByText('At ?before')).toBeVisible();
});

it('does not ask before going back to an address that shows the same', async () => {
  show(true, '?same');
  history.back();
  expect(await screen.findByText('At ?same')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
});
