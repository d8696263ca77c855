/** Plants one violation of each kind, checks all imports, and expects to find these and no others. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tooLargeAreas } from './area-sizes.mjs';
import { giveUp, ROOT, runTool } from './set-up.mjs';

const FOLDERS = ['contract', 'content', 'runners', 'server', 'web'];

/** Rules, each with a file that breaks it by importing another. */
const PLANTED = {
  'contract-imports-only-itself': ['contract/src', '../../server/src/config.ts'],
  'web-ui-imports-only-what-it-may': ['web/src/ui', '../features/progress/progress.api.ts'],
  'web-sync-imports-only-what-it-may': ['web/src/sync', '../features/lessons/refusal.ts'],
  'web-code-imports-only-what-it-may': ['web/src/code', '../features/progress/progress.api.ts'],
  'web-code-editor-imports-only-what-it-may': [
    'web/src/code/editor',
    '../python/runner-context.ts',
  ],
  'web-code-python-imports-only-what-it-may': ['web/src/code/python', '../previews/use-preview.ts'],
  'web-code-previews-imports-only-what-it-may': [
    'web/src/code/previews',
    '../python/runner-context.ts',
  ],
  'web-code-tools-imports-only-what-it-may': ['web/src/code/tools', '../previews/use-preview.ts'],
  'web-exercises-imports-only-what-it-may': [
    'web/src/exercises',
    '../features/progress/progress.api.ts',
  ],
  'web-features-do-not-meet': ['web/src/features/progress', '../lessons/refusal.ts'],
  'web-support-imports-only-what-it-may': ['web/src/support', '../training/room/room-bar.tsx'],
  'web-training-imports-only-what-it-may': ['web/src/training', '../admin/kit/admin-table.tsx'],
  'web-training-files-imports-only-what-it-may': ['web/src/training/files', '../room/room-bar.tsx'],
  'web-live-imports-only-what-it-may': ['web/src/live', '../training/room/room-bar.tsx'],
  'web-lesson-page-imports-no-other-page': ['web/src/pages/lesson', '../home/hero.tsx'],
  'web-app-reaches-admin-through-its-page-only': ['web/src/app', '../admin/kit/admin-table.tsx'],
  'web-admin-lessons-imports-only-what-it-may': [
    'web/src/admin/lessons',
    '../users/user-values.ts',
  ],
  'web-admin-blocks-imports-only-what-it-may': [
    'web/src/admin/blocks',
    '../lessons/lesson-address.ts',
  ],
  'web-admin-media-imports-only-what-it-may': ['web/src/admin/media', '../users/user-values.ts'],
  'web-admin-insight-imports-only-what-it-may': [
    'web/src/admin/insight',
    '../users/user-values.ts',
  ],
  'web-admin-kit-imports-no-section': ['web/src/admin/kit', '../users/user-values.ts'],
  'server-features-meet-through-what-they-offer': [
    'server/src/features/progress',
    '../courses/courses.catalogue.ts',
  ],
  'server-tracing-is-loaded-when-it-is-asked-for': [
    'server/src/plugins',
    '../tracing/query-summary.ts',
  ],
};
const pathOf = (folder) => join(ROOT, folder, 'planted-violation.ts');

const cruise = (...options) =>
  runTool('depcruise', ['--config', '.dependency-cruiser.mjs', ...options, ...FOLDERS]);

const tooLarge = tooLargeAreas();
if (tooLarge.length > 0) giveUp(`Too large an area of web/src: ${tooLarge.join(', ')}`);
if (tooLargeAreas(100).length === 0) giveUp('The sizes of the areas are not counted.');

/** Returns the report of the check while violations are planted. */
async function reportOfPlanted() {
  const report = mkdtempSync(join(tmpdir(), 'codivia-imports-'));
  const output = join(report, 'report.txt');
  try {
    for (const [folder, imported] of Object.values(PLANTED)) {
      writeFileSync(pathOf(folder), `import '${imported}';\n`);
    }
    await cruise('--output-type', 'err', '--output-to', output).catch(() => undefined);
    return readFileSync(output, 'utf8');
  } finally {
    for (const [folder] of Object.values(PLANTED)) rmSync(pathOf(folder), { force: true });
    rmSync(report, { recursive: true });
  }
}

const report = await reportOfPlanted();
const missed = Object.keys(PLANTED).filter((rule) => !report.includes(`${rule}: `));
if (missed.length > 0) giveUp(`Planted violations were not found: ${missed.join(', ')}`);
const others = report
  .split('\n')
  .filter((line) => /^\s*(error|warn) /.test(line) && !line.includes('planted-violation.ts'));
if (others.length > 0) giveUp(`Imports that the rules forbid:\n${report}`);
console.log(
  `Imports follow the rules; ${Object.keys(PLANTED).length} planted violations were found.`,
);
