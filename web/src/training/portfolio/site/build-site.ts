import type { ListedCertificate } from '@codivia/contract/api/certificates';
import type { Language } from '@codivia/contract/api/language';
import type { OwnPortfolio } from '@codivia/contract/api/portfolio';
import type { PublishedProject } from '@codivia/contract/api/published-projects';
import { addRunning, type RunningSite } from './running-pages.ts';
import {
  certificatePage,
  indexPage,
  projectPage,
  type Site,
  type SiteProject,
  siteStyle,
} from './site-pages.ts';
import { ZipWriter } from './zip-writer.ts';

/** The parts that a site is made of; the rest is fetched by the caller. */
export interface SiteSource {
  language: Language;
  own: OwnPortfolio;
  projects: readonly PublishedProject[];
  certificates: readonly ListedCertificate[];
  /** The pictures of projects, by the project's id. */
  pictures: ReadonlyMap<string, { bytes: Uint8Array; ending: string }>;
  /** The output of programs, by the project's id. */
  outputs: ReadonlyMap<string, string>;
  /** The address where certificates are checked; null leaves it out. */
  verifyAt: string | null;
  /** Reads the files beside a project's code. */
  readFiles: RunningSite['readFiles'];
  /** The functions that read the parts of ours that only some projects need. */
  parts: SiteParts;
}

/** The files that projects need to run: p5 with its licence, p5.sound, and the script that gives pages their files. */
export interface SiteParts {
  p5: () => Promise<{ script: Uint8Array; license: string }>;
  sound: () => Promise<Uint8Array>;
  savedPage: () => Promise<string>;
  modelScript: () => Promise<string>;
}

/** A name for a file: letters and digits of a title, after its number. */
export function fileName(number: number, title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return [String(number).padStart(2, '0'), words.slice(0, 40).replace(/-$/, '')]
    .filter(Boolean)
    .join('-');
}

function siteOf(source: SiteSource): Site {
  const { own, language, projects, certificates, pictures, outputs, verifyAt } = source;
  const { handle, color, line } = own;
  return {
    language,
    handle,
    color,
    line,
    projects: projects.map((project, i): SiteProject => {
      const name = fileName(i + 1, project.title);
      const picture = pictures.get(project.id);
      return {
        project,
        name,
        picture: picture ? `pictures/${name}.${picture.ending}` : null,
        run: project.kind === 'python' ? null : `${name}-run.html`,
        output: outputs.get(project.id) ?? null,
      };
    }),
    certificates: certificates.map((certificate, i) => ({
      certificate,
      name: fileName(i + 1, certificate.course.title),
      verify: verifyAt && `${verifyAt}${encodeURIComponent(certificate.certificate_id)}`,
    })),
  };
}

async function addParts(zip: ZipWriter, parts: SiteParts, needed: ReadonlySet<string>) {
  if (needed.has('p5')) {
    const { script, license } = await parts.p5();
    zip.add('p5/p5.min.js', script);
    zip.add('p5/license.txt', license);
  }
  if (needed.has('sound')) zip.add('p5/p5.sound.min.js', await parts.sound());
  if (needed.has('saved_page')) zip.add('runner/saved-page.js', await parts.savedPage());
  if (needed.has('models')) zip.add('runner/load-model.js', await parts.modelScript());
}

/**
 * A zip of the portfolio as a site that works from its folder, without a server and without us. Files are read one at a
 * time; the promise fails when one does not come.
 */
export async function buildSite(source: SiteSource): Promise<Blob> {
  const site = siteOf(source);
  const zip = new ZipWriter();
  const needed = new Set<string>();
  const running: RunningSite = {
    zip,
    language: site.language,
    readFiles: source.readFiles,
    need: (part) => needed.add(part),
  };
  zip.add('index.html', indexPage(site));
  zip.add('style.css', siteStyle(site.color));
  for (const shown of site.projects) {
    const { project, name, picture } = shown;
    zip.add(`projects/${name}.html`, projectPage(site, shown));
    const bytes = source.pictures.get(project.id)?.bytes;
    if (bytes && picture) zip.add(picture, bytes, true);
    if (project.kind === 'game') needed.add('p5');
    await addRunning(running, project, name);
  }
  for (const shown of site.certificates) {
    zip.add(`certificates/${shown.name}.html`, certificatePage(site, shown));
  }
  await addParts(zip, source.parts, needed);
  return zip.end();
}
