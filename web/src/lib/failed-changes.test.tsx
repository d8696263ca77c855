import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../test/api.ts';
import { member, signInAs } from '../test/factories.ts';
import { renderPage } from '../test/render.tsx';
import { apiErrorOf } from './api-error.ts';
import { FAILURE_SHOWN } from './failed-changes.ts';
import { readSession } from './session.ts';

const REFUSAL = apiErrorOf(409, { detail: { fr: 'Déjà pris.', en: 'Already taken.' } });
const CLOSED = apiErrorOf(403, {
  code: 'closed_by_parent',
  detail: { fr: 'Fermé.', en: 'Closed.' },
});

function Save({ shown, failure = REFUSAL }: { shown: boolean; failure?: Error }) {
  const { mutate, isError } = useMutation({
    ...(shown && { meta: FAILURE_SHOWN }),
    mutationFn: () => Promise.reject(failure),
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Save
      </button>
      {isError && <p>Not saved</p>}
    </>
  );
}

it.each([
  ['en', 'Already taken.'],
  ['fr', 'Déjà pris.'],
] as const)(
  'a change that fails says why, in the reader’s language (%s)',
  async (language, why) => {
    const { user } = renderPage(<Save shown={false} />, { language });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(why)).toBeInTheDocument();
  },
);

it('where the screen shows the failure nothing more is said', async () => {
  const { user } = renderPage(<Save shown />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Not saved');
  expect(screen.queryByText('Already taken.')).toBeNull();
});

it.each([false, true])('what was closed meanwhile is known at once (shown: %s)', async (shown) => {
  signInAs();
  mockApi({ 'GET /auth/me': () => member({ closed: { publish: 'parent' } }) });
  const { user } = renderPage(<Save shown={shown} failure={CLOSED} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(readSession().user?.closed).toEqual({ publish: 'parent' }));
});
