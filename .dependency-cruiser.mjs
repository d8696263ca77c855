import swc from '@swc/core';

// dependency-cruiser 17 asks swc for TypeScript without JSX, and then stops at every component.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync.call(swc, file, { ...options, tsx: file.endsWith('.tsx') });

/** The rules of imports between folders (CONTRIBUTING.md). Checked with a planted violation, see scripts/check-imports.mjs. */
const room = (name) => `^${name}/`;
/** Finds the browser; the proof of the courses needs one. */
const CHROMIUM = '^scripts/chromium\\.mjs$';
/** Says what to start; tests of the server start the real one. */
const SERVER_ENTRY = '^scripts/server-entry\\.mjs$';
const only = (from, allowed, also = []) => ({
  name: `${from}-imports-only-${allowed.join('-or-') || 'itself'}`,
  severity: 'error',
  from: { path: room(from) },
  to: {
    path: '^(contract|content|runners|server|web|e2e|benchmarks|scripts)/',
    pathNot: [...[from, ...allowed].map(room), ...also],
  },
});

const BELOW_EXERCISES = ['ui', 'lib', 'code', 'explore'];
const BELOW_FEATURES = [...BELOW_EXERCISES, 'exercises'];

/** An area of the web app imports itself and those named; its tests may import more. */
const webArea = (from, allowed) => ({
  name: `web-${from.replace('/', '-')}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^web/src/${from}/`, pathNot: '\\.test\\.' },
  to: { path: '^web/src/[^/]+/', pathNot: `^web/src/(${[from, ...allowed].join('|')})/` },
});

/** A part of the panel imports itself and those named of the panel. */
const adminArea = (from, allowed) => ({
  name: `web-admin-${from}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^web/src/admin/${from}/`, pathNot: '\\.test\\.' },
  to: { path: '^web/src/admin/', pathNot: `^web/src/admin/(${[from, ...allowed].join('|')})/` },
});

export default {
  forbidden: [
    only('contract', []),
    only('runners', ['contract']),
    only('content', ['contract', 'runners'], [CHROMIUM]),
    only('server', ['contract', 'content'], [SERVER_ENTRY]),
    only('web', ['contract', 'runners', 'content']),
    {
      name: 'web-uses-content-for-its-build-only',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/vite\\.((server|embed)\\.)?config\\.ts$' },
      to: { path: '^content/' },
    },
    {
      name: 'web-build-uses-the-plugins-of-content-only',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^content/', pathNot: '^content/build/' },
    },
    {
      name: 'content-uses-runners-for-its-proof-only',
      severity: 'error',
      from: { path: '^content/', pathNot: '^content/src/(prove|courses\\.test)' },
      to: { path: '^runners/' },
    },
    webArea('ui', ['lib']),
    webArea('lib', ['ui']),
    webArea('sync', ['lib']),
    webArea('code', ['ui', 'lib', 'explore']),
    webArea('code/texts', ['lib']),
    webArea('code/editor', ['code/texts', 'ui', 'lib']),
    webArea('code/python', ['code/editor', 'code/texts', 'ui', 'lib']),
    webArea('code/previews', ['code/editor', 'code/texts', 'ui', 'lib']),
    webArea('code/tools', ['code/python', 'code/editor', 'code/texts', 'ui', 'lib']),
    webArea('explore', ['ui', 'lib', 'ai-lab']),
    webArea('exercises', BELOW_EXERCISES),
    webArea('features', [...BELOW_FEATURES, 'sync']),
    webArea('support', [...BELOW_FEATURES, 'features']),
    webArea('training', [
      ...BELOW_FEATURES,
      'sync',
      'features',
      'support',
      'ai-lab/camera',
      'ai-lab/hand',
    ]),
    webArea('training/files', BELOW_FEATURES),
    webArea('live', [...BELOW_FEATURES, 'features']),
    webArea('ai-lab', ['ui', 'lib', 'training/files', 'training/gallery', 'training/sharing']),
    webArea('embed', BELOW_EXERCISES),
    webArea('classes', [...BELOW_FEATURES, 'features', 'support']),
    webArea('families', ['ui', 'lib', 'code', 'features']),
    webArea('admin', [...BELOW_FEATURES, 'features', 'support']),
    webArea('pages', [
      ...BELOW_FEATURES,
      'sync',
      'features',
      'support',
      'training',
      'live',
      'ai-lab',
      'classes',
      'families',
    ]),
    {
      name: 'web-app-reaches-admin-through-its-page-only',
      severity: 'error',
      from: { path: '^web/src/(?!admin/|test/)' },
      to: { path: '^web/src/admin/', pathNot: '^web/src/admin/panel/admin-page\\.tsx$' },
    },
    adminArea('lessons', ['blocks', 'media', 'kit']),
    adminArea('blocks', ['media', 'kit']),
    adminArea('media', ['kit']),
    adminArea('insight', ['kit']),
    {
      name: 'web-admin-kit-imports-no-section',
      severity: 'error',
      from: { path: '^web/src/admin/kit/', pathNot: '\\.test\\.' },
      to: { path: '^web/src/admin/', pathNot: '^web/src/admin/kit/' },
    },
    {
      name: 'web-lesson-page-imports-no-other-page',
      severity: 'error',
      from: { path: '^web/src/pages/lesson/', pathNot: '\\.test\\.' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/lesson/' },
    },
    {
      name: 'web-features-do-not-meet',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'server-features-meet-through-what-they-offer',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: '\\.test\\.' },
      to: {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '\\.(service|queries|errors|limits|table)\\.ts$'],
      },
    },
    {
      name: 'server-rate-limits-are-applied-before-services',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '\\.(routes|limits|job|test)\\.ts$' },
      to: { path: '^server/src/(services/rate-limits|.*\\.limits)\\.ts$' },
    },
    {
      name: 'server-sql-is-in-queries-tables-and-db',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/db/|\\.(queries|table|test)\\.ts$' },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'server-tracing-is-loaded-when-it-is-asked-for',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/tracing/' },
      to: { path: '^server/src/tracing/|node_modules/@opentelemetry/', dynamic: false },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|node_modules/(?!drizzle-orm/|@opentelemetry/))' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
