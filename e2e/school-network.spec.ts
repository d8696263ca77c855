import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_MAX_BYTES } from '@codivia/contract/files/project-files';
import { STALL_MS } from '@codivia/runners/fetch-alive';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const BUILD = join(import.meta.dirname, '../web/dist');
const CONTRACT = join(import.meta.dirname, '../contract/src');
const COURSES = join(import.meta.dirname, '../content/courses');
const MB = 1_000_000;

type Language = 'en' | 'fr';

/** The article for network administrators as the server renders it. */
async function articleOf(request: APIRequestContext, language: Language): Promise<string> {
  const answer = await request.get('/help/school-network', {
    headers: { 'accept-language': language },
  });
  const html = await answer.text();
  expect(html).toContain(`<html lang="${language}"`);
  return /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';
}

/** The codes of its lists, item by item. */
const listed = (html: string): string[][] =>
  [...html.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item]) =>
    [...(item ?? '').matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code ?? ''),
  );

const isType = (code: string) =>
  /^(application|audio|font|image|model|text|video)\/[\w.+-]+$/.test(code);
const typesIn = (html: string) => new Set(listed(html).flat().filter(isType));

/** One address for each ending among the files of the build and of the courses. */
function addressesByEnding(): string[] {
  const found = new Map<string, string>();
  const note = (path: string, address: string) => {
    const ending = /\.(\w+)$/.exec(path)?.[1];
    if (ending && !['br', 'gz', 'yaml'].includes(ending)) found.set(ending, address);
  };
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !name.startsWith('.'),
    );
  for (const path of files(BUILD)) note(path, `/${path}`);
  for (const path of files(COURSES)) {
    const media = /^\d+-([\w-]+)\/media\/(.+)$/.exec(path);
    if (media) note(path, `/media/${media[1]}/${media[2]}`);
  }
  return [...found.values()];
}

const typeOf = (header = '') => header.split(';')[0]?.trim() ?? '';

/** The types of a list as in an `Accept` header. */
const typesOf = (list: string) => list.split(',').map(typeOf);

async function servedTypes(request: APIRequestContext): Promise<Set<string>> {
  const addresses = [...addressesByEnding(), '/', '/sitemap.xml', '/robots.txt', '/api/health'];
  const types = new Set<string>();
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    types.add(typeOf(answer.headers()['content-type']));
  }
  return types;
}

/** Returns the content types of answers that are not JSON. */
async function otherAnswers(): Promise<string[]> {
  const names = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('test/'),
  );
  const modules: object[] = await Promise.all(names.map((name) => import(join(CONTRACT, name))));
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (typeof value?.answers === 'string' ? typesOf(value.answers) : []));
}

/** Returns the content types of the API's answers, and the methods of its calls. */
async function describedCalls(request: APIRequestContext) {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  const types = new Set<string>(await otherAnswers());
  const methods = new Set<string>();
  type Call = { responses?: Record<string, { content?: object }> };
  for (const calls of Object.values<Record<string, Call>>(paths)) {
    for (const [method, { responses = {} }] of Object.entries(calls)) {
      methods.add(method.toUpperCase());
      for (const { content = {} } of Object.values(responses)) {
        for (const listed of Object.keys(content))
          for (const type of typesOf(listed)) types.add(type);
      }
    }
  }
  return { types, methods };
}

test.describe('what network administrators are told', () => {
  for (const language of ['en', 'fr'] as const) {
    test(`names the addresses that pages connect to (${language})`, async ({
      request,
      baseURL,
    }) => {
      const html = await articleOf(request, language);
      expect(html).not.toMatch(/\{\{|…\/api/);
      expect(html).toContain(`${baseURL}/api/health`);
      const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
      const hosts = [...policy.matchAll(/https?:\/\/[^\s;]+/g)].map(([host]) => host);
      expect(hosts.length).toBeGreaterThan(0);
      for (const host of hosts) expect(html).toContain(host);
    });

    test(`lists the types that are served, and no others (${language})`, async ({ request }) => {
      const listedTypes = typesIn(await articleOf(request, language));
      const served = await servedTypes(request);
      const { types } = await describedCalls(request);
      const isListed = (type: string) =>
        type.endsWith('/*')
          ? [...listedTypes].some((one) => one.startsWith(type.slice(0, -1)))
          : listedTypes.has(type);
      const isServed = (type: string) =>
        served.has(type) || types.has(type) || types.has(type.replace(/\/.*/, '/*'));
      expect([...served, ...types].filter((type) => !isListed(type))).toEqual([]);
      expect([...listedTypes].filter((type) => !isServed(type))).toEqual([]);
    });

    test(`names methods, limits and sizes as they are (${language})`, async ({ request }) => {
      const html = await articleOf(request, language);
      const { methods } = await describedCalls(request);
      for (const method of methods) expect(html).toContain(method);
      const unit = language === 'fr' ? 'Mo' : 'MB';
      const seconds = language === 'fr' ? 'secondes' : 'seconds';
      expect(html).toContain(`${FILE_MAX_BYTES / MB} ${unit}`);
      expect(html).toContain(`${STALL_MS / 1000} ${seconds}`);
      const sizes = [BUILD, COURSES].flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          (name) => statSync(join(folder, name)).size,
        ),
      );
      const largest = 10;
      expect(Math.max(...sizes)).toBeLessThanOrEqual(largest * MB);
      expect(html).toContain(`${largest} ${unit}`);
    });
  }
});

test('the first program fetches as much as network administrators are told', () => {
  const python = join(BUILD, 'python', readdirSync(join(BUILD, 'python'))[0] ?? '');
  const needed = /^(pyodide\.(asm\.js|asm\.wasm|mjs)|python_stdlib\.zip|snapshot-\w+\.bin)\.br$/;
  const files = readdirSync(python).filter((name) => needed.test(name));
  expect(files).toHaveLength(5);
  const sum = files.reduce((bytes, name) => bytes + statSync(join(python, name)).size, 0);
  expect(Math.round(sum / MB)).toBeGreaterThanOrEqual(7);
  expect(Math.round(sum / MB)).toBeLessThanOrEqual(10);
});
