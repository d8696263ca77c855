import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

function Form() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(true);
  const { guard, question } = useUnsavedGuard(open && text !== '');
  const { search } = useLocation();
  return (
    <>
      <p>At {search}</p>
      {open && (
        <label>
          Text <input value={text} onChange={({ target }) => setText(target.value)} />
        </label>
      )}
      <button type="button" onClick={() => guard(() => setOpen(false))}>
        Close
      </button>
      <Link to="/?there">There</Link>
      {question}
    </>
  );
}

function show() {
  history.replaceState(null, '', '/?here');
  const user = userEvent.setup();
  render(
    <I18nContext value={createI18n('en')}>
      <BrowserRouter useTransitions={false}>
        <Suspense>
          <Form />
        </Suspense>
      </BrowserRouter>
    </I18nContext>,
  );
  return user;
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const at = (search: string) => screen.findByText(`At ${search}`);

it('leads away at once while there is nothing to lose', async () => {
  const user = show();
  await user.click(screen.getByRole('link'));
  await at('?there');
});

it('asks before a link is followed', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox'), 'x');
  await user.click(screen.getByRole('link'));
  await question();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await at('?here');
  await user.click(screen.getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Discard the changes' }));
  await at('?there');
});

it('asks before something else that loses them', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox'), 'x');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await question();
  expect(screen.getByLabelText('Text')).toHaveValue('x');
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }));
  await waitFor(() => expect(screen.queryByLabelText('Text')).not.toBeInTheDocument());
});

it('has the browser ask before the tab is closed, only while there is something to lose', async () => {
  const user = show();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await user.type(screen.getByRole('textbox'), 'x');
  expect(closing()).toBe(true);
  await user.clear(screen.getByRole('textbox'));
  expect(closing()).toBe(false);
});
