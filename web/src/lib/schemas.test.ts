import * as accounts from '@codivia/contract/accounts';
import * as courseFiles from '@codivia/contract/admin-course-files';
import * as courses from '@codivia/contract/admin-courses';
import * as lists from '@codivia/contract/admin-lists';
import { expect, it } from 'vitest';

it('leaves the schemas of the contract out of the browser', () => {
  expect(accounts.login).toEqual({ method: 'POST', path: '/auth/login', access: 'everyone' });
  expect(accounts.Member).toBeUndefined();
  expect(accounts.PASSWORD_MIN_LENGTH).toBe(6);
});

it('leaves out what is made of schemas, and keeps figures and what a file travels as', () => {
  expect(courses.CourseListQuery).toBeUndefined();
  expect(courses.AdminCourse).toBeUndefined();
  expect(courses.NEW_COURSE.icon).toBe('📚');
  expect(courses.COURSE_SORTS).toContain('title');
  expect(lists.MAX_ROWS).toBe(500);
  expect(courseFiles.importCourse).toEqual({
    method: 'POST',
    path: '/admin/courses/import',
    access: 'admin',
    accepts: 'application/zip',
  });
});
