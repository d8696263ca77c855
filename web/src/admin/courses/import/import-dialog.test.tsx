import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminCourse } from '../../../test/admin.ts';
import { mockApi, Refused } from '../../../test/api.ts';
import { signInAs } from '../../../test/factories.ts';
import { renderPage } from '../../../test/render.tsx';
import { ImportDialog } from './import-dialog.tsx';

const ZIP = new File(['PK'], 'robots.zip', { type: 'application/zip' });
const DONE = {
  course: adminCourse(),
  replaced: true,
  lessons: 4,
  deleted_lessons: 1,
  to_verify: 2,
  ignored: [],
};

function refused(status: number, code: string, more: object): never {
  const refusal = new Refused(status, { fr: 'Refusé.', en: 'Refused.' }, code);
  Object.assign(refusal.answer as object, more);
  throw refusal;
}

const WORDS = {
  fr: { title: 'Importer un cours', file: 'Fichier zip', submit: 'Importer' },
  en: { title: 'Import a course', file: 'Zip file', submit: 'Import' },
};

async function send(reply: Parameters<typeof mockApi>[0][string], language: 'fr' | 'en' = 'fr') {
  const calls = mockApi({ 'POST /admin/courses/import': reply });
  const { user } = renderPage(<ImportDialog open onClose={() => undefined} />, { language });
  const { title, file, submit } = WORDS[language];
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.upload(dialog.getByLabelText(file), ZIP);
  await user.click(dialog.getByRole('button', { name: submit }));
  return { calls, dialog, user };
}

beforeEach(() => signInAs({ role: 'admin' }));

it('asks for a file', async () => {
  const calls = mockApi({});
  const { user } = renderPage(<ImportDialog open onClose={() => undefined} />, { language: 'fr' });
  await user.click(await screen.findByRole('button', { name: 'Importer' }));
  expect(await screen.findByText('Choisissez un fichier zip')).toBeVisible();
  expect(calls).toEqual([]);
});

it('lists what is wrong, file by file', async () => {
  const problem = {
    file: 'course.json',
    line: 3,
    detail: { fr: 'Titre absent.', en: 'No title.' },
  };
  const { dialog } = await send(() =>
    refused(422, 'content_refused', {
      problems: [problem, { detail: { fr: 'Trop de leçons.', en: 'Too many lessons.' } }],
    }),
  );
  expect(await dialog.findByText('course.json')).toBeVisible();
  expect(dialog.getByText('ligne 3 – Titre absent.')).toBeVisible();
  expect(dialog.getByText('Le cours dans son ensemble')).toBeVisible();
  expect(dialog.getByText('Trop de leçons.')).toBeVisible();
});

it('replaces the course that is there only when told to', async () => {
  const { dialog, user, calls } = await send(({ search }) =>
    search.get('replace') === '3'
      ? DONE
      : refused(409, 'course_exists', { current: adminCourse({ revision: 3 }) }),
  );
  expect(await dialog.findByText(/Il existe déjà un cours/)).toHaveTextContent('Les robots');
  expect(calls).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Remplacer le cours' }));
  expect(await dialog.findByText('4 leçons importées.')).toBeVisible();
  expect(dialog.getByText(/^1 leçon absente du zip/)).toBeVisible();
  expect(dialog.getByText(/^2 leçons sont arrivées en brouillon/)).toBeVisible();
  const verify = dialog.getByRole('link', { name: 'Les vérifier' });
  expect(verify).toHaveAttribute('href', '/admin?section=lessons&course=robots');
});

it('speaks English too', async () => {
  const { dialog, user } = await send(({ search }) => {
    if (search.get('replace')) return DONE;
    return refused(409, 'course_exists', { current: adminCourse({ revision: 3 }) });
  }, 'en');
  expect(await dialog.findByText(/^There is already a course “Robots” with/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Replace the course' }));
  expect(await dialog.findByText('“Robots” is replaced.')).toBeVisible();
  expect(dialog.getByText('4 lessons were imported.')).toBeVisible();
  expect(dialog.getByText('1 lesson that was not in the zip is in the trash.')).toBeVisible();
});

it('says why a file as a whole is refused', async () => {
  const { dialog } = await send(() => refused(413, 'too_large', {}));
  expect(await dialog.findByText('Refusé.')).toBeVisible();
  expect(dialog.getByLabelText('Fichier zip')).toBeInvalid();
});

it('takes a folder that is dropped, and says when there is no course in it', async () => {
  const calls = mockApi({ 'POST /admin/courses/import': () => DONE });
  renderPage(<ImportDialog open onClose={() => undefined} />, { language: 'en' });
  const form = (await screen.findByText(/^A zip of a course folder/)).closest('form');
  const drop = (name: string) => {
    const files = [new File(['id: robots'], name)];
    fireEvent.drop(form as HTMLElement, { dataTransfer: { files, items: [] } });
  };
  drop('cat.jpg');
  expect(await screen.findByText(/There is no course.yaml in it/)).toBeVisible();
  expect(calls).toEqual([]);
  drop('course.yaml');
  expect(await screen.findByText(/is replaced/)).toBeVisible();
});
