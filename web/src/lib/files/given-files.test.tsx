import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { GivenFiles } from './given-files.tsx';

const MODEL = JSON.stringify({
  format: 'codivia-model',
  version: 1,
  kind: 'table',
  labels: ['ouvrir', '<b>fermer</b>'],
  columns: [{ name: 'taille', type: 'number', mean: 100, deviation: 50 }],
  words: [],
  learned: { method: 'tree', nodes: [{ counts: [1, 2] }] },
});

test('a model shows its classes and its columns when it is opened', async () => {
  const files = [{ name: 'porte.model.json', content: MODEL }];
  const { user } = renderPage(<GivenFiles files={files} />, { language: 'fr' });
  expect(screen.queryByText('ouvrir')).toBeNull();
  await user.click(screen.getByText('porte.model.json'));
  expect(await screen.findByText('ouvrir')).toBeVisible();
  expect(screen.getByText('<b>fermer</b>')).toBeVisible();
  expect(screen.getByText('taille')).toBeVisible();
  expect(screen.queryByText(/codivia-model/)).toBeNull();
});

test('a file that is no model in spite of its name is shown as a text', async () => {
  const files = [{ name: 'door.model.json', content: '{"not": "one"}' }];
  const { user } = renderPage(<GivenFiles files={files} />);
  await user.click(screen.getByText('door.model.json'));
  expect(await screen.findByText('{"not": "one"}')).toBeVisible();
});
