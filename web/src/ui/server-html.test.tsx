import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { createI18n, useLanguage } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query.ts';
import { ServerHtml, useChanged } from './server-html.tsx';

const rendered = vi.fn();

function Card() {
  rendered();
  return (
    <>
      <h2>{useLanguage() === 'fr' ? 'Bonjour' : 'Hello'}</h2>
      <Link to="/courses?q=a#b">Courses</Link>
      <a href="/blog/article.html">Article</a>
    </>
  );
}

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** Renders as the server does, then takes that over as the browser does. */
function visit(page: ReactNode) {
  const i18n = createI18n('en');
  const whole = (
    <Providers i18n={i18n} queryClient={createQueryClient()}>
      <MemoryRouter useTransitions={false}>
        {page}
        <Place />
      </MemoryRouter>
    </Providers>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(whole);
  document.body.append(container);
  const heading = screen.getByRole('heading');
  rendered.mockClear();
  render(whole, { container, hydrate: true });
  return { i18n, heading, user: userEvent.setup() };
}

const PART = (
  <ServerHtml>
    <Card />
  </ServerHtml>
);

it('keeps what the server has sent and runs none of its components', () => {
  const { heading } = visit(PART);
  expect(screen.getByRole('heading', { name: 'Hello' })).toBe(heading);
  expect(rendered).not.toHaveBeenCalled();
});

it('follows its links within the app', async () => {
  const { user, heading } = visit(PART);
  await user.click(screen.getByRole('link', { name: 'Courses' }));
  expect(screen.getByRole('status')).toHaveTextContent('/courses?q=a#b');
  expect(heading).toBeInTheDocument();
});

it('leaves to the browser what leads elsewhere or to another tab', async () => {
  const { user } = visit(PART);
  const prevented: boolean[] = [];
  const watch = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  await user.click(screen.getByRole('link', { name: 'Article' }));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Courses' }));
  await user.keyboard('{/Control}');
  window.removeEventListener('click', watch);
  expect(prevented).toEqual([false, false]);
  expect(screen.getByRole('status')).toHaveTextContent('/');
});

it('hears of presses in what the server has sent', async () => {
  const pressed = vi.fn();
  const { user, heading } = visit(
    <ServerHtml onClick={({ target }) => pressed(target)}>
      <Card />
    </ServerHtml>,
  );
  await user.click(heading);
  expect(pressed).toHaveBeenCalledWith(heading);
});

it('changes its language with the page, for good', async () => {
  const { i18n } = visit(PART);
  const change = async (language: 'en' | 'fr') => {
    await act(() => i18n.change(language));
  };
  await change('fr');
  expect(screen.getByRole('heading', { name: 'Bonjour' })).toBeVisible();
  await change('en');
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
});

function Counting() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <ServerHtml changed={useChanged([count])}>
        <h2>{`Count ${count}`}</h2>
      </ServerHtml>
    </>
  );
}

it('shows what has changed since the server rendered it', async () => {
  const { user } = visit(<Counting />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Count 1']);
});

function Later() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => setShown(true)}>
        Next
      </button>
      {shown && PART}
    </>
  );
}

it('renders by itself on a page that the app leads to', async () => {
  const { user } = visit(<Later />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
});
