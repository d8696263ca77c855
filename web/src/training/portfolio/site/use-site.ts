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

export interface SiteWish {
  own: OwnPortfolio;
  certificates: readonly ListedCertificate[];
  language: Language;
  /** Whether the pages of certificates lead to where they are checked, which shows the name. */
  verify: boolean;
}

/** The bytes of one of our own files. Throws when it does not come. */
async function bytesOf(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not come: ${answer.status}`);
  return answer;
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
    const answer = await bytesOf(thumbnail);
    const ending = answer.headers.get('content-type')?.split('/')[1] ?? 'png';
    pictures.set(id, { bytes: new Uint8Array(await answer.arrayBuffer()), ending });
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

/** The p5 that this site serves itself, with its licence. */
async function p5Files(): Promise<NonNullable<SiteSource['p5']>> {
  const { p5File, p5License } = await import('./p5-files.ts');
  const answer = await bytesOf(p5File);
  return { script: new Uint8Array(await answer.arrayBuffer()), license: p5License };
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
        p5: hasGame ? await p5Files() : null,
      });
      saveFile(zip, `portfolio-${own.handle}.zip`);
    },
  });
}
