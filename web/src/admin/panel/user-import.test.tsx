import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const NOTHING = { language: '', premium_until: '' };
const LINA = { name: 'Lina', email: 'lina@example.org', ...NOTHING };
const NOE = { name: 'Noé', email: 'no address', ...NOTHING };
const TEXT = 'nom;email\nLina;lina@example.org\nNoé;no address\nAda;ada@example.org\n';
const JUDGED = [{ state: 'new' }, { state: 'refused', problem: 'email' }, { state: 'exists' }];

async function choose(text: string, reply: Parameters<typeof mockApi>[0][string]) {
  const calls = mockApi({
    'GET /admin/users': () => [],
    'GET /admin/user-count': () => ({ total: 0, more: false }),
    'POST /admin/user-imports': reply,
  });
  const page = renderPage(<AdminPage />, { at: '/admin?section=users', language: 'fr' });
  await page.user.click(await screen.findByRole('button', { name: 'Importer une liste' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer des utilisateurs' }));
  const file = new File([text], 'list.csv', { type: 'text/csv' });
  await page.user.upload(dialog.getByLabelText('Fichier CSV'), file);
  return { ...page, dialog, file, sent: () => calls.flatMap(({ body }) => body ?? []) };
}

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

describe('the import of a list', () => {
  it('shows what becomes of each row, errors first, and then creates what is new', async () => {
    const { dialog, user, sent } = await choose(TEXT, ({ body }) =>
      (body as { dry_run: boolean }).dry_run
        ? { rows: JUDGED, created: 0 }
        : { rows: [{ state: 'new' }], created: 1 },
    );
    expect(await dialog.findByRole('status')).toHaveTextContent(
      '1 nouveau compte1 existe déjà1 ligne avec une erreur',
    );
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent.replaceAll('\u2060', ''))).toEqual([
      '3Noé no addressPas une adresse e-mail',
      '2Lina lina@example.orgNouveau',
      '4Ada ada@example.orgA déjà un compte',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Créer 1 compte' }));
    expect(await screen.findByText('1 compte créé')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const ada = { name: 'Ada', email: 'ada@example.org', ...NOTHING };
    expect(sent()).toEqual([
      { rows: [LINA, NOE, ada], dry_run: true },
      { rows: [LINA], dry_run: false },
    ]);
  });

  it('shows every row of a long list', async () => {
    const rows = Array.from({ length: 101 }, () => ({ state: 'new' }));
    const text = `nom;email\n${'Lina;lina@example.org\n'.repeat(101)}`;
    const { dialog } = await choose(text, () => ({ rows, created: 0 }));
    expect(await dialog.findByText('101 nouveaux comptes')).toBeVisible();
    expect(dialog.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(101);
  });

  it('creates nothing where nothing is new', async () => {
    const rows = [{ state: 'exists' }];
    const { dialog } = await choose('nom;email\nAda;ada@example.org', () => ({ rows, created: 0 }));
    expect(await dialog.findByText('0 nouveau compte')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Créer/ })).toBeNull();
  });

  it('says at the file why it is no list, and sends nothing', async () => {
    const { dialog, sent } = await choose('Lina;lina@example.org', () => undefined);
    expect(await dialog.findByText(/^La première ligne doit nommer/)).toBeVisible();
    expect(dialog.getByLabelText('Fichier CSV')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('takes the same file again, and names it', async () => {
    const { dialog, user, file, sent } = await choose(TEXT, () => ({ rows: JUDGED, created: 0 }));
    const field: HTMLInputElement = dialog.getByLabelText('Fichier CSV');
    expect(await dialog.findByText('1 nouveau compte')).toBeVisible();
    expect(field).toHaveAccessibleDescription('list.csv');
    expect(field.value).toBe('');
    await user.upload(field, file);
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('says that a file cannot be read, after a list that could', async () => {
    const { dialog, user } = await choose(TEXT, () => ({ rows: JUDGED, created: 0 }));
    expect(await dialog.findByText('1 nouveau compte')).toBeVisible();
    const file = new File([TEXT], 'changed.csv');
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await user.upload(dialog.getByLabelText('Fichier CSV'), file);
    expect(await dialog.findByText(/^Ce fichier ne peut pas être lu/)).toBeVisible();
    expect(dialog.queryByText('1 nouveau compte')).toBeNull();
  });

  it('says why it was refused', async () => {
    const { dialog } = await choose(TEXT, () => {
      throw new Refused(429, 'Too many.');
    });
    expect(await dialog.findByText('Too many.')).toBeVisible();
  });
});
