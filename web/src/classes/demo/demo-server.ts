import type { Endpoint } from '@codivia/contract/api/endpoint';
import type { Language } from '@codivia/contract/api/language';
import { call } from '../../lib/api.ts';
import type { ClassServer } from '../class-server.ts';
import { assignmentAnswers } from './demo-assignments.ts';
import { lessonAnswers } from './demo-lesson-answers.ts';
import { resultAnswers } from './demo-results.ts';
import { rosterAnswers } from './demo-roster.ts';
import { newDemo } from './demo-state.ts';
import { type DemoClock, followDemo } from './demo-view.ts';

type AnyCall = (endpoint: Endpoint, input: never) => Promise<unknown>;

/** Answers the pages of a class in place of the server, from a state of its own. Nothing is sent or stored. */
export interface DemoServer extends ClassServer {
  clock: DemoClock;
}

/** Makes a demonstration, as it is at its beginning. Only what is open to everyone is asked of the real server. */
export function createDemoServer(language: Language): DemoServer {
  const demo = newDemo(language, new Date());
  const clock = { second: 0, isRunning: true };
  const answers = new Map([
    ...rosterAnswers(demo),
    ...assignmentAnswers(demo),
    ...lessonAnswers(demo),
    ...resultAnswers(demo),
  ]);
  const answer: AnyCall = async (endpoint, input) => {
    const known = answers.get(endpoint);
    if (known) return known(input);
    if (endpoint.access === 'everyone') return (call as AnyCall)(endpoint, input);
    throw new Error(`The demonstration does not answer ${endpoint.method} ${endpoint.path}`);
  };
  return {
    clock,
    call: answer as typeof call,
    follow: (options) => followDemo(demo, clock, options),
  };
}
