import type { ClassDoor } from '@codivia/contract/api/class-sign-in';
import type { OidcConfig } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { shownTeachers } from './class-teachers.queries.ts';
import type { ClassByCode } from './classes.queries.ts';

/** Returns what the code of a class shows to everybody. */
export async function readClassDoor(
  db: Db,
  row: ClassByCode,
  oidc: OidcConfig | undefined,
): Promise<ClassDoor> {
  const teachers = await shownTeachers(db, [row.id]);
  return {
    class_name: row.name,
    school_year: row.school_year,
    teachers: teachers.get(row.id) ?? [],
    joining_open: row.joining_open && !row.isFormer && !row.archived_at,
    school_sign_in: oidc !== undefined,
    ...(oidc ? { school_name: oidc.name } : {}),
  };
}
