import * as accountRules from '@codivia/contract/api/account-rules';
import * as accounts from '@codivia/contract/api/accounts';
import * as courseFiles from '@codivia/contract/api/admin-course-files';
import * as courses from '@codivia/contract/api/admin-courses';
import * as lists from '@codivia/contract/api/admin-lists';
import * as courseFields from '@codivia/contract/api/course-fields';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { browserModule } from './browser-contract.ts';

const CODE = `import Type from 'typebox';
import { ABC, LIMIT, other as renamed } from './other.ts';
const lower = Type.String();
const title = { title: lower };
export const SHAPE = Type.Object(title);
export const makes = () => Type.Array(ABC);
export const call = endpoint({ method: 'GET', path: '/x', access: 'admin', answer: SHAPE });
export const Figure = { title: LIMIT };
export const twice = () => Figure.title * 2 + renamed;`;

const SCHEMA = { '~kind': 'Object' };
const VALUES = {
  SHAPE: SCHEMA,
  makes: () => SCHEMA,
  call: { method: 'GET', path: '/x', access: 'admin', summary: 'Says x.', answer: SCHEMA },
  Figure: { title: 1 },
  twice: () => 2,
};

it('keeps endpoints, figures and functions, and no schema, whatever each is called', () => {
  expect(browserModule(parseAst(CODE), CODE, VALUES).split('\n')).toEqual([
    'import { LIMIT, other as renamed } from "./other.ts";',
    'export const Figure = { title: LIMIT };',
    'export const twice = () => Figure.title * 2 + renamed;',
    'export const SHAPE = undefined;',
    'export const makes = undefined;',
    'export const call = {"method":"GET","path":"/x","access":"admin"};',
  ]);
});

it('leaves the schemas of the contract out of the browser', () => {
  expect(accounts.login).toEqual({ method: 'POST', path: '/auth/login', access: 'everyone' });
  expect(accounts.Member).toBeUndefined();
  expect(accountRules.PASSWORD_MIN_LENGTH).toBe(6);
});

it('leaves out what is made of schemas, and keeps figures and what a file travels as', () => {
  expect(courses.CourseListQuery).toBeUndefined();
  expect(courses.AdminCourse).toBeUndefined();
  expect(courseFields.NEW_COURSE.icon).toBe('📚');
  expect(courses.COURSE_SORTS).toContain('title');
  expect(lists.MAX_ROWS).toBe(500);
  expect(courseFiles.importCourse).toEqual({
    method: 'POST',
    path: '/admin/courses/import',
    access: 'admin',
    accepts: 'application/zip',
  });
});
