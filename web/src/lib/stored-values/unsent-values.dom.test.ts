import { expect, test } from 'vitest';
import { storedKeys } from '../storage.ts';
import { copyMemory, programMemory } from './program-memory.ts';
import {
  changeValues,
  forgetValues,
  readSyncedValues,
  runMemory,
  storeSyncedValues,
  unsentChanges,
  watchValues,
} from './unsent-values.ts';

const PLACE = 'game/project/p1';
const values = () => programMemory(PLACE).read();
const unsent = () => readSyncedValues(PLACE).unsent;

/** A run that has begun. */
function run(place = PLACE) {
  const memory = runMemory(place);
  memory.read();
  return memory;
}

test('what a program changes and deletes is kept, and noted until it is sent', () => {
  storeSyncedValues(PLACE, { revision: 4, unsent: [] });
  let calls = 0;
  const end = watchValues(() => calls++);
  const program = run();
  program.write({ best: '7', level: '1' });
  program.write({ best: '9' });
  program.write({ best: '9' });
  end();
  expect(calls).toBe(2);
  expect(values()).toEqual({ best: '9' });
  expect(unsentChanges(PLACE)).toEqual([
    { key: 'best', value: '9' },
    { key: 'level', value: null },
  ]);
  expect(readSyncedValues(PLACE).revision).toBe(4);
});

test('a program that runs does not take back what came from elsewhere meanwhile', () => {
  storeSyncedValues(PLACE, { revision: 1, unsent: [] });
  programMemory(PLACE).write({ best: '7', level: '1' });
  const [here, otherTab] = [run(), run()];
  changeValues(PLACE, [{ key: 'best', value: '50' }]);
  here.write({ best: '7', level: '2' });
  otherTab.write({ best: '7', level: '1', name: 'Ada' });
  expect(values()).toEqual({ best: '50', level: '2', name: 'Ada' });
  expect(unsent()).toEqual(['level', 'name']);
});

test('names that objects give a meaning to are names like others', () => {
  storeSyncedValues(PLACE, { revision: 1, unsent: [] });
  const stored = JSON.parse('{"__proto__":"a","constructor":"b"}');
  run().write(stored);
  expect(Object.entries(values())).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
  expect(unsent()).toEqual(['__proto__', 'constructor']);
});

test('of a new project, and of one from before, all values are unsent', () => {
  programMemory('game').write({ best: '7' });
  copyMemory('game', PLACE);
  expect(unsentChanges(PLACE)).toEqual([{ key: 'best', value: '7' }]);
  run().write({ best: '7', level: '1' });
  expect(unsent()).toEqual(['best', 'level']);
});

test('a work that is no project is kept here, and nothing is noted of it', () => {
  run('game').write({ best: '7' });
  expect(programMemory('game').read()).toEqual({ best: '7' });
  expect(storedKeys('room:game:')).toEqual(['room:game:memory']);
});

test('nothing is left of what is forgotten', () => {
  run().write({ best: '7' });
  forgetValues(PLACE);
  expect(storedKeys(`room:${PLACE}:`)).toEqual([]);
});
