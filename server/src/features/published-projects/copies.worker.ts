import type { RoomFiles } from '@codivia/contract/rooms';
import { parser } from '../../services/parser.ts';
import { areAlike } from './similar-programs.ts';

/** A program, and others with which it is compared. */
export interface Compared {
  program: RoomFiles;
  others: readonly RoomFiles[];
}

/** The place of the first that the program is nearly the same as; -1 without. */
const copyIn = ({ program, others }: Compared): number =>
  others.findIndex((other) => areAlike(other, program));

export default parser(copyIn);
