import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { KeyPad } from './key-pad.tsx';

const control = vi.fn();
const padOf = (keys: string[]) =>
  ({ control, output: { pulse: { keys } } }) as unknown as Parameters<typeof KeyPad>[0]['preview'];
/** Hidden where there is no touch screen, as here. */
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

beforeEach(() => {
  control.mockClear();
  HTMLElement.prototype.setPointerCapture = vi.fn();
});

it('presses and releases the keys of the game, and shows which one is held', () => {
  renderPage(<KeyPad preview={padOf(['ArrowLeft', 'a'])} />);
  fireEvent.pointerDown(button('Left arrow'));
  expect(control.mock.lastCall).toEqual([{ do: 'press', key: 'ArrowLeft' }]);
  expect(button('Left arrow')).toHaveAttribute('data-held');
  expect(button('A')).not.toHaveAttribute('data-held');
  fireEvent.pointerUp(button('Left arrow'));
  expect(control.mock.lastCall).toEqual([{ do: 'release', key: 'ArrowLeft' }]);
  expect(button('Left arrow')).not.toHaveAttribute('data-held');
});

it('names keys in the language of the page', () => {
  renderPage(<KeyPad preview={padOf(['ArrowUp', ' ', 'Enter'])} />, { language: 'fr' });
  expect([button('Flèche du haut'), button('Espace'), button('Entrée')]).toHaveLength(3);
});

it('holds no key any more when the game runs again', () => {
  const setKeys: { now?: (keys: string[]) => void } = {};
  function Room() {
    const [keys, change] = useState(['ArrowLeft']);
    setKeys.now = change;
    return <KeyPad preview={padOf(keys)} />;
  }
  renderPage(<Room />);
  fireEvent.pointerDown(button('Left arrow'));
  act(() => setKeys.now?.([]));
  expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  act(() => setKeys.now?.(['ArrowLeft']));
  expect(button('Left arrow')).not.toHaveAttribute('data-held');
});
