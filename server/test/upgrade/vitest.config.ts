import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UserWorkspaceConfig } from 'vitest/config';

type Projects = { test: { projects: UserWorkspaceConfig[] } };

/** Tests of the previous release that compare its own tables with those of a database, and are no part of its API. */
const OF_ITS_OWN_TABLES = ['src/backup/**', 'src/db/migrations.test.ts'];

/** To be run in the folder `server` of a previous release: its tests on PostgreSQL, prepared by this release. */
const root = process.cwd();
const { default: previous } = (await import(
  pathToFileURL(join(root, 'vitest.config.ts')).href
)) as { default: Projects };
const project = previous.test.projects.find(({ test }) => test?.name === 'postgres');

export default {
  root,
  test: {
    projects: [
      {
        ...project,
        root,
        test: {
          ...project?.test,
          globalSetup: join(import.meta.dirname, 'previous.setup.ts'),
          exclude: [...OF_ITS_OWN_TABLES, '**/node_modules/**'],
        },
      },
    ],
  },
};
