/**
 * Requests that are about more than one member by what they are for, by their route, with its method or
 * without, or by its beginning, with a slash at the end. All others touch
 * the rows of one member alone (docs/decisions/0234).
 */
const CROSSING: Readonly<Record<string, string>> = {
  '/api/admin/': 'the team works with everybody',
  '/api/mentoring': 'a learner and a mentor',
  '/api/mentoring/': 'a learner and a mentor',
  '/api/live/': 'a room of many members',
  '/api/help/': 'a member and the team',
  '/api/gallery': 'everybody’s projects that were selected',
  '/api/portfolios/': 'a page for everybody',
  '/api/published-projects/': 'a page for everybody, with the project that it was made from',
  'POST /api/progress':
    'those who complete lessons at the same moment share a statement (docs/decisions/0033)',
  'POST /api/auth/refresh': 'the token names a session and no member',
  'DELETE /api/user': 'an account is deleted when it is not the last administrator',
};

/** Tells whether a route, such as `GET /api/projects/:id`, is one of them. */
export function mayCross(route: string): boolean {
  const [, path = ''] = route.split(' ');
  return Object.keys(CROSSING).some((name) =>
    name.endsWith('/') ? path.startsWith(name) : name === path || name === route,
  );
}
