import type { ListedCertificate } from '@codivia/contract/certificates';
import type { Language } from '@codivia/contract/language';
import type { OwnPortfolio } from '@codivia/contract/portfolio';
import type { PublishedProject } from '@codivia/contract/published-projects';
import type { PythonRunner } from '@codivia/runners/python/python-runner';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRunner } from '../../../code/python/runner-context.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { publishedProjectQuery } from '../../gallery/published-projects.api.ts';
import type { SiteSource } from './build-site.ts';
import { bytesOf, endingOf } from './bytes-of.ts';

export interface SiteWish {
  own: OwnPortfolio;
  certificates: readonly ListedCertificate[];
  language: Language;
  /** Whether the pages of certificates lead to where they are checked, which shows the name. */
  verify: boolean;
}

async function projectsOf(queryClient: QueryClient, ids: readonly string[]) {
  const found = await Promise.allSettled(
    ids.map((id) => queryClient.fetchQuery(publishedProjectQuery(id))),
  );
  // One that was closed or hidden meanwhile is left out.
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** The pictures that there are, by project. */
async function picturesOf(projects: readonly PublishedProject[]): Promise<SiteSource['pictures']> {
  const pictures = new Map<string, { bytes: Uint8Array; ending: string }>();
  for (const { id, thumbnail } of projects) {
    if (!thumbnail) continue;
    const bytes = await bytesOf(thumbnail);
    pictures.set(id, { bytes, ending: endingOf(bytes) });
  }
  return pictures;
}

/** What programs in Python print, by project. */
async function outputsOf(runner: PythonRunner, projects: readonly PublishedProject[]) {
  const outputs = new Map<string, string>();
  for (const { id, kind, files } of projects) {
    if (kind !== 'python') continue;
    const { runPython } = await import('../../thumbnails/run-python.ts');
    outputs.set(id, (await runPython(runner, files['main.py'] ?? '')).text);
  }
  return outputs;
}

/** Makes the portfolio a site of its own, and saves it among the downloads. */
export function useSite() {
  const queryClient = useQueryClient();
  const runner = useRunner();
  return useMutation({
    mutationFn: async ({ own, certificates, language, verify }: SiteWish) => {
      const projects = await projectsOf(queryClient, own.project_ids);
      const chosen = own.certificate_ids.flatMap(
        (id) => certificates.find(({ certificate_id }) => certificate_id === id) ?? [],
      );
      const { buildSite } = await import('./build-site.ts');
      const hasGame = projects.some(({ kind }) => kind === 'game');
      const zip = buildSite({
        ...{ own, projects, language, certificates: chosen },
        pictures: await picturesOf(projects),
        outputs: await outputsOf(runner, projects),
        verifyAt: verify ? new URL('/certificate/', location.origin).href : null,
        p5: hasGame ? await (await import('./p5-files.ts')).p5Files() : null,
      });
      saveFile(zip, `portfolio-${own.handle}.zip`);
    },
  });
}
