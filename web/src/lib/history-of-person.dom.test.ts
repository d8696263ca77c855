import { afterEach, expect, it } from 'vitest';
import { signInAs } from '../test/factories.ts';
import { keepHistoryByPerson } from './history-of-person.ts';
import { releasePerson } from './person.ts';

const { pushState, replaceState } = history;

afterEach(() => {
  releasePerson();
  Object.assign(history, { pushState, replaceState });
});

it('does not lead the next member back to what somebody has put into the history', () => {
  signInAs({ id: 'ada' });
  keepHistoryByPerson();
  history.pushState({ idx: 1, usr: { attachment: 'private code' } }, '', '/help/ask');
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  expect(history.state.usr).toEqual({ attachment: 'private code' });
  signInAs({ id: 'ben' });
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  expect(history.state).toMatchObject({ idx: 1, usr: null });
});
