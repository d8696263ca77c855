import 'fake-indexeddb/auto';
import type { SavedModel } from '@codivia/contract/api/models';
import type { ModelFile } from '@codivia/contract/models/model-file';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fileAnswer, mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { changeProject } from '../project/change-project.ts';
import { newProject } from '../project/lab-project.ts';
import { readProjects, writeProject } from '../project/stored-projects.ts';
import { AiLabPage } from '../room/ai-lab-page.tsx';
import type { Trained } from '../training/use-training.ts';
import { AccountCard } from './account-card.tsx';

const HASH = 'a'.repeat(64);
const ASSET = { name: 'model.model.json', hash: HASH, size: 300, format: 'text' } as const;
const MODEL: ModelFile = {
  format: 'codivia-model',
  version: 1,
  labels: ['Happy', '<b>Grumpy</b>'],
  kind: 'text',
  columns: [],
  words: ['great', 'bad'],
  learned: {
    method: 'network',
    layers: [
      {
        weights: [
          [5, -5],
          [-5, 5],
        ],
        bias: [0, 0],
      },
    ],
  },
  tested: { right: 7, total: 8 },
};
const SAVED: SavedModel = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Moods',
  kind: 'text',
  labels: [...MODEL.labels],
  tested: { right: 7, total: 8 },
  model: ASSET,
  examples: null,
  revision: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const TEXTS = { fr: 'Non.', en: 'The person who made this link has deleted it.' };
/** An answer of the API that refuses a call. */
const refused = (status: number, code: string, more: object = {}) =>
  Response.json({ detail: TEXTS, message: TEXTS.en, code, ...more }, { status });
const FILE = `GET /files/${HASH}`;
const NONE_NEEDED = { 'POST /files/needed': () => ({ needed: [], used: 0, limit: 5_000_000 }) };

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

function trainedOn(kind: 'text' | 'hand', model: Partial<ModelFile> = {}) {
  const empty = newProject(kind, 'Moods', ['Happy', 'Grumpy']);
  const classId = empty.classes[0]?.id ?? '';
  const project =
    kind === 'hand'
      ? empty
      : changeProject(empty, { type: 'add-examples', classId, inputs: ['a great day'] });
  const { classes, columns, settings, examples } = project;
  const job = { kind, classes, columns, settings, examples };
  const trained: Trained = { model: { ...MODEL, ...model }, seconds: 0, job, project };
  return { project, trained };
}
const showCard = (on: ReturnType<typeof trainedOn>, language: 'en' | 'fr' = 'en') =>
  act(async () => renderPage(<AccountCard {...on} />, { language, at: '/ailab' }));
const showPage = (at: string) => act(async () => renderPage(<AiLabPage />, { at }));
const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the card of the last step', () => {
  test('offers visitors an account, and comes back to the lab', async () => {
    const calls = mockApi({});
    await showCard(trainedOn('text'));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('saves a model without its examples, unless the member wants them kept', async () => {
    signInAs();
    const on = trainedOn('text');
    const calls = mockApi({
      'GET /models': () => [],
      ...NONE_NEEDED,
      [`PUT /models/${on.project.id}`]: () => SAVED,
    });
    const { user } = await showCard(on);
    await user.click(await press('Save in my account'));
    expect(await screen.findByText('Saved in your account.')).toBeVisible();
    const saves = () => calls.filter(({ method }) => method === 'PUT');
    expect(saves()).toMatchObject([
      { path: `/models/${on.project.id}`, body: { name: 'Moods', revision: null, examples: null } },
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Also keep my examples' }));
    await user.click(await press(/Save in my account/));
    await waitFor(() =>
      expect(saves()[1]?.body).toMatchObject({ examples: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    );
  });

  test('says before a model is saved that it consists of examples', async () => {
    signInAs();
    mockApi({ 'GET /models': () => [] });
    const examples = [
      [1, 0],
      [0, 1],
    ];
    const learned = { method: 'neighbours' as const, k: 1, examples, labels: [0, 1] };
    await showCard(trainedOn('text', { learned }));
    expect(await screen.findByText(/nearest neighbours consist of them/)).toBeVisible();
  });

  test('says in both languages when another device has saved it', async () => {
    signInAs();
    const on = trainedOn('text');
    mockApi({
      'GET /models': () => [{ ...SAVED, id: on.project.id }],
      ...NONE_NEEDED,
      [`PUT /models/${on.project.id}`]: () => refused(409, 'model_changed', { model: SAVED }),
    });
    const { user } = await showCard(on, 'fr');
    await user.click(await press('Remplacer le modèle enregistré'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/sur un autre appareil/);
  });

  test('never offers to keep what the camera saw', async () => {
    signInAs();
    mockApi({ 'GET /models': () => [] });
    const learned = { method: 'neighbours' as const, k: 1, examples: [], labels: [] };
    await showCard(trainedOn('hand', { kind: 'hand', learned }));
    expect(screen.getByText(/this model stays in your browser/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('lets a network of hands be saved, without their examples', async () => {
    signInAs();
    mockApi({ 'GET /models': () => [] });
    await showCard(trainedOn('hand', { kind: 'hand' }));
    expect(await press('Save in my account')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('sharing by a link', () => {
  test('asks once more about the model, and gives the address where it is tried', async () => {
    signInAs();
    const findings = [{ kind: 'model', place: 'moods.model.json', line: 1 }];
    const calls = mockApi({
      'GET /models': () => [],
      'GET /shared-links': () => [],
      ...NONE_NEEDED,
      'POST /shared-links': ({ body }) =>
        (body as { accepted: boolean }).accepted
          ? { id: 'l1', project_id: 'c1', title: 'Moods', kind: 'python', state: 'open' }
          : refused(409, 'personal_data_found', { findings, revision: 1 }),
    });
    const { user } = await showCard(trainedOn('text'));
    await user.click(await press('Share by a link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share “Moods”' }));
    await user.click(await dialog.findByRole('button', { name: 'Make the link' }));
    expect(
      await dialog.findByText(/moods.model.json is a model that you have trained/),
    ).toBeVisible();
    expect(dialog.queryByText(/may reveal who you are/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'I’ve checked: make the link' }));
    const field = await dialog.findByRole('textbox', { name: 'Link to your model' });
    expect(field).toHaveValue(`${location.origin}/ailab?model=l1`);
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.at(-1)?.body).toMatchObject({ kind: 'python', accepted: true });
    expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain('a great day');
  });
});

describe('the models of the account', () => {
  const row = async () =>
    within(await screen.findByRole('region', { name: 'Models in your account' }));

  test('are renamed, duplicated and deleted', async () => {
    signInAs();
    const calls = mockApi({
      'GET /models': () => [SAVED],
      [`PUT /models/${SAVED.id}`]: () => SAVED,
      [`DELETE /models/${SAVED.id}`]: () => ({ message: { fr: 'x', en: 'x' } }),
    });
    const { user } = await showPage('/ailab');
    expect((await row()).getByText(/Tests passed: 7 of 8/)).toBeVisible();
    await user.click(await press('Rename: Moods'));
    await user.clear(screen.getByRole('textbox', { name: 'New name of “Moods”' }));
    await user.keyboard('Tempers{Enter}');
    await user.click(await press('Duplicate: Moods'));
    await user.click(await press('Delete: Moods'));
    await user.click(await press('Delete'));
    const changes = calls.filter(({ method }) => method !== 'GET');
    expect(changes).toMatchObject([
      { path: `/models/${SAVED.id}`, body: { name: 'Tempers', revision: 3, model: HASH } },
      { body: { name: 'Moods (copy)', revision: null, model: HASH } },
      { method: 'DELETE', path: `/models/${SAVED.id}` },
    ]);
    expect(changes[1]?.path).not.toBe(changes[0]?.path);
  });

  test('with examples are trained further, and an older project of this browser stays', async () => {
    signInAs();
    const { project } = trainedOn('text');
    const older = { ...project, id: SAVED.id, name: 'Mine', changedAt: 1 };
    await writeProject(older);
    const newer = changeProject(project, {
      type: 'add-examples',
      classId: project.classes[1]?.id ?? '',
      inputs: ['rain'],
    });
    mockApi({
      'GET /models': () => [{ ...SAVED, examples: ASSET }],
      [FILE]: () => fileAnswer(JSON.stringify(newer)),
    });
    const { user } = await showPage('/ailab');
    await user.click(await press(/Go on training/));
    expect(await screen.findByText('rain')).toBeVisible();
    const kept = await readProjects();
    expect(kept.find(({ id }) => id === SAVED.id)?.examples).toHaveLength(2);
    expect(kept.find(({ name }) => name === 'Mine (before)')?.examples).toHaveLength(1);
  });

  test('are tried at an address of their own', async () => {
    signInAs();
    mockApi({ 'GET /models': () => [SAVED], [FILE]: () => fileAnswer(JSON.stringify(MODEL)) });
    const { user } = await showPage(`/ailab?saved=${SAVED.id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Your text' }), 'great');
    expect(screen.getByText('I think: Happy')).toBeVisible();
  });
});

test('projects made without an account are offered to who logs in, and taken when they say so', async () => {
  await writeProject({ ...trainedOn('text').project, name: 'Made before' });
  signInAs();
  mockApi({ 'GET /models': () => [] });
  const { user } = await showPage('/ailab');
  expect(screen.queryByText('Made before')).toBeNull();
  // Pages of other tests may have left projects too.
  expect(await screen.findByText(/ projects? w(as|ere) made in this browser/)).toBeVisible();
  await user.click(await press('Yes, that was me'));
  expect(await screen.findByText('Made before')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Yes, that was me' })).toBeNull(),
  );
});

describe('a shared model', () => {
  const PUBLISHED = {
    id: 'l1',
    title: 'Moods',
    description: '',
    kind: 'python',
    files: { 'main.py': '' },
    assets: [{ ...ASSET, name: 'moods.model.json' }],
    updated_at: '2026-01-01T00:00:00.000Z',
    origin: null,
    author: null,
    team: null,
    thumbnail: null,
  };
  const answering = (model: string) =>
    mockApi({
      'GET /published-projects/l1': () => PUBLISHED,
      [`GET /published-projects/l1/files/${HASH}`]: () => fileAnswer(model),
    });

  test('is tried and put into programs by visitors; class names are plain text', async () => {
    answering(JSON.stringify(MODEL));
    const { user } = await showPage('/ailab?model=l1');
    expect(await screen.findByRole('heading', { name: 'Moods', level: 1 })).toBeVisible();
    expect(screen.getByText('Tests passed: 7 of 8')).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await user.type(screen.getByRole('textbox', { name: 'Your text' }), 'bad');
    expect(screen.getByText('I think: <b>Grumpy</b>')).toBeVisible();
    expect(screen.getByText(/load_model\("moods"\)/)).toBeVisible();
  });

  test.each([
    ['is no model', '{"format":"other"}'],
    ['is no JSON', 'hello'],
    ['has endless numbers', JSON.stringify(MODEL).replace('[5,-5]', '[1e999,0]')],
  ])('that %s is not shown', async (_, text) => {
    answering(text);
    await showPage('/ailab?model=l1');
    expect(await screen.findByRole('heading', { name: 'There is no model here' })).toBeVisible();
  });

  test('that was withdrawn says so', async () => {
    mockApi({ 'GET /published-projects/l1': () => refused(410, 'shared_link_removed') });
    await showPage('/ailab?model=l1');
    expect(await screen.findByText(TEXTS.en)).toBeVisible();
  });
});
