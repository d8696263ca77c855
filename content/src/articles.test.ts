import { CAREER_IDS } from '@codivia/contract/api/careers';
import { LANGUAGES } from '@codivia/contract/api/language';
import { describe, expect, test } from 'vitest';
import { loadArticles } from './load-articles.ts';
import { shippedCourses } from './load-courses.ts';
import { typographyProblems } from './typography.ts';

/** The speed at which most people read on a screen, in words a minute. */
const READING_SPEED = 220;

const articles = loadArticles();
const courses = new Set(shippedCourses().map(({ id }) => id));

/** Words to be read; programs are looked at. */
function words(markdown: string): number {
  return markdown
    .replace(/```[\s\S]*?```/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test('there are three articles, of 5, 7 and 6 minutes', () => {
  expect(articles.map(({ id, read_minutes }) => [id, read_minutes])).toEqual([
    ['python-programming', 5],
    ['artificial-intelligence', 7],
    ['cybersecurity', 6],
  ]);
});

describe.each(articles)('$id', (article) => {
  test.each(LANGUAGES)('takes as long to read as it says (%s)', (language) => {
    const minutes = words(article.body[language]) / READING_SPEED;
    expect(Math.round(minutes)).toBe(article.read_minutes);
  });

  test('follows French typography', () => {
    const texts = [article.body.fr, article.title.fr, article.excerpt.fr, article.category.fr];
    const labels = article.next.map(({ label }) => label.fr);
    expect([...texts, ...labels].flatMap(typographyProblems)).toEqual([]);
  });

  test('has the same parts in both languages', () => {
    const parts = (markdown: string) =>
      [...markdown.matchAll(/^(## |```|\* )/gm)].map(([part]) => part.trim());
    expect(parts(article.body.fr)).toEqual(parts(article.body.en));
  });

  test('leads to courses and careers that exist', () => {
    for (const { to } of article.next) {
      const [, kind, id = ''] = to.split('/');
      if (kind === 'course') expect(courses).toContain(id);
      if (kind === 'careers' && id) expect(CAREER_IDS).toContain(id);
    }
  });
});
