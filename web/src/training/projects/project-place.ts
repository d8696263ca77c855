import type { ProgramKind } from '@codivia/contract/programs/program';

/**
 * Returns the place where this browser keeps a project that is open in its room: the name of its draft, of its earlier
 * versions and of the files beside it. It differs from the place of the room's own work, so that neither takes the
 * place of the other.
 *
 * @param kind the room of the project
 * @param id of the project in the account
 */
export function projectPlace(kind: ProgramKind, id: string): string {
  return `${kind}/project/${id}`;
}
