import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AdminPage } from '../admin/panel/admin-page.tsx';
import { FakeRunner } from '../code/python/fake-runner.ts';
import { RunnerContext } from '../code/python/runner-context.ts';
import { mockApi, Refused } from '../test/api.ts';
import { signInAs } from '../test/factories.ts';
import { renderPage } from '../test/render.tsx';
import { CareerPage } from './career/career-page.tsx';
import { CertificatePage } from './certificate/certificate-page.tsx';
import { CoursePage } from './course/course-page.tsx';
import { CoursesPage } from './courses/courses-page.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { LessonPage } from './lesson/lesson-page.tsx';

/** Every page that shows data, and the role of who looks at it. */
const PAGES: [address: string, path: string, page: ReactNode, role?: 'user' | 'admin'][] = [
  ['/', '/', <HomePage key="home" />],
  ['/courses', '/courses', <CoursesPage key="courses" />],
  ['/careers/ai-engineer', '/careers/:careerId', <CareerPage key="career" />],
  ['/course/discovery', '/course/:courseId', <CoursePage key="course" />],
  ['/lesson/one', '/lesson/:lessonId', <LessonPage key="lesson" />, 'user'],
  ['/certificate/c0ffee', '/certificate/:certificateId', <CertificatePage key="certificate" />],
  ['/dashboard', '/dashboard', <DashboardPage key="dashboard" />, 'user'],
  ['/admin', '/admin', <AdminPage key="admin" />, 'admin'],
  ['/admin?section=courses', '/admin', <AdminPage key="courses" />, 'admin'],
  ['/admin?section=lessons', '/admin', <AdminPage key="lessons" />, 'admin'],
  ['/admin?section=lessons&lesson=one', '/admin', <AdminPage key="lesson" />, 'admin'],
  ['/admin?section=users', '/admin', <AdminPage key="users" />, 'admin'],
];

const FAILURES: [name: string, fail: () => Response | never, said: RegExp][] = [
  [
    'a failure of the server',
    () => {
      throw new Refused(500, { fr: 'De notre côté.', en: 'On our side.' });
    },
    /On our side\./,
  ],
  [
    'an error page of something in between',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    /Codivia cannot be reached\. Check your connection/,
  ],
  [
    'no network',
    () => {
      throw new TypeError('network down');
    },
    /Codivia cannot be reached\. Check your connection/,
  ],
];

/** Matches messages that may be shown only if it is known that there is nothing. */
const NOTHING_THERE = /not found|does not exist|no longer|other words/i;

/** Answers every call with a failure. */
function failEveryCall(fail: () => Response | never): void {
  mockApi({});
  vi.stubGlobal('fetch', async () => {
    try {
      return fail();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return Response.json(error.answer, { status: error.status });
    }
  });
}

describe.each(FAILURES)('%s', (_, fail, message) => {
  it.each(PAGES)('is said on %s, with a way to try again', async (at, path, page, role) => {
    if (role) signInAs({ role });
    failEveryCall(fail);
    renderPage(<RunnerContext value={new FakeRunner()}>{page}</RunnerContext>, { at, path });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent).join('\n')).toMatch(message);
    expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(NOTHING_THERE);
  });
});
