import type { ListedCertificate } from '@codivia/contract/api/certificates';
import type { Language } from '@codivia/contract/api/language';
import type { OwnPortfolio } from '@codivia/contract/api/portfolio';
import type { PublishedProject } from '@codivia/contract/api/published-projects';
import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRunner } from '../../../code/python/runner-context.ts';
import { FAILURE_SHOWN } from '../../../lib/failed-changes.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { readPublishedFiles, runFilesOf } from '../../gallery/published-files.ts';
import { publishedProjectQuery } from '../../gallery/published-projects.api.ts';
import type { SiteParts, SiteSource } from './build-site.ts';
import { bytesOf, endingOf } from './bytes-of.ts';

/** The number of files beside projects that have been read. */
export interface SiteProgress {
  done: number;
  total: number;
}

export interface SiteOptions {
  own: OwnPortfolio;
  certificates: readonly ListedCertificate[];
  language: Language;
  /** Tells whether the pages of certificates link to the page where they are checked, which shows the name. */
  verify: boolean;
}

async function projectsOf(queryClient: QueryClient, ids: readonly string[]) {
  const found = await Promise.allSettled(
    ids.map((id) => queryClient.fetchQuery(publishedProjectQuery(id))),
  );
  // A project that was closed or hidden meanwhile is left out.
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Returns the existing pictures, by project. */
async function picturesOf(projects: readonly PublishedProject[]): Promise<SiteSource['pictures']> {
  const pictures = new Map<string, { bytes: Uint8Array; ending: string }>();
  for (const { id, thumbnail } of projects) {
    if (!thumbnail) continue;
    const bytes = await bytesOf(thumbnail);
    pictures.set(id, { bytes, ending: endingOf(bytes) });
  }
  return pictures;
}

/** Returns the output of programs in Python, by project. */
async function outputsOf(runner: PythonRunner, projects: readonly PublishedProject[]) {
  const outputs = new Map<string, string>();
  for (const project of projects) {
    if (project.kind !== 'python') continue;
    const { runPython } = await import('../../thumbnails/run-python.ts');
    const files = await runFilesOf(project);
    outputs.set(project.id, (await runPython(runner, project.files['main.py'] ?? '', files)).text);
  }
  return outputs;
}

const PARTS: SiteParts = {
  p5: async () => (await import('./p5-files.ts')).p5Files(),
  sound: async () => (await import('./p5-files.ts')).p5Sound(),
  savedPage: async () => (await import('virtual:saved-page')).default,
  modelScript: async () => (await import('virtual:model-script')).default,
};

/** Returns a function that reads the files of projects for the site, and reports the progress. */
function readerFor(
  projects: readonly PublishedProject[],
  onProgress: (progress: SiteProgress) => void,
): SiteSource['readFiles'] {
  const total = projects.reduce((sum, { assets }) => sum + assets.length, 0);
  let done = 0;
  onProgress({ done, total });
  return async function* read(project) {
    for await (const file of readPublishedFiles(project)) {
      yield file;
      done++;
      onProgress({ done, total });
    }
  };
}

/** Makes a site of the portfolio, and saves it among the downloads. `progress` is null before files are read. */
export function useSite() {
  const queryClient = useQueryClient();
  const runner = useRunner();
  const [progress, setProgress] = useState<SiteProgress | null>(null);
  const made = useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async ({ own, certificates, language, verify }: SiteOptions) => {
      const projects = await projectsOf(queryClient, own.project_ids);
      const chosen = own.certificate_ids.flatMap(
        (id) => certificates.find(({ certificate_id }) => certificate_id === id) ?? [],
      );
      const { buildSite } = await import('./build-site.ts');
      const zip = await buildSite({
        own,
        projects,
        language,
        certificates: chosen,
        pictures: await picturesOf(projects),
        outputs: await outputsOf(runner, projects),
        verifyAt: verify ? new URL('/certificate/', location.origin).href : null,
        readFiles: readerFor(projects, setProgress),
        parts: PARTS,
      });
      saveFile(zip, `portfolio-${own.handle}.zip`);
    },
    onSettled: () => setProgress(null),
  });
  return { ...made, progress };
}
