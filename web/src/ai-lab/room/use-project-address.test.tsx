import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { newProject } from '../project/lab-project.ts';
import { writeProject } from '../project/stored-projects.ts';
import { AiLabPage } from './ai-lab-page.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

/** The lab, with the browser's buttons beside it. */
function LabInBrowser() {
  const go = useNavigate();
  return (
    <>
      <button type="button" onClick={() => go(-1)}>
        back in the browser
      </button>
      <button type="button" onClick={() => go(1)}>
        forward in the browser
      </button>
      <AiLabPage />
    </>
  );
}

const show = (at: string) => act(async () => renderPage(<LabInBrowser />, { at }));
const press = (name: string) => screen.findByRole('button', { name });
const projectName = () => screen.findByRole('textbox', { name: 'Name of the project' });

test('the browser’s buttons lead from a project to the list, and to it again', async () => {
  const { user, router } = await show('/ailab');
  await user.click(await press('Train with texts'));
  expect(await projectName()).toHaveValue('My mood reader');
  await vi.waitFor(() => expect(router.state.location.search).toMatch(/^\?project=./));
  await user.click(await press('back in the browser'));
  expect(await screen.findByRole('heading', { name: 'AI lab' })).toBeVisible();
  await user.click(await press('forward in the browser'));
  expect(await projectName()).toHaveValue('My mood reader');
  await user.click(await press('All projects'));
  expect(await screen.findByRole('heading', { name: 'AI lab' })).toBeVisible();
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an address opens its project, and without one the list', async () => {
  const project = newProject('text', 'Jokes', ['a', 'b']);
  await writeProject(project);
  const { unmount } = await show(`/ailab?project=${project.id}`);
  expect(await projectName()).toHaveValue('Jokes');
  unmount();
  const { router } = await show('/ailab?project=unknown');
  expect(await screen.findByRole('heading', { name: 'AI lab' })).toBeVisible();
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
});
