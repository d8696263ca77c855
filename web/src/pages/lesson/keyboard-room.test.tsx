import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeyboardRoom } from './step/use-keyboard-room.ts';

const root = document.documentElement;
const covered = () => root.style.getPropertyValue('--keyboard');

function Lesson() {
  useKeyboardRoom();
  return <input aria-label="Blank" />;
}

/** The part of the page that is seen, which a keyboard makes lower. */
async function open() {
  const seen = Object.assign(new EventTarget(), {
    height: window.innerHeight,
    offsetTop: 0,
    scale: 1,
  });
  vi.stubGlobal('visualViewport', seen);
  const view = render(<Lesson />);
  const change = (values: Partial<typeof seen>, event = 'resize') => {
    Object.assign(seen, values);
    seen.dispatchEvent(new Event(event));
  };
  // The first change has the rest fetched.
  change({});
  const listening = vi.spyOn(seen, 'addEventListener');
  await waitFor(() => expect(listening).toHaveBeenCalledWith('scroll', expect.anything()));
  return { ...view, change };
}

test('a keyboard over the page is known by its height, until it is closed', async () => {
  const { change } = await open();
  change({ height: window.innerHeight - 300 });
  expect(covered()).toBe('300px');
  change({ offsetTop: 80 }, 'scroll');
  expect(covered()).toBe('220px');
  change({ height: window.innerHeight, offsetTop: 0 });
  expect(covered()).toBe('');
});

test('bars of the browser and an enlarged page are no keyboard', async () => {
  const { change } = await open();
  change({ height: window.innerHeight - 60 });
  expect(covered()).toBe('');
  change({ height: window.innerHeight / 2, scale: 2 });
  expect(covered()).toBe('');
});

test('the field that is written in comes into view, and no other', async () => {
  const { change, getByLabelText } = await open();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  change({ height: window.innerHeight - 300 });
  expect(shown).not.toHaveBeenCalled();
  getByLabelText('Blank').focus();
  change({ height: window.innerHeight - 310 });
  expect(shown.mock.contexts).toEqual([getByLabelText('Blank')]);
});

test('a lesson that is left leaves nothing behind', async () => {
  const { change, unmount } = await open();
  change({ height: window.innerHeight - 300 });
  unmount();
  expect(covered()).toBe('');
  expect(root).not.toHaveAttribute('data-keyboard');
});
