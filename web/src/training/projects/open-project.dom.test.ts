import type { ProgramFiles } from '@codivia/contract/programs/program';
import { beforeEach, expect, test } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { project, signInAs } from '../../test/factories.ts';
import { openProject } from './open-project.ts';
import { readSynced, storeSynced } from './synced.ts';

const code = (text: string) => ({ 'main.py': text });

let here: ProgramFiles | null;
const draft = {
  read: () => here,
  keep: (files: ProgramFiles) => {
    here = files;
  },
};
const open = (answer: () => unknown) => {
  mockApi({ 'GET /projects/p1': answer });
  return openProject('p1', 'python', draft);
};
const down = () => {
  throw new Error('no network');
};
const deleted = () => {
  throw new Refused(404);
};

beforeEach(() => {
  signInAs();
  here = null;
});

test('at first it opens as the account has it', async () => {
  const opened = await open(() => project(3, 'three'));
  const files = code('three');
  expect(opened).toEqual({ state: 'open', name: 'Snake', files, theirs: null, assets: [] });
  expect(here).toEqual(code('three'));
  expect(readSynced('p1')).toMatchObject({ revision: 3, files: code('three') });
});

test('without edits here, what changed elsewhere is taken over', async () => {
  storeSynced('p1', project(1, 'one'));
  here = code('one');
  expect(await open(() => project(2, 'two'))).toMatchObject({ files: code('two'), theirs: null });
  expect(here).toEqual(code('two'));
});

test('edits here that were not sent yet stay, to be saved', async () => {
  storeSynced('p1', project(1, 'one'));
  here = code('edited');
  const opened = await open(() => project(1, 'one'));
  expect(opened).toMatchObject({ files: code('edited'), theirs: null });
  expect(readSynced('p1')).toMatchObject({ revision: 1, files: code('one') });
});

test('edits here and elsewhere are told apart', async () => {
  storeSynced('p1', project(1, 'one'));
  here = code('edited');
  const opened = await open(() => project(2, 'two'));
  expect(opened).toMatchObject({ files: code('edited'), theirs: { revision: 2 } });
});

test('the same edits here and elsewhere are nothing to decide', async () => {
  storeSynced('p1', project(1, 'one'));
  here = code('two');
  expect(await open(() => project(2, 'two'))).toMatchObject({ theirs: null });
  expect(readSynced('p1')).toMatchObject({ revision: 2 });
});

test('without a network it opens as it was left here, or says that it cannot', async () => {
  expect(await open(down)).toMatchObject({ state: 'failed' });
  storeSynced('p1', project(1, 'one'));
  here = code('edited');
  expect(await open(down)).toMatchObject({ state: 'open', files: code('edited'), gone: false });
});

test('deleted elsewhere, what is here can still be kept', async () => {
  expect(await open(deleted)).toEqual({ state: 'missing' });
  storeSynced('p1', project(1, 'one'));
  here = code('edited');
  expect(await open(deleted)).toMatchObject({ state: 'open', files: code('edited'), gone: true });
});

test('a project of another room leads there', async () => {
  expect(await open(() => ({ ...project(1, ''), kind: 'web' }))).toEqual({
    state: 'elsewhere',
    kind: 'web',
  });
});
