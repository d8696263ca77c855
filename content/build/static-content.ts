import { lessonHtml } from '@codivia/contract/lessons/markdown/markdown';
import type { Plugin } from 'vite';
import { loadArticles } from '../src/load-articles.ts';
import { loadCareers } from '../src/load-careers.ts';
import { loadHelp } from '../src/load-help.ts';
import { loadMentors, loadPartners } from '../src/load-people.ts';

const PREFIX = 'virtual:content/';
const json = JSON.stringify;

/** An import that gives the address of a picture. */
function picture(name: string, file: string): string {
  return `import ${name} from ${json(`${file}?url`)};`;
}

function listOf(name: string, items: { pictureFile: string; fields: object }[]): string {
  const imports = items.map(({ pictureFile }, at) => picture(`picture${at}`, pictureFile));
  const entries = items.map(({ fields }, at) => `{ ...${json(fields)}, picture: picture${at} }`);
  return [...imports, `export const ${name} = [${entries.join(',')}];`].join('\n');
}

function careerList(): string {
  const careers = loadCareers();
  const list = listOf(
    'careers',
    careers.map(({ pictureFile, skill_categories, ...career }) => {
      const { id, title, description, icon, color, salary, difficulty, demand } = career;
      const skills = skill_categories.flatMap(({ items }) => items);
      const fields = { id, title, description, icon, color, salary, difficulty, demand, skills };
      return { pictureFile, fields };
    }),
  );
  const loaders = careers.map(({ id }) => `${json(id)}: () => import("${PREFIX}career/${id}")`);
  return `${list}\nexport const loadCareer = { ${loaders.join(', ')} };`;
}

function careerModule(id: string): string | null {
  const found = loadCareers().find((career) => career.id === id);
  if (!found) return null;
  const { pictureFile, ...career } = found;
  return `${picture('picture', pictureFile)}\nexport default { ...${json(career)}, picture };`;
}

function articleList(): string {
  return listOf(
    'articles',
    loadArticles().map(({ pictureFile, ...article }) => {
      const { id, read_minutes, title, excerpt, category, date } = article;
      return { pictureFile, fields: { id, read_minutes, title, excerpt, category, date } };
    }),
  );
}

function helpList(): string {
  const articles = loadHelp();
  const summaries = articles.map(({ body: _, ...summary }) => summary);
  const loaders = articles.map(({ id }) => `${json(id)}: () => import("${PREFIX}help/${id}")`);
  return [
    `export const helpArticles = ${json(summaries)};`,
    `export const loadHelpArticle = { ${loaders.join(', ')} };`,
  ].join('\n');
}

function helpModule(id: string): string | null {
  const found = loadHelp().find((article) => article.id === id);
  if (!found) return null;
  const { body, ...article } = found;
  const html = { en: lessonHtml(body.en, 'en'), fr: lessonHtml(body.fr, 'fr') };
  return `export default ${json({ ...article, html })};`;
}

function moduleOf(name: string): string | null {
  if (name === 'careers') return careerList();
  if (name === 'articles') return articleList();
  if (name === 'mentors') return `export const mentors = ${json(loadMentors())};`;
  if (name === 'partners') return `export const partners = ${json(loadPartners())};`;
  if (name === 'help') return helpList();
  if (name.startsWith('help/')) return helpModule(name.slice('help/'.length));
  return name.startsWith('career/') ? careerModule(name.slice('career/'.length)) : null;
}

/**
 * Gives the pages the content of `content/` about careers, articles, help, mentors and partners, checked when the app
 * is built: `virtual:content/careers`, `…/career/ID` (a file of its own for each), `…/articles`, `…/help`, `…/help/ID`
 * (of its own too), `…/mentors`, `…/partners`.
 */
export function staticContent(): Plugin {
  return {
    name: 'codivia:static-content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? moduleOf(id.slice(PREFIX.length + 1)) : null),
  };
}
