/**
 * Draws the pictures that represent pages on other sites, 1200 by 630 pixels, in both languages: one for each page that
 * can be found and one for each course and path. Pictures drawn before come from a cache.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shownClaims } from '@codivia/contract/api/claims';
import { Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { loadArticles } from '../content/src/load-articles.ts';
import { COURSES_FOLDER, loadCourses } from '../content/src/load-courses.ts';
import { loadPaths } from '../content/src/load-paths.ts';
import { ROOT } from './set-up.mjs';
import { HEIGHT, pictureOf, textsOf, WIDTH } from './social-picture.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/social');
const LABELS = {
  fr: { course: 'Cours', career: 'Métier', article: 'Blog', path: 'Parcours' },
  en: { course: 'Course', career: 'Career', article: 'Blog', path: 'Path' },
};
const { resolve } = createRequire(import.meta.url);

async function font(name, file, weight) {
  const folder = dirname(resolve(`@fontsource/${file}/package.json`));
  const data = await readFile(join(folder, `files/${file}-latin-${weight}-normal.woff`));
  return { name, data, weight, style: 'normal' };
}

/** Undoes the escapes of React, since pictures show plain text. */
function plain(html = '') {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The pages that can be found, with the title and description they give themselves. */
async function pageTexts(language) {
  const bundle = join(ROOT, 'web/dist-server/render.js');
  const { open, setFetch, indexablePaths } = await import(pathToFileURL(bundle).href);
  const nobody = { answers: 0, agreeing: 0, ratings: 0, stars: 0 };
  const evidence = { courses: [], satisfied: nobody, managed: nobody, ratings: nobody };
  const lesson = { title: '', title_fr: '', content: '', content_fr: '', exercises: [] };
  const developers = { calls: [], errors: [] };
  const claims = shownClaims(evidence);
  const gallery = { projects: [], next: null };
  const answers = {
    courses: [],
    paths: [],
    claims,
    try: lesson,
    live: [],
    challenges: [],
    developers,
    gallery,
  };
  setFetch(async (address) => Response.json(answers[address.match(/\w+/g)?.[1]] ?? {}));
  const requests = indexablePaths().map(async (pathname) => {
    const page = await open({ pathname, language, named: false });
    const { head } = await page.render('');
    const title = plain(/<title[^>]*>([^<]*)</.exec(head)?.[1]).replace(/ · Codivia$/, '');
    const text = plain(/name="description" content="([^"]*)"/.exec(head)?.[1]);
    const name = pathname.split('/').filter(Boolean).join('-') || 'home';
    const label = pathname.startsWith('/careers/') ? LABELS[language].career : undefined;
    return { name, title, text, label };
  });
  return Promise.all(requests);
}

function courseTexts(language) {
  return loadCourses(COURSES_FOLDER).map(({ id, title }) => ({
    name: `course-${id}`,
    title: title[language],
    label: LABELS[language].course,
  }));
}

function pathTexts(language) {
  return loadPaths().map(({ id, title, promise }) => ({
    name: `path-${id}`,
    title: title[language],
    text: promise[language],
    label: LABELS[language].path,
  }));
}

function articleTexts(language) {
  return loadArticles().map(({ id, title }) => ({
    name: `blog-${id}`,
    title: title[language],
    label: LABELS[language].article,
  }));
}

async function drawings() {
  const fonts = await Promise.all([
    font('Display', 'bricolage-grotesque', 800),
    font('Text', 'atkinson-hyperlegible-next', 400),
  ]);
  return async (texts) => {
    const svg = pictureOf(await satori(textsOf(texts), { width: WIDTH, height: HEIGHT, fonts }));
    const cached = join(CACHE, `${createHash('sha256').update(svg).digest('hex')}.png`);
    if (!existsSync(cached)) await writeFile(cached, new Resvg(svg).render().asPng());
    return cached;
  };
}

/** Draws every picture into `folder`; returns their number. */
export async function drawSocialPictures(folder) {
  await mkdir(CACHE, { recursive: true });
  const draw = await drawings();
  let drawn = 0;
  for (const language of ['fr', 'en']) {
    await mkdir(join(folder, language), { recursive: true });
    for (const texts of [
      ...(await pageTexts(language)),
      ...courseTexts(language),
      ...pathTexts(language),
      ...articleTexts(language),
    ]) {
      await copyFile(await draw(texts), join(folder, language, `${texts.name}.png`));
      drawn++;
    }
  }
  return drawn;
}
