import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { WeeklyMailSetting } from './weekly-mail-setting.tsx';

it('is off at first, and is turned on and off', async () => {
  signInAs();
  const calls = mockApi({
    'GET /user/weekly-mail': () => ({ on: false }),
    'PUT /user/weekly-mail': ({ body }) => body,
  });
  const { user } = renderPage(<WeeklyMailSetting />);
  expect(await screen.findByRole('button', { name: 'Off', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'On' }));
  expect(await screen.findByText('You’ll get the weekly mail.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'On' })).toBePressed();
  await user.click(screen.getByRole('button', { name: 'Off' }));
  expect(await screen.findByText('You won’t get the weekly mail.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { on: true },
    { on: false },
  ]);
});

it('says that the choice could not be saved', async () => {
  signInAs();
  mockApi({
    'GET /user/weekly-mail': () => ({ on: false }),
    'PUT /user/weekly-mail': () => {
      throw new Refused(500);
    },
  });
  const { user } = renderPage(<WeeklyMailSetting />);
  await user.click(await screen.findByRole('button', { name: 'On' }));
  expect(await screen.findByText('Your choice could not be saved. Try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Off' })).toBePressed();
});
