import type { Language } from '@codivia/contract/api/language';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noteSent, unsentMark } from '../../lib/files/has-files.ts';
import { sendInSteps } from '../../lib/files/upload-state.ts';
import { renderPage } from '../../test/render.tsx';
import { UploadProgress } from './upload-progress.tsx';

const PLACE = 'web/project/p1';

/** An upload of 4 MB that the test controls. */
function upload() {
  let moveTo: (bytes: number) => void = () => {};
  let finish = () => {};
  const failed = sendInSteps(PLACE, [{ size: 4_000_000 }], (_, { onSent, signal }) => {
    moveTo = onSent;
    return new Promise((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(new Error('ended')));
    });
  }).catch((error: unknown) => error);
  return {
    moveTo: (bytes: number) => act(() => moveTo(bytes)),
    finish: () =>
      act(async () => {
        finish();
        await failed;
      }),
  };
}

const WORDS = {
  en: {
    label: 'Sent to your account',
    text: 'On the way to your account: 1.3\u00a0MB of 4\u00a0MB',
    steps: ['25% sent', '75% sent', 'All files are sent.'],
  },
  fr: {
    label: 'Envoyé dans ton compte',
    text: 'En route vers ton compte\u00a0: 1,3\u00a0Mo sur 4\u00a0Mo',
    steps: ['25\u00a0% envoyés', '75\u00a0% envoyés', 'Tous les fichiers sont envoyés.'],
  },
} satisfies Record<Language, object>;

test.each(['en', 'fr'] as const)(
  'shows bytes, and tells screen readers the steps (%s)',
  async (language) => {
    const { label, text, steps } = WORDS[language];
    renderPage(<UploadProgress place={PLACE} />, { language });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    const { moveTo, finish } = upload();
    moveTo(900_000);
    expect(status).toBeEmptyDOMElement();
    moveTo(1_300_000);
    const bar = screen.getByRole('progressbar', { name: label });
    expect(bar).toHaveAttribute('aria-valuenow', '1300000');
    expect(bar).toHaveAttribute('aria-valuetext', text);
    expect(screen.getByText(text.replaceAll('\u00a0', ' '))).toBeVisible();
    expect(status.textContent).toBe(steps[0]);
    moveTo(1_900_000);
    expect(status.textContent).toBe(steps[0]);
    moveTo(3_100_000);
    expect(status.textContent).toBe(steps[1]);
    await finish();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(status.textContent).toBe(steps[2]);
  },
);

/** Shows an upload that the learner stops after this number of bytes. */
async function stopAfter(bytes: number) {
  const user = userEvent.setup();
  renderPage(<UploadProgress place={PLACE} />);
  upload().moveTo(bytes);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/was stopped/)).toBeVisible();
  return user;
}

test('what was stopped is not said to be sent, and may be sent again', async () => {
  const user = await stopAfter(1_300_000);
  expect(screen.queryByText('All files are sent.')).toBeNull();
  expect(unsentMark(PLACE)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(unsentMark(PLACE)).not.toBeNull();
  noteSent(PLACE, unsentMark(PLACE));
});

test('what had arrived before it was stopped is said to be sent when it is sent again', async () => {
  await stopAfter(4_000_000);
  await act(() => sendInSteps(PLACE, [], async () => {}));
  expect(screen.queryByText(/was stopped/)).toBeNull();
  expect(screen.getByText('All files are sent.')).toBeInTheDocument();
});
