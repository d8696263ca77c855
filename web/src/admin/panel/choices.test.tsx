import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminCourse, adminUser } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { adminLesson, lessonSummary } from '../lessons/factories.ts';
import { AdminPage } from './admin-page.tsx';

beforeEach(() => {
  signInAs({ role: 'admin' });
  // jsdom measures no text; editors ask for it.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

/** The panel at an address, with a course, a lesson and an account. */
function open(section: string) {
  mockApi({
    'GET /admin/courses': () => [adminCourse()],
    'GET /admin/courses/robots': () => adminCourse(),
    'GET /admin/course-count': () => ({ total: 0 }),
    'GET /admin/lessons': () => [lessonSummary({ course_id: 'robots' })],
    'GET /admin/lessons/loops-first': () => adminLesson({ course_id: 'robots' }),
    'GET /admin/users': () => [adminUser()],
    'GET /admin/user-count': () => ({ total: 1, more: false }),
    'GET /admin/users/u1': () => adminUser(),
    'GET /admin/users/u1/certificates': () => [],
  });
  return renderPage(<AdminPage />, { at: `/admin?section=${section}` });
}

/** Every choice on the page: what it is called, and the values it offers. */
function choices() {
  return screen.getAllByRole('combobox').flatMap((choice) =>
    choice instanceof HTMLSelectElement
      ? [
          {
            name: choice.labels[0]?.textContent,
            chosen: choice.value,
            values: within(choice)
              .getAllByRole('option')
              .map((option) => (option as HTMLOptionElement).value),
          },
        ]
      : [],
  );
}

it.each([
  ['courses', 'Add a course', 'Difficulty'],
  ['courses', 'Edit: Robots', 'Difficulty'],
  ['lessons', 'New lesson', 'Course'],
  ['lessons&lesson=loops-first', 'Edit the details', 'Type'],
  ['users', 'Add a user', 'Role'],
  ['users', 'Edit: Lina', 'Role'],
])('in %s, after “%s”, every choice has a value from the start', async (section, name, one) => {
  const { user } = open(section);
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('combobox', { name: one });
  for (const { name: called, chosen, values } of choices()) {
    expect(values, called).not.toContain('');
    expect(values, called).toContain(chosen);
  }
});
