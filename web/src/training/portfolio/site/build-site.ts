import type { ListedCertificate } from '@codivia/contract/certificates';
import type { Language } from '@codivia/contract/language';
import type { OwnPortfolio } from '@codivia/contract/portfolio';
import type { PublishedProject } from '@codivia/contract/published-projects';
import { standaloneSketch } from '@codivia/runners/p5/standalone-sketch';
import { standalonePage } from '@codivia/runners/web/standalone-page';
import { strToU8, type Zippable, zipSync } from 'fflate';
import {
  certificatePage,
  indexPage,
  projectPage,
  type Site,
  type SiteProject,
  siteStyle,
} from './site-pages.ts';

/** What a site is made of; the rest is fetched by whoever calls. */
export interface SiteSource {
  language: Language;
  own: OwnPortfolio;
  projects: readonly PublishedProject[];
  certificates: readonly ListedCertificate[];
  /** The pictures of projects, by the project's id. */
  pictures: ReadonlyMap<string, { bytes: Uint8Array; ending: string }>;
  /** What programs print, by the project's id. */
  outputs: ReadonlyMap<string, string>;
  /** Where certificates are checked; null leaves it out. */
  verifyAt: string | null;
  /** p5 with its licence; needed when there is a game. */
  p5: { script: Uint8Array; license: string } | null;
}

/** A name for a file: letters and digits of a title, after its number. */
export function fileName(number: number, title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return [String(number).padStart(2, '0'), words.slice(0, 40).replace(/-$/, '')]
    .filter(Boolean)
    .join('-');
}

/** The page that runs a project without us; null for a program in Python. */
function runningPage({ title, kind, files }: PublishedProject, language: Language): string | null {
  if (kind === 'python') return null;
  if (kind === 'web') {
    const [html = '', css = '', js = ''] = ['index.html', 'style.css', 'script.js'].map(
      (name) => files[name],
    );
    return standalonePage({ html, css, js }, title, language);
  }
  const page = standaloneSketch({ js: files['sketch.js'] ?? '' }, title, language);
  return page.replace(/<script src="[^"]*"[^>]*>/, '<script src="../p5/p5.min.js">');
}

function siteOf(source: SiteSource): Site {
  const { own, language, projects, certificates, pictures, outputs, verifyAt } = source;
  const { handle, color, line } = own;
  return {
    ...{ language, handle, color, line },
    projects: projects.map((project, i): SiteProject => {
      const name = fileName(i + 1, project.title);
      const picture = pictures.get(project.id);
      return {
        ...{ project, name },
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

/** A zip of the portfolio as a site that works from its folder, without a server and without us. */
export function buildSite(source: SiteSource): Blob {
  const site = siteOf(source);
  const files: Zippable = {
    'index.html': strToU8(indexPage(site)),
    'style.css': strToU8(siteStyle(site.color)),
  };
  for (const shown of site.projects) {
    const { project, name, picture, run } = shown;
    files[`projects/${name}.html`] = strToU8(projectPage(site, shown));
    const page = runningPage(project, site.language);
    if (page && run) files[`projects/${run}`] = strToU8(page);
    const bytes = source.pictures.get(project.id)?.bytes;
    if (bytes && picture) files[picture] = [bytes, { level: 0 }];
  }
  for (const shown of site.certificates) {
    files[`certificates/${shown.name}.html`] = strToU8(certificatePage(site, shown));
  }
  if (source.p5) {
    files['p5/p5.min.js'] = source.p5.script;
    files['p5/license.txt'] = strToU8(source.p5.license);
  }
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
