import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { adminLesson } from '../factories.ts';
import { DetailsDrawer } from './details-drawer.tsx';
import { DetailsSummary } from './details-summary.tsx';
import { valuesOf } from './lesson-values.ts';

function Sample() {
  const [values, setValues] = useState(valuesOf(adminLesson({ course_id: null })));
  const [open, setOpen] = useState(false);
  return (
    <>
      <DetailsSummary values={values} courses={[]} onOpen={() => setOpen(true)} />
      {open && (
        <DetailsDrawer
          values={values}
          courses={[]}
          onChange={(changes) => setValues({ ...values, ...changes })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

it('are changed in a drawer, and read beside its button', async () => {
  const { user } = renderPage(<Sample />, { language: 'en' });
  const button = await screen.findByRole('button', { name: 'Edit the details' });
  expect(screen.getByText('Draft')).toBeVisible();
  await user.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Details' });
  const minutes = within(drawer).getByLabelText('Duration (minutes)');
  await user.clear(minutes);
  await user.type(minutes, '12');
  await user.click(within(drawer).getByLabelText('Active'));
  await user.click(within(drawer).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  expect(screen.getByText('12')).toBeVisible();
  expect(screen.getByText('Published')).toBeVisible();
});

it('say which of them has to be corrected', async () => {
  const { user } = renderPage(<Sample />, { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Edit the details' }));
  await user.type(await screen.findByLabelText('XP reward'), '.5');
  await user.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Details to correct: XP reward' });
  await user.click(button);
  expect(await screen.findByLabelText('XP reward')).toHaveFocus();
});
