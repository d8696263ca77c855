import type { LiveEventBody } from '@codivia/contract/api/live-events';
import { applyEvent, type LiveStage, openStage } from '@codivia/contract/api/live-stage';
import { expect, it } from 'vitest';
import { Collab } from './collab.ts';
import { OtherHosts } from './other-hosts.ts';

const FILE = 'main.py';
const NAMES = { host: 'Nora', team: 'Codivia team' };

/** The window of an administrator beside the one of the host whose session it is. */
function openWindow() {
  const files = { [FILE]: { text: 'abcdef', version: 0, unsent: [] } };
  const collab = new Collab({
    client: 'own-window',
    files,
    extensions: () => [],
    onChange: () => {},
  });
  let stage: LiveStage = openStage({ [FILE]: 'abcdef' });
  const others = new OtherHosts(collab);
  return {
    collab,
    happen(body: LiveEventBody) {
      stage = applyEvent(stage, { seq: stage.seq + 1, at: 0, body });
      if (body.type === 'edit') collab.receive(body);
    },
    type: (at: number, insert: string) =>
      collab.update(FILE, [collab.state(FILE).update({ changes: { from: at, insert } })]),
    seen: () => others.inFile(stage, FILE, NAMES),
  };
}

const select = (by: 'host' | 'team', client: string, anchor: number, head: number) =>
  ({ type: 'select', file: FILE, by, client, anchor, head }) as const;
const own = select('team', 'own-window', 0, 0);

it('shows the caret and the selection of another host by name, and not the own one', () => {
  const { happen, seen } = openWindow();
  happen(own);
  happen(select('host', 'host-window', 1, 4));
  expect(seen()).toEqual([{ anchor: 1, head: 4, name: 'Nora', move: 2, isTeam: false }]);
});

it('shows each administrator, and calls them by their first name where it is known', () => {
  const { happen, seen } = openWindow();
  happen({ ...own, who: 'a1' });
  happen({ ...select('team', 'window-b', 1, 1), who: 'b2', name: 'Ilan' });
  happen({ ...select('team', 'window-c', 2, 2), who: 'c3' });
  happen({ ...select('team', 'window-d', 4, 4), who: 'b2', name: 'Ilan' });
  expect(seen()).toMatchObject([
    { head: 2, name: 'Codivia team' },
    { head: 4, name: 'Ilan' },
  ]);
});

it('counts what was typed here and not sent yet', () => {
  const { happen, seen, type } = openWindow();
  happen(own);
  type(0, '12');
  type(4, '3');
  happen(select('host', 'host-window', 1, 4));
  expect(seen()).toMatchObject([{ anchor: 3, head: 7 }]);
});

it('moves with what the other one types', () => {
  const { happen, seen, type } = openWindow();
  happen(own);
  happen(select('host', 'host-window', 2, 2));
  type(0, '12');
  const edit = { type: 'edit', file: FILE, version: 0, client: 'host-window' } as const;
  happen({ ...edit, changes: [2, [0, 'xyz'], 4] });
  expect(seen()).toMatchObject([{ anchor: 7, head: 7, move: 3 }]);
});

it('waits while this window has another version of the file than the stage', () => {
  const { happen, seen, collab } = openWindow();
  happen(own);
  happen(select('host', 'host-window', 2, 2));
  collab.receive({
    type: 'edit',
    file: FILE,
    version: 0,
    client: 'host-window',
    changes: [6, [0, 'x']],
  });
  expect(seen()).toBeNull();
});

it('takes what a window before this one has left for nobody', () => {
  const { happen, seen } = openWindow();
  happen(select('team', 'closed-window', 3, 3));
  expect(seen()).toEqual([]);
  happen(own);
  expect(seen()).toEqual([]);
});
