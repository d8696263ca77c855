import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { apiErrorOf } from './api-error.ts';
import { FAILURE_SHOWN } from './failed-changes.ts';

const REFUSAL = apiErrorOf(409, { detail: { fr: 'Déjà pris.', en: 'Already taken.' } });

function Save({ shown }: { shown: boolean }) {
  const { mutate, isError } = useMutation({
    ...(shown && { meta: FAILURE_SHOWN }),
    mutationFn: () => Promise.reject(REFUSAL),
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
