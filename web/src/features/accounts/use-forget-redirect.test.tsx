import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { rememberRedirect } from '../../lib/redirect.ts';
import { readStored } from '../../lib/storage.ts';
import { useForgetRedirect } from './use-forget-redirect.ts';

function SignInPage() {
  useForgetRedirect(true);
  return <Link to="/about">About</Link>;
}

function AboutPage() {
  const [found, setFound] = useState<string | null>();
  useLayoutEffect(() => setFound(readStored('redirectUrl')), []);
  return <output>{found ?? 'nothing'}</output>;
}

beforeEach(() => history.replaceState(null, '', '/auth'));

it('has forgotten the address to return to when the next page shows', async () => {
  rememberRedirect('/lesson/first');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/auth" element={<SignInPage />} />
        <Route path="/about" element={<AboutPage />} />
      </Routes>
    </BrowserRouter>,
  );
  expect(readStored('redirectUrl')).toBe('/lesson/first');
  fireEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(await screen.findByText('nothing')).toBeVisible();
});
