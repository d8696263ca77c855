import type { Learner } from './learners.ts';
import type { RequestSpec } from './load.ts';

/** A learner with an access token and something of each kind, by id. */
export interface Person extends Learner {
  token: string;
  certificate: string;
  project: string;
  published: string;
  handle: string;
  question: string;
  thread: string;
}

export interface LearnerCall {
  name: string;
  /** `round` counts from 0; no person comes twice in one call's rounds. */
  requestFor(person: Person, round: number): RequestSpec;
}

/** Makes a call whose address depends on the person. */
export function getOf(name: string, pathOf: (person: Person) => string): LearnerCall {
  const requestFor = (person: Person): RequestSpec => ({
    method: 'GET',
    path: `/api${pathOf(person)}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { name: `GET ${name}`, requestFor };
}

export const get = (path: string) => getOf(path, () => path);

/** A call that writes. */
export function send(
  name: string,
  method: 'POST' | 'PUT',
  { path, body }: { path: (person: Person) => string; body: (round: number) => object },
): LearnerCall {
  const requestFor = (person: Person, round: number): RequestSpec => ({
    method,
    path: `/api${path(person)}`,
    body: JSON.stringify(body(round)),
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
  });
  return { name, requestFor };
}
