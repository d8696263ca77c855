import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { NARROW, WIDE } from './screens.ts';

type Person = { email: string; password: string };

/** A page of a browser of their own, in which an account is signed in: in French on a phone, in English on a wide screen. */
export async function deviceOf(browser: Browser, person: Person, language: 'fr' | 'en') {
  const place =
    language === 'fr'
      ? { locale: 'fr-FR', viewport: NARROW }
      : { locale: 'en-GB', viewport: WIDE, isMobile: false };
  const context = await browser.newContext(place);
  await signInto(context, person, language);
  return context.newPage();
}

/** Keeps a Python project in the account that the token is for. Its id. */
export async function keepProject(page: Page, token: string, code: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Pong', kind: 'python', files: { 'main.py': code } };
  const answer = await page.request.post('/api/projects', { headers, data });
  return (await answer.json()).id;
}

/** Publishes a project with files beside its code in the account of the token. Returns its id. */
export async function publishWithFiles(
  page: Page,
  token: string,
  project: { name: string; kind: 'web' | 'game'; files: Record<string, string> },
  beside: Readonly<Record<string, Buffer>>,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const assets = Object.entries(beside).map(([name, content]) => {
    const hash = createHash('sha256').update(content).digest('hex');
    return { name, content, hash };
  });
  for (const { hash, content } of assets) {
    const type = { 'content-type': 'application/octet-stream' };
    await page.request.put(`/api/files/${hash}`, {
      headers: { ...headers, ...type },
      data: content,
    });
  }
  const listed = assets.map(({ name, hash }) => ({ name, hash }));
  const made = await page.request.post('/api/projects', {
    headers,
    data: { ...project, assets: listed },
  });
  const { id } = await made.json();
  const data = { title: project.name, description: 'Évite-les.', accepted_revision: null };
  await page.request.put(`/api/projects/${id}/published`, { headers, data });
  return id;
}
