import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { type LabProject, newProject } from '../project/lab-project.ts';
import { RowRecorder } from './row-recorder.tsx';
import { TableImport } from './table-import.tsx';

/** A table of animals, in which `flies` is yes or no, and every size another one. */
function animals(): LabProject {
  const project = newProject('table', 'x', ['bird', 'fish']);
  const classId = project.classes[0]?.id ?? '';
  const examples = [1, 2, 3, 4].map((size) => {
    return { id: `${size}`, classId, input: { flies: size > 2 ? 'yes' : 'no', size: `${size}` } };
  });
  return { ...project, columns: ['flies', 'size'], examples };
}

test('a column of few words is a choice, in which a new word can be written, too', async () => {
  const onInput = vi.fn();
  const { user } = await act(async () =>
    renderPage(<RowRecorder project={animals()} onInput={onInput} round={0} />, { language: 'en' }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'flies' }), 'yes');
  expect(onInput).toHaveBeenLastCalledWith({ flies: 'yes' });
  await user.type(screen.getByRole('textbox', { name: 'size' }), '7');
  expect(onInput).toHaveBeenLastCalledWith({ flies: 'yes', size: '7' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'flies' }), 'Something else…');
  const field = screen.getByRole('textbox', { name: 'flies' });
  expect(field).toHaveFocus();
  await user.type(field, 'a bit');
  expect(onInput).toHaveBeenLastCalledWith({ flies: 'a bit', size: '7' });
});

test('a column that is not offered for prediction is explained', async () => {
  const { user } = await act(async () =>
    renderPage(<TableImport project={newProject('table', 'x', [])} onProject={() => {}} />, {
      language: 'en',
    }),
  );
  const field = screen.getByRole('textbox', { name: 'Or type or paste a table' });
  await user.click(field);
  await user.paste('kind,flies\nbird,yes\nfish,no');
  expect(screen.queryByText(/^Only columns with/)).toBeNull();
  await user.clear(field);
  const rows = Array.from({ length: 21 }, (_, i) => `${i},${i % 2}`);
  await user.paste(['price,kind', ...rows].join('\n'));
  expect(screen.getByText(/^Only columns with 2 to 20 different values/)).toBeVisible();
});
