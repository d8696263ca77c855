import { CLASS_VIEW, type OwnClass } from '@codivia/contract/api/class-sign-in';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { MyClasses } from './my-classes.tsx';

const OWN: OwnClass = {
  id: 'c1',
  class_name: '4e B',
  school_year: '2026-2027',
  teachers: ['Mme Dupont', 'M. Petit'],
  name: 'Léa M.',
  joined_at: '2026-11-02T08:00:00.000Z',
  archived: false,
  sees: [...CLASS_VIEW],
};

it('says what the teachers see, and leaves once that is confirmed', async () => {
  signInAs({ in_class: true });
  let classes = [OWN];
  const calls = mockApi({
    'GET /user/classes': () => classes,
    'GET /auth/me': () => member(),
    'DELETE /user/classes/c1': () => {
      classes = [];
      return { message: { fr: 'Fait.', en: 'Done.' } };
    },
  });
  const { user } = renderPage(<MyClasses mayLeave />, { language: 'fr' });
  const [row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent('Mme Dupont et M. Petit · 2026-2027 · depuis le 2 nov. 2026');
  expect(row).toHaveTextContent(/Ton nom dans la classe\s: Léa M\./);
  await user.click(screen.getByText('Ce que voient tes profs'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1 + CLASS_VIEW.length);
  await user.click(screen.getByRole('button', { name: 'Quitter la classe' }));
  const question = within(await screen.findByRole('dialog'));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(question.getByRole('button', { name: 'Quitter la classe' }));
  expect(await screen.findByText('Tu n’es dans aucune classe.')).toBeVisible();
  expect(await screen.findByText('Tu as quitté 4e B.')).toBeVisible();
});

it('tells a class account that it stays in its class', async () => {
  signInAs({ in_class: true, class_account: true });
  mockApi({ 'GET /user/classes': () => [OWN] });
  renderPage(<MyClasses mayLeave={false} />);
  expect(await screen.findByText('4e B')).toBeVisible();
  expect(screen.getByText(/^Your teacher made this account/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('tries again when the classes do not come', async () => {
  signInAs({ in_class: true });
  let works = false;
  mockApi({
    'GET /user/classes': () => {
      if (!works) throw new Refused(403);
      return [OWN];
    },
  });
  const { user } = renderPage(<MyClasses mayLeave />);
  await user.click(
    await screen.findByRole('button', { name: 'Try again' }).then((button) => {
      works = true;
      return button;
    }),
  );
  expect(await screen.findByText('4e B')).toBeVisible();
});
