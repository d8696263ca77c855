import type { ClosedBy, Right } from '@codivia/contract/api/permissions';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { UnlessClosed } from './closed-notice.tsx';

const open = (right: Right, language: 'en' | 'fr' = 'en') =>
  renderPage(
    <UnlessClosed right={right}>
      <button type="button">Publish</button>
    </UnlessClosed>,
    { language },
  );

it.each<[ClosedBy, Right, string, string, string?]>([
  ['class', 'publish', 'ask your teacher', 'demande à ton ou ta prof'],
  ['class', 'own-account', 'Your teacher looks after this account', 'ton ou ta prof qui gère'],
  ['age', 'publish', 'a parent has to agree', 'l’accord d’un parent', '/family/mine'],
  ['age', 'api', 'opens when you’re 15', 's’ouvre à 15', '/family/mine'],
  ['age', 'community', 'opens when you’re 15', 's’ouvre à 15', '/family/mine'],
  ['parent', 'live', 'Talk to them', 'Parles-en avec lui'],
])('says why it is closed by %s: %s', async (reason, right, en, fr, link) => {
  signInAs({ closed: { [right]: reason } });
  const english = open(right);
  expect(await screen.findByText(new RegExp(en))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  english.unmount();
  open(right, 'fr');
  expect(await screen.findByText(new RegExp(fr))).toBeVisible();
  if (link) expect(screen.getByRole('link')).toHaveAttribute('href', link);
  else expect(screen.queryByRole('link')).toBeNull();
});

it('shows what is open: to visitors, to members, and beside other rights that are closed', () => {
  open('publish').unmount();
  signInAs();
  open('publish').unmount();
  signInAs({ closed: { live: 'parent' } });
  open('publish');
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
});
