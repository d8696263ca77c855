import { NO_ARRIVAL } from '@codivia/runners/python/page/arrival';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { PythonState } from './python-state.tsx';

test.each([
  ['en', /doesn’t let pages use WebAssembly/, 'Try again'],
  ['fr', /ne laisse pas les pages utiliser WebAssembly/, 'Réessayer'],
] as const)('what a browser lacks is named, and not the network (%s)', async (...row) => {
  const [language, text, retry] = row;
  const problem = {
    type: 'PythonUnsupported',
    message: 'ReferenceError: WebAssembly is not defined',
    line: null,
    traceback: '',
  };
  renderPage(
    <PythonState
      runnerState="unavailable"
      problem={problem}
      arrival={NO_ARRIVAL}
      progress={null}
      onRetry={() => {}}
    />,
    { language },
  );
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(text));
  expect(alert).not.toHaveTextContent(/reached|block|répond|réseau/);
  expect(screen.getByRole('button', { name: retry })).toBeVisible();
});
