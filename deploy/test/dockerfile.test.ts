import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { beforeAll, expect, test } from 'vitest';
import { buildServer, serverArguments } from '../../scripts/server-entry.mjs';
import { ROOT, readText } from './files.ts';

const text = readText('deploy/Dockerfile');
const lines = DockerfileParser.parse(text)
  .getInstructions()
  .map((instruction) => ({
    keyword: instruction.getKeyword(),
    words: instruction.getArguments().map((argument) => argument.getValue()),
    content: instruction.getArgumentsContent() ?? '',
    from: / --from=(\w+)/.exec(instruction.getTextContent())?.[1],
  }));
const starts = lines.flatMap(({ keyword }, i) => (keyword === 'FROM' ? [i] : []));
const last = lines.slice(starts.at(-1));
/** The lines of a keyword in the last stage. */
const inLast = (keyword: string) => last.filter((line) => line.keyword === keyword);

beforeAll(buildServer, 120_000);

test('has no faults that a parser finds', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  expect(validate(`${text}\nCOPPY a b\n`)).not.toEqual([]);
});

test('runs the built server as a user without rights, with a check of its health', () => {
  expect(inLast('USER').map(({ content }) => content)).toEqual(['1000:1000']);
  const [health] = inLast('HEALTHCHECK');
  expect(health?.content).toContain('/api/health`');
  const [command] = inLast('CMD');
  const [program, ...rest] = JSON.parse(command?.content ?? '[]');
  expect(program).toBe('node');
  // The command that `npm start` runs.
  expect([...rest.slice(0, -1), join(ROOT, rest.at(-1))]).toEqual(serverArguments());
});

test('the last stage gets no packages for development', () => {
  const copied = inLast('COPY').filter(({ from }) => from);
  expect(copied.map(({ from, words }) => `${from} ${words[0]}`)).toEqual([
    'packages /app',
    'build /app/web/dist',
    'build /app/web/dist-server',
    'build /app/server/dist',
  ]);
  expect(inLast('RUN').some(({ content }) => /npm/.test(content))).toBe(false);
  const packages = lines.findIndex(({ content }) => content.endsWith('AS packages'));
  expect(lines[packages + 1]?.content).toMatch(/^npm ci --omit=dev /);
});

test('what is copied is there, and the manifest of every workspace is', () => {
  const sources = lines
    .filter(({ keyword, from }) => keyword === 'COPY' && !from)
    .flatMap(({ words }) => words.slice(0, -1));
  for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true);
  const { workspaces } = JSON.parse(readText('package.json'));
  for (const name of workspaces) expect(sources).toContain(`${name}/package.json`);
});

test('uses the version of Node that the project asks for', () => {
  const [, major] = /node:(\d+)/.exec(text) ?? [];
  expect(JSON.parse(readText('package.json')).engines.node).toBe(`>=${major}`);
});

test('secrets, data and what is built stay out of the image', () => {
  const ignored = readText('deploy/Dockerfile.dockerignore').split('\n');
  for (const name of ['**/node_modules', '**/.env', '**/secrets.env', '.git', 'data']) {
    expect(ignored).toContain(name);
  }
  // Files that git ignores below deploy are secrets.
  expect(
    globSync('deploy/**/*.env', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/')),
  ).toContain('deploy/kubernetes/example/settings.env');
});
