import type { ConsoleEntry } from '@codivia/runners/preview/messages';
import { prepareEntry } from '@codivia/runners/preview/prepare-entry';
import type { Preview } from '@codivia/runners/preview/preview';

const line = (text: string): ConsoleEntry => ({
  kind: 'log',
  level: 'log',
  text,
  position: null,
  count: 1,
});

/**
 * Runs in a program the code that was typed into its console, and shows it there; its value comes as an event. Nothing
 * of it runs outside the frame of the program. Returns true when the code is not complete.
 *
 * @param running null when no program runs: then there is nothing to run it in
 */
export function enterInto(
  running: Pick<Preview<never>, 'enter'> | null,
  source: string,
  show: (entry: ConsoleEntry) => void,
): boolean {
  const prepared = prepareEntry(source);
  if (prepared === 'incomplete') return true;
  show(line(`> ${source}`));
  if (!running) show({ ...line(''), kind: 'notice', notice: 'not_running' });
  else if ('problem' in prepared) show({ ...line(''), kind: 'error', ...prepared.problem });
  else running.enter(prepared);
  return false;
}
