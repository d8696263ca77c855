import { NAME_MAX_LENGTH } from '@codivia/contract/api/account-rules';
import { ROSTER_MAX, type RosterProblem } from '@codivia/contract/api/class-roster';
import { tidyName } from '../accounts/profile.service.ts';
import { RosterEmpty, RosterProblems, RosterTooLong } from './classes.errors.ts';

/** Returns the fault of a line that is not empty. */
function problemOf(line: string): RosterProblem['problem'] | undefined {
  const name = tidyName(line);
  if (name === '') return 'unreadable';
  return [...name].length > NAME_MAX_LENGTH ? 'too_long' : undefined;
}

/**
 * Returns the names of a list as they are stored, without empty lines. Names are text: what looks like a formula stays
 * as it is. Throws RosterEmpty, RosterTooLong or RosterProblems.
 */
export function namesIn(lines: readonly string[]): string[] {
  const filled = lines.map((line, index) => ({ line, index })).filter(({ line }) => line.trim());
  if (filled.length === 0) throw RosterEmpty();
  if (filled.length > ROSTER_MAX) throw RosterTooLong();
  const problems = filled.flatMap(({ line, index }) => {
    const problem = problemOf(line);
    return problem ? [{ index, problem }] : [];
  });
  if (problems.length > 0) throw RosterProblems(problems);
  return filled.map(({ line }) => tidyName(line));
}
