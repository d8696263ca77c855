import type { AuthoredCheckedExercise } from '@codivia/contract/exercises/exercises';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { codeExercise } from '../factories.ts';
import { CodeExerciseForm } from './code-exercise-form.tsx';

const EXERCISE = codeExercise({
  wrong: [
    { code: 'first()', feedback: 'missing' },
    { code: 'second()', feedback: 'error' },
    { code: 'third()', feedback: 'missing' },
  ],
});

/** The form, and the exercise as it is after the last change. */
function open(language: 'en' | 'fr' = 'en', start: AuthoredCheckedExercise = EXERCISE) {
  let latest = start;
  function Form() {
    const [exercise, setExercise] = useState(start);
    latest = exercise;
    return <CodeExerciseForm exercise={exercise} onChange={setExercise} />;
  }
  const view = renderPage(<Form />, { language });
  return { ...view, latest: () => latest };
}

/** Expects that an answer shows its fields; its editor is a group of the same name until it has come. */
function expectOpen(name: string): void {
  const [fields] = screen.getAllByRole('group', { name });
  expect(fields).toBeVisible();
}

test.each([
  ['en', ['Task', 'Program', 'Check', 'Answers', 'Hints'], 'Title of the exercise (English)'],
  [
    'fr',
    ['Consigne', 'Programme', 'Vérification', 'Réponses', 'Indices'],
    'Titre de l’exercice (anglais)',
  ],
] as const)('shows one part at a time, first the task (%s)', async (language, parts, title) => {
  const { user } = open(language);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(parts);
  expect(screen.getByRole('textbox', { name: title })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: parts[4] }));
  expect(screen.queryByRole('textbox', { name: title })).toBeNull();
});

test('beside a page lie files of the library too, chosen by their name in the language of the panel', async () => {
  const parts = { starter: { html: '' }, solution: { html: '' }, wrong: [], alternatives: [] };
  const page = { ...EXERCISE, kind: 'web', ...parts } as AuthoredCheckedExercise;
  const { user, latest } = open('fr', page);
  await user.click(await screen.findByRole('tab', { name: 'Programme' }));
  await user.click(screen.getByRole('button', { name: /^Ajouter.*Fichier 1$/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Origine du fichier 1' }), [
    'La bibliothèque intégrée',
  ]);
  const choice = await screen.findByRole('combobox', { name: 'Fichier 1 de la bibliothèque' });
  await user.selectOptions(choice, ['grenouille.svg']);
  expect(latest()).toMatchObject({
    files: [{ library: { en: 'frog.svg', fr: 'grenouille.svg' } }],
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Origine du fichier 1' }), [
    'Un texte de cet exercice',
  ]);
  expect(latest()).toMatchObject({ files: [{ content: '' }] });
});

test('files can be laid beside the program, with a name for each language', async () => {
  const { user, latest } = open();
  await user.click(await screen.findByRole('tab', { name: 'Program' }));
  await user.click(screen.getByRole('button', { name: 'Add: File 1' }));
  const name = screen.getByRole('textbox', { name: 'Name of file 1 (French)' });
  await user.clear(name);
  await user.type(name, 'velos.csv');
  await user.type(await screen.findByRole('textbox', { name: 'Content of file 1' }), 'a,b');
  expect(latest()).toMatchObject({
    files: [{ name: { en: 'data.csv', fr: 'velos.csv' }, content: 'a,b' }],
  });
});

test('files stay beside the program, however it is answered', async () => {
  const files = [{ name: 'bikes.csv', content: 'a,b' }];
  const { user, latest } = open('en', { ...EXERCISE, files } as AuthoredCheckedExercise);
  const task = await screen.findByRole('combobox', { name: 'How it is answered' });
  const options = within(task).getAllByRole<HTMLOptionElement>('option');
  const ways = options.map(({ value }) => value);
  expect(ways).toHaveLength(6);
  for (const way of [...ways.slice(1), ...ways.slice(0, 1)]) {
    await user.click(screen.getByRole('tab', { name: 'Task' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'How it is answered' }), way);
    expect(latest().files).toEqual(files);
    await user.click(screen.getByRole('tab', { name: 'Program' }));
    expect(screen.getByRole('button', { name: /^File 1\s*bikes.csv$/ })).toBeVisible();
  }
});

test('answers show their feedback, and their code when they are opened', async () => {
  const { user, latest } = open();
  await user.click(await screen.findByRole('tab', { name: 'Answers' }));
  const folded = screen.getByRole('button', { name: /^Wrong answer 2\s*error$/ });
  expect(folded).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('group', { name: 'Wrong answer 2' })).toBeNull();
  await user.click(folded);
  expectOpen('Wrong answer 2');
  expect(screen.queryByRole('group', { name: 'Wrong answer 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Wrong answer 1/ }));
  await user.click(screen.getByRole('button', { name: 'Remove: Wrong answer 1' }));
  expect(latest().wrong.map(({ feedback }) => feedback)).toEqual(['error', 'missing']);
  // The one that was open is the first now, and still open.
  expectOpen('Wrong answer 1');
  expect(screen.queryByRole('group', { name: 'Wrong answer 2' })).toBeNull();
});

test('an entry that is added is open', async () => {
  const { user, latest } = open();
  await user.click(await screen.findByRole('tab', { name: 'Answers' }));
  await user.click(screen.getByRole('button', { name: 'Add: Wrong answer 4' }));
  expect(latest().wrong).toHaveLength(4);
  expectOpen('Wrong answer 4');
});

test.each([
  ['en', 'Program', 'Another file', 'Add a file', /small letters/],
  ['fr', 'Programme', 'Un autre fichier', 'Ajouter un fichier', /minuscules/],
] as const)('a module gets a free name, by keyboard alone (%s)', async (...given) => {
  const [language, tab, label, add, refusal] = given;
  const { user, latest } = open(language);
  await user.click(await screen.findByRole('tab', { name: tab }));
  const name = screen.getByRole('textbox', { name: label });
  name.focus();
  for (const bad of ['Shapes.py', 'shapes', 'main.py', `${'a'.repeat(42)}.py`]) {
    await user.clear(name);
    await user.keyboard(`${bad}{Enter}`);
    expect(name).toHaveAccessibleDescription(refusal);
    expect(latest()).toMatchObject({ starter: EXERCISE.starter });
  }
  await user.clear(name);
  await user.keyboard('shapes.py{Tab}{Enter}');
  expect(screen.getByRole('button', { name: add })).toHaveFocus();
  expect(latest()).toMatchObject({
    starter: { 'main.py': EXERCISE.starter, 'shapes.py': '' },
  });
  expect(name).toHaveValue('');
});

test('a program has no more modules than can be stored', async () => {
  const names = ['main', 'a', 'b', 'c', 'd'].map((name) => [`${name}.py`, '']);
  const { user } = open('en', codeExercise({ starter: Object.fromEntries(names) }));
  await user.click(await screen.findByRole('tab', { name: 'Program' }));
  expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull();
});

test('a module that was removed is seen in the answers that still write it, and can be removed', async () => {
  const { user, latest } = open(
    'en',
    codeExercise({ starter: 'start', solution: { 'main.py': 'main', 'shapes.py': '' } }),
  );
  await user.click(await screen.findByRole('tab', { name: 'Program' }));
  await user.click(screen.getByRole('checkbox', { name: /^This answer writes shapes.py/ }));
  expect(latest()).toMatchObject({ solution: 'main' });
});

test('columns of a table are written and deleted letter by letter', async () => {
  const { user, latest } = open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'How it is answered' }),
    'sql',
  );
  await user.click(screen.getByRole('tab', { name: 'Program' }));
  const [fold] = screen.getAllByRole('button', { name: /^Table 1/ });
  await user.click(fold as HTMLElement);
  const columns = screen.getByRole('textbox', { name: /^Columns/ });
  await user.type(columns, ', age');
  expect(columns).toHaveValue('name, age');
  expect(latest()).toMatchObject({ tables: { fr: [{ columns: ['name', 'age'] }] } });
  await user.type(columns, '{Backspace>5/}');
  expect(columns).toHaveValue('name');
  expect(latest()).toMatchObject({ tables: { fr: [{ columns: ['name'] }] } });
});

test('a model is chosen from a file, shown by its classes, and refused where it is none', async () => {
  const { user, latest } = open('fr');
  await user.click(await screen.findByRole('tab', { name: 'Programme' }));
  await user.click(screen.getByRole('button', { name: /^Ajouter.*Fichier 1$/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Origine du fichier 1' }), [
    'Un modèle du labo d’IA',
  ]);
  const field = () => screen.getByLabelText(/^Fichier du modèle/);
  expect(field()).toHaveAccessibleDescription(/Pas encore de modèle/);
  const take = (content: string) => user.upload(field(), new File([content], 'a.model.json'));
  await take('{"format":"codivia-model"}');
  expect(await screen.findByText('Ce fichier n’est pas un modèle du labo d’IA.')).toBeVisible();
  await take(' '.repeat(200_001));
  expect(await screen.findByText(/^Ce modèle dépasse 200/)).toBeVisible();
  expect(latest()).toMatchObject({ files: [{ content: '' }] });
  const model = JSON.stringify({
    format: 'codivia-model',
    version: 1,
    kind: 'text',
    labels: ['gai', 'triste'],
    columns: [],
    words: ['fête'],
    learned: { method: 'bayes', prior: [0, 0], likelihood: [[0], [-1]] },
  });
  await take(model);
  expect(await screen.findByText(/Classes\s: gai, triste\./)).toBeVisible();
  expect(screen.queryByText(/^Ce modèle dépasse/)).toBeNull();
  const name = { en: 'door.model.json', fr: 'porte.model.json' };
  expect(latest()).toMatchObject({ files: [{ name, content: model }] });
  await user.click(screen.getByRole('checkbox', { name: /même modèle/ }));
  expect(screen.getAllByLabelText(/^Fichier du modèle/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Retirer.*Fichier 1/ }));
  expect(latest().files).toEqual([]);
});
