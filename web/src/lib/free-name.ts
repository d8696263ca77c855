import { PROJECT_NAME_MAX_LENGTH } from '@codivia/contract/api/projects';

/** Returns a name that no other project has: the wanted one, else with a number behind it. It is never too long. */
export function freeName(requested: string, taken: readonly string[]): string {
  const room = PROJECT_NAME_MAX_LENGTH - ' 9999'.length;
  const short = requested.length > room ? [...requested].slice(0, room).join('').trim() : requested;
  if (!taken.includes(short)) return short;
  let number = 2;
  while (taken.includes(`${short} ${number}`)) number++;
  return `${short} ${number}`;
}
