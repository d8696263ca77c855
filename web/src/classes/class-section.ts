import type { SchoolClass } from '@codivia/contract/api/classes';

/** What every section of a class is given: the class, and the thing that the address names in it. */
export interface ClassSectionProps {
  taught: SchoolClass;
  itemId: string | undefined;
}
