import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { SearchField } from './search-field.tsx';

/** Longer than the field waits for a pause in typing, in milliseconds. */
const PAUSE_MS = 400;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** A list that follows the search, and a button that shows everything again. */
function SearchedList() {
  const [words, setWords] = useState('');
  return (
    <>
      <SearchField label="Search" value={words} onSearch={setWords} />
      <button type="button" onClick={() => setWords('')}>
        Show all
      </button>
      <p>Found: {words}</p>
    </>
  );
}

function open() {
  const onSearch = vi.fn();
  const page = renderPage(
    <>
      <SearchField label="Search" value="" onSearch={onSearch} />
      <Link to="?thread=t1">Loops</Link>
      <button type="button">Other</button>
    </>,
  );
  return { onSearch, ...page };
}

/** Types without a pause, even on a machine that pauses between two events. */
function type(...texts: string[]) {
  const field = screen.getByRole('searchbox', { name: 'Search' });
  for (const value of texts) fireEvent.change(field, { target: { value } });
}

it('searches after a pause in typing, whatever is pressed meanwhile', async () => {
  const { onSearch } = open();
  type('l', 'lo', 'loop');
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalled());
  await pause();
  expect(onSearch.mock.calls).toEqual([['loop']]);
});

it('leaves the way to a link that is followed before the pause has ended', async () => {
  const { onSearch, router } = open();
  type('loop');
  fireEvent.click(screen.getByRole('link', { name: 'Loops' }));
  await pause();
  expect(router.state.location.search).toBe('?thread=t1');
  expect(onSearch).not.toHaveBeenCalled();
});

it('is empty once everything is shown again, and stays so', async () => {
  renderPage(<SearchedList />);
  type('loop');
  await screen.findByText('Found: loop');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await pause();
  expect(screen.getByText('Found:')).toBeVisible();
});
