import type { ComponentType } from 'react';
import { FakePreview } from '../code/previews/fake-preview.ts';
import { PreviewContext } from '../code/previews/use-preview.ts';
import { FakeRunner } from '../code/python/fake-runner.ts';
import { RunnerContext } from '../code/python/runner-context.ts';
import { type OpenedWork, openWork } from '../embed/embedded-work.ts';
import { renderPage } from './render.tsx';

/** Opens the work of an address and renders a page with it, for tests. */
export async function showWork(
  Page: ComponentType<{ opened: OpenedWork }>,
  pathname: string,
  hash = '',
  language: 'en' | 'fr' = 'en',
) {
  const runner = new FakeRunner();
  const preview = new FakePreview();
  const opened = await openWork(pathname, hash);
  const view = renderPage(
    <RunnerContext value={runner}>
      <PreviewContext value={() => preview}>
        <Page opened={opened} />
      </PreviewContext>
    </RunnerContext>,
    { language },
  );
  return { ...view, runner, preview };
}
