import type { CheckVerdict } from '@codivia/runners/python/protocol';
import { FakeRunner } from '../../../code/python/fake-runner.ts';

/** A Python for tests that judges by the program's own words: "ok" passes, anything else names the key it gets. */
export class JudgingRunner extends FakeRunner {
  checked: string[] = [];
  override checkExercise(source: string): Promise<CheckVerdict> {
    this.checked.push(source);
    const key = source === 'ok' ? null : source;
    return Promise.resolve({ passed: key === null, key, failure: null });
  }
}
