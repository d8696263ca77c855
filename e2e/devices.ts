import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Signs a member in, in every page of a browser. Returns an access token of theirs. */
export async function signInto(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
  language: 'fr' | 'en',
): Promise<string> {
  const login = await context.request.post('/api/auth/login', { data: { email, password } });
  const { access_token, refresh_token, user } = await login.json();
  await context.addInitScript(
    (stored) => {
      // Previews have no storage. Once only: a person who signs out stays signed out when the page is loaded again.
      if (window !== window.top || localStorage.getItem('signed_in')) return;
      localStorage.setItem('signed_in', 'once');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { token: access_token, refresh_token, user: JSON.stringify(user), language },
  );
  return access_token;
}

/** Another device: a browser that shares nothing with the others, and that nobody watches. */
export async function otherDevice(browser: Browser, baseURL = ''): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}
