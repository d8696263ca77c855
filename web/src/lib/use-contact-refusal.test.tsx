import { screen, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { ApiError } from './api-error.ts';
import { useContactRefusal } from './use-contact-refusal.ts';

const DETAIL = { fr: 'Une adresse : retire-la.', en: 'An address: take it out.' };

function Form({ error }: { error: ApiError }) {
  const refusal = useContactRefusal();
  function submit(event: FormEvent): void {
    event.preventDefault();
    refusal.onError(error);
  }
  return (
    <form {...refusal.form} onSubmit={submit}>
      <Input label="Title" name="title" error={refusal.errorOf('title')} />
      <Textarea label="Text" name="text" error={refusal.errorOf('text')} />
      <button type="submit">Send</button>
    </form>
  );
}

const open = (code: string, language: 'fr' | 'en' = 'en') =>
  renderPage(<Form error={new ApiError(422, code, DETAIL, '')} />, { language });

it.each([
  ['contact_refused', 'en', 'An address: take it out.'],
  ['review_contact_refused', 'fr', 'Une adresse : retire-la.'],
] as const)('shows %s in %s beside its field until that changes', async (code, language, text) => {
  const { user } = open(code, language);
  const [title, field] = [screen.getByLabelText('Title'), screen.getByLabelText('Text')];
  await user.type(title, 'Loops');
  await user.type(field, 'Write to ada@gmail.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(text);
  expect(title).toBeValid();
  await user.type(title, '!');
  expect(field).toBeInvalid();
  await user.type(field, '!');
  expect(field).toBeValid();
});

it('goes to the first field when the rules find nothing', async () => {
  const { user } = open('contact_refused');
  await user.type(screen.getByLabelText('Text'), 'Nothing to find');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
});

it('says any other failure in passing', async () => {
  const { user } = open('mentoring_limit');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('An address: take it out.')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toBeValid();
});
