import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockApi } from '../../../test/api.ts';
import { renderPage } from '../../../test/render.tsx';
import { CreateDialog } from './create-dialog.tsx';

it('derives the id from the title until one is typed', async () => {
  const sent: unknown[] = [];
  mockApi({
    'POST /admin/lessons': ({ body }) => {
      sent.push(body);
      return {};
    },
  });
  const onCreated = vi.fn();
  const { user } = renderPage(
    <CreateDialog courses={[]} course={null} onCreated={onCreated} onClose={() => {}} />,
    { language: 'en' },
  );
  const title = await screen.findByLabelText('Title (English)');
  const id = screen.getByLabelText('Identifier');
  const create = screen.getByRole('button', { name: 'Create the lesson' });

  await user.click(create);
  expect(title).toBeInvalid();
  expect(id).toBeValid();

  await user.type(title, 'First steps!');
  expect(id).toHaveValue('first-steps');
  await user.type(id, '!');
  expect(id).toBeInvalid();
  await user.clear(id);
  expect(id).toHaveValue('first-steps');
  expect(id).toBeValid();

  await user.click(create);
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ id: 'first-steps', course_id: null, title: 'First steps!' }]);
});
