import { insertNewline } from '@codemirror/commands';
import { keymap } from '@codemirror/view';
import type { LiveEdit } from '@codivia/contract/api/live-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountSharedView } from '../../code/editor/shared-view.ts';
import { Collab } from './collab.ts';

// CodeMirror looks at the browser when it is loaded.
vi.hoisted(() => {
  const value = 'Mozilla/5.0 (Linux; Android 14) Chrome/150.0.0.0 Mobile Safari/537.36';
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
});

// jsdom has no layout: CodeMirror asks for it all the same.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

/** Frames of a browser come at about this distance, in milliseconds. */
const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** The editor of a host on a phone, as its room sets it up. */
function openEditor() {
  const collab = new Collab({
    client: 'own-window',
    files: { 'main.py': { text: '', version: 0, unsent: [] } },
    extensions: () => keymap.of([{ key: 'Enter', run: insertNewline }]),
    onChange: () => {},
  });
  const parent = document.body.appendChild(document.createElement('div'));
  const view = mountSharedView({
    parent,
    state: collab.state('main.py'),
    onUpdate: (transactions) => collab.update('main.py', transactions),
  });
  collab.view = { ...view, file: 'main.py' };
  const field = parent.querySelector<HTMLElement>('.cm-content');
  const enter = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
  return {
    collab,
    destroy: () => {
      collab.view = null;
      view.destroy();
    },
    pressEnter: () => field?.dispatchEvent(new KeyboardEvent('keydown', enter)),
    receive: (edit: LiveEdit) => collab.whenIdle(() => collab.receive(edit)),
    text: () => collab.state('main.py').doc.toString(),
  };
}

/** An edit of another window, at the beginning of a text of this length. */
function fromElsewhere(version: number, length: number): LiveEdit {
  const kept = length > 0 ? [length] : [];
  const edit = { type: 'edit' as const, file: 'main.py', client: 'other-window', version };
  return { ...edit, changes: [[0, 'x'], ...kept] };
}

it.each([0, 5, FRAME_MS - 1])(
  'keeps the Enter of a phone when updates arrive %i ms after it',
  async (wait) => {
    const { collab, pressEnter, receive, text, destroy } = openEditor();
    let version = 0;
    for (let line = 1; line <= 10; line++) {
      pressEnter();
      expect(text().split('\n'), 'it is held back').toHaveLength(line);
      await vi.advanceTimersByTimeAsync(wait);
      // The text typed before is acknowledged, and another host has typed too.
      for (const edit of collab.unsent()) receive({ ...edit, version: version++ });
      receive(fromElsewhere(version++, text().length));
      await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
      expect(text().split('\n')).toHaveLength(line + 1);
    }
    expect(text().match(/x/g)).toHaveLength(10);
    destroy();
  },
);

it('takes in what has waited when the file is left', () => {
  const { pressEnter, receive, text, destroy } = openEditor();
  pressEnter();
  receive(fromElsewhere(0, 0));
  expect(text()).toBe('');
  destroy();
  expect(text()).toBe('x');
});
