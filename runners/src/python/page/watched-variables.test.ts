import { beforeEach, expect, test } from 'vitest';
import type { RunEvent } from '../../runner.ts';
import { setUpRunners } from '../testing/fake-runners.ts';
import type { PythonRunner } from './python-runner.ts';

const { makeRunner, worker, after, ready } = setUpRunners();

const VARIABLES = {
  recording: {
    atoms: [],
    contents: [],
    frames: [],
    stacks: [],
    steps: [],
    output: [],
    loops: [],
    end: 'finished' as const,
  },
  functions: [],
  more: 0,
};
const variablesEvent = { kind: 'variables', variables: VARIABLES } as const;

let runner: PythonRunner;
let events: RunEvent[] = [];
const listen = (event: RunEvent) => events.push(event);

beforeEach(async () => {
  events = [];
  runner = makeRunner();
  runner.start();
  await ready(0);
});

async function ranProgram(): Promise<number> {
  const run = runner.run('x = 1', listen);
  await after();
  const id = worker(0).job;
  worker(0).emit({ type: 'ended', id, failure: null, needsReplacement: false });
  await run;
  return id;
}

const lists = () => worker(0).received.filter(({ type }) => type === 'list');

test('programs are told whether anybody looks', async () => {
  await ranProgram();
  expect(worker(0).received.at(-1)).toMatchObject({ type: 'run', showsVariables: false });
  expect(lists()).toEqual([]);
  const stop = runner.watchVariables();
  await ranProgram();
  expect(worker(0).received.at(-1)).toMatchObject({ type: 'run', showsVariables: true });
  stop();
  await ranProgram();
  expect(worker(0).received.at(-1)).toMatchObject({ type: 'run', showsVariables: false });
});

test('the program that ran last is asked when somebody begins to look, and tells its own listener', async () => {
  const id = await ranProgram();
  runner.watchVariables();
  expect(lists()).toEqual([{ type: 'list', id }]);
  worker(0).emit({ type: 'event', id, event: variablesEvent });
  expect(events).toEqual([variablesEvent]);
});

test('its answer arrives although a program is read meanwhile', async () => {
  const id = await ranProgram();
  runner.watchVariables();
  const reading = runner.read('y = 2');
  worker(0).emit({ type: 'event', id, event: variablesEvent });
  worker(0).emit({ type: 'reading', id: worker(0).job, reading: { failure: null, hints: [] } });
  expect(await reading).toEqual({ failure: null, hints: [] });
  expect(events).toEqual([variablesEvent]);
});

test('nobody is asked before a program has run', () => {
  runner.watchVariables();
  expect(lists()).toEqual([]);
});

test('a program that is checked is not asked, the one that ran before is', async () => {
  const id = await ranProgram();
  const checked = runner.checkExercise('x = 2', '');
  await after();
  const verdict = { passed: true, key: null, failure: null };
  worker(0).emit({ type: 'verdict', id: worker(0).job, verdict, needsReplacement: false });
  await checked;
  runner.watchVariables();
  expect(lists()).toEqual([{ type: 'list', id }]);
});

test('the variables of a worker that is gone are not asked for', async () => {
  const run = runner.run('x = 1', listen);
  await after();
  worker(0).emit({ type: 'ended', id: worker(0).job, failure: null, needsReplacement: true });
  await run;
  await ready(1);
  runner.watchVariables();
  expect(worker(1).received.map(({ type }) => type)).toEqual(['boot']);
});
