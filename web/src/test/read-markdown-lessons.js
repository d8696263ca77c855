import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const READER = `
  import { loadCourses } from ${JSON.stringify(resolve('../content/src/load-courses.ts'))};
  const lessons = loadCourses().flatMap((course) => course.lessons);
  const parts = lessons.flatMap(({ id, sources, ...texts }) =>
    [['en', 'content'], ['fr', 'content_fr']].map(([language, content]) => (
      { id, language, markdown: sources['lesson.' + language + '.md'], html: texts[content] })));
  process.stdout.write(JSON.stringify(parts));
`;

export function readMarkdownLessons() {
  const read = execFileSync(process.execPath, ['--input-type=module', '--eval', READER], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return JSON.parse(read);
}
