import type { ClassDoor } from '@codivia/contract/api/class-sign-in';
import type { ClassMember, ClassSummary, SchoolClass } from '@codivia/contract/api/classes';

const ID = '00000000-0000-4000-8000-00000000000';

/** An invented pupil with a class account. */
export function classMember(changes: Partial<ClassMember> = {}): ClassMember {
  return {
    id: `${ID}1`,
    name: 'MARTIN Léa',
    user_name: 'lea',
    joined_at: '2026-11-02T08:00:00.000Z',
    joined_by: 'list',
    has_seat: true,
    personal: false,
    at_home: true,
    leaving_at: null,
    delete_after: null,
    ...changes,
  };
}

/** An invented class with one pupil, as its teachers see it. */
export function schoolClass(changes: Partial<SchoolClass> = {}): SchoolClass {
  return {
    id: 'c1',
    name: '4e B',
    school_year: '2026-2027',
    language: 'fr',
    time_zone: 'Europe/Paris',
    code: 'BCDF-GHJK',
    code_renewed: false,
    joining_open: true,
    licence: null,
    created_at: '2026-11-01T08:00:00.000Z',
    archived_at: null,
    delete_after: null,
    revision: 3,
    teachers: [{ user_id: 'm1', shown_as: 'Mme Dupont', added_at: '2026-11-01T08:00:00.000Z' }],
    members: [classMember()],
    ...changes,
  };
}

/** The same class in the list of its teachers. */
export function classSummary(changes: Partial<ClassSummary> = {}): ClassSummary {
  return {
    id: 'c1',
    name: '4e B',
    school_year: '2026-2027',
    language: 'fr',
    members: 24,
    open_assignments: 2,
    licence: null,
    archived_at: null,
    delete_after: null,
    ...changes,
  };
}

/** What its code shows to everybody. */
export function classDoor(changes: Partial<ClassDoor> = {}): ClassDoor {
  return {
    class_name: '4e B',
    school_year: '2026-2027',
    teachers: ['Mme Dupont'],
    joining_open: true,
    school_sign_in: false,
    ...changes,
  };
}
