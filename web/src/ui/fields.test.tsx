import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';

it('ties label, hint and error to their field', () => {
  renderPage(<Input label="Name" hint="As you like." error="A name is required." />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('As you like. A name is required.');
  expect(screen.getByRole('alert')).toHaveTextContent('A name is required.');
});

it('describes nothing when there is nothing to say', () => {
  renderPage(<Input label="Name" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('shows the password on demand', async () => {
  const { user } = renderPage(<PasswordInput label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  const eye = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.click(eye);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');
  expect(eye).toHaveAttribute('aria-pressed', 'true');
});
