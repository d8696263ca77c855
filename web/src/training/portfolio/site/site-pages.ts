import type { ListedCertificate } from '@codivia/contract/api/certificates';
import type { Language } from '@codivia/contract/api/language';
import { PORTFOLIO_COLORS, type PortfolioColor } from '@codivia/contract/api/portfolio';
import type { PublishedProject } from '@codivia/contract/api/published-projects';
import { formatDate } from '@codivia/contract/text/format-dates';
import { insideHtml } from '@codivia/runners/preview/inside-html';
import { formatSize } from '../../../lib/files/file-size.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { SITE_WORDS } from './site-words.ts';

/** A project of the site: its pages, and further data about it. */
export interface SiteProject {
  project: PublishedProject;
  /** The name of its page, without ending. */
  name: string;
  /** The file of its picture, from the folder of the site. */
  picture: string | null;
  /** The file of the page that runs it, beside its own. */
  run: string | null;
  /** The output of a program in Python. */
  output: string | null;
}

export interface SiteCertificate {
  certificate: ListedCertificate;
  name: string;
  /** The address where anyone can check it, which shows the name on it; null when that is left out. */
  verify: string | null;
}

/** A portfolio as a site of its own. */
export interface Site {
  language: Language;
  handle: string;
  color: PortfolioColor;
  line: string;
  projects: SiteProject[];
  certificates: SiteCertificate[];
}

const e = insideHtml;

/** The address of a file of the site: names may have spaces and letters with accents. */
export const pathInSite = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

export const siteStyle = (color: PortfolioColor): string => `:root { color-scheme: light dark; }
body {
  margin: 0 auto; max-width: 60rem; padding: 1.5rem; line-height: 1.6;
  font-family: system-ui, sans-serif; overflow-wrap: anywhere;
  color: light-dark(#10211f, #eaf3f0); background: light-dark(#fbfaf6, #0b1416);
}
header { padding: 2rem; border-radius: 1.5rem; color: #fff; background: ${PORTFOLIO_COLORS[color]}; }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.15; }
a { color: light-dark(#00735c, #4fe3b0); }
img { display: block; width: 100%; max-width: 40rem; height: auto; border-radius: 0.75rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1rem; padding: 0; list-style: none; }
.cards > li { padding: 1.25rem; border: 1px solid light-dark(#ddd5c4, #22363b); border-radius: 1rem; }
.cards h3 { margin: 0.5rem 0; }
pre { overflow-x: auto; padding: 1rem; border-radius: 0.75rem; tab-size: 4; background: light-dark(#f2efe5, #122024); }
.run { display: inline-block; padding: 0.6rem 1.4rem; border-radius: 0.75rem; font-weight: bold; text-decoration: none; color: #fff; background: ${PORTFOLIO_COLORS[color]}; }
.text { white-space: pre-line; }
`;

/** A page of the site; `up` leads from its folder to the folder of the site. */
function page(language: Language, title: string, up: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${e(title)}</title>
<link rel="stylesheet" href="${up}style.css">
</head>
<body>
${body}
</body>
</html>
`;
}

const list = (title: string, items: string[]): string =>
  items.length === 0
    ? ''
    : `<section><h2>${e(title)}</h2><ul class="cards">\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul></section>`;

const titleOf = ({ course }: ListedCertificate, language: Language) =>
  localizedTitle(course, language);

function kindOf({ kind, subject }: ListedCertificate, language: Language): string {
  const words = SITE_WORDS[language];
  return subject === 'path' ? `${words[kind]} · ${words.path}` : words[kind];
}

/** The first page: the author, and the list of works. */
export function indexPage({ language, handle, line, projects, certificates }: Site): string {
  const words = SITE_WORDS[language];
  const cards = projects.map(({ project, name, picture }) => {
    const image = picture ? `<img src="${picture}" alt="" width="640" height="400">` : '';
    const text = project.description ? `<p class="text">${e(project.description)}</p>` : '';
    return `${image}<h3><a href="projects/${name}.html">${e(project.title)}</a></h3><p>${words.kinds[project.kind]}</p>${text}`;
  });
  const proofs = certificates.map(
    ({ certificate, name }) =>
      `<h3><a href="certificates/${name}.html">${e(titleOf(certificate, language))}</a></h3><p>${kindOf(certificate, language)}</p>`,
  );
  const head = `<header><h1>${e(handle)}</h1>${line ? `<p>${e(line)}</p>` : ''}</header>`;
  const lists = [list(words.projects, cards), list(words.certificates, proofs)].join('\n');
  return page(language, handle, '', `${head}\n<main>\n${lists}\n</main>`);
}

const back = (language: Language): string =>
  `<p><a href="../index.html">← ${SITE_WORDS[language].back}</a></p>`;

/** The files beside the code, which lie in a folder beside the page. */
function fileList({ project, name }: SiteProject, language: Language): string {
  if (project.assets.length === 0) return '';
  const items = project.assets.map(
    (file) =>
      `<li><a href="${e(pathInSite(`${name}/${file.name}`))}">${e(file.name)}</a> (${formatSize(file.size, language)})</li>`,
  );
  return `<h2>${SITE_WORDS[language].files}</h2><ul>\n${items.join('\n')}\n</ul>`;
}

/** The page of a project, with its code to be read. */
export function projectPage({ language }: Site, shown: SiteProject): string {
  const words = SITE_WORDS[language];
  const { project, picture, run, output } = shown;
  const { title, description, kind, files } = project;
  const printed =
    output === null
      ? ''
      : `<h2>${words.output}</h2>${output.trim() ? `<pre tabindex="0">${e(output)}</pre>` : `<p>${words.no_output}</p>`}`;
  const code = Object.entries(files)
    .filter(([, text]) => text.trim() !== '')
    .map(([name, text]) => `<h3>${e(name)}</h3><pre tabindex="0"><code>${e(text)}</code></pre>`)
    .join('\n');
  const parts = [
    back(language),
    `<h1>${e(title)}</h1><p>${words.kinds[kind]}</p>`,
    description ? `<p class="text">${e(description)}</p>` : '',
    picture ? `<img src="../${picture}" alt="" width="640" height="400">` : '',
    run ? `<p><a class="run" href="${run}">${words.run}</a></p>` : '',
    `${printed}<h2>${words.code}</h2>`,
    code,
    fileList(shown, language),
  ];
  return page(language, title, '../', `<main>\n${parts.filter(Boolean).join('\n')}\n</main>`);
}

/** The page of a certificate: course, kind and date, never the name on it. */
export function certificatePage(site: Site, { certificate, verify }: SiteCertificate): string {
  const { language, handle } = site;
  const words = SITE_WORDS[language];
  const title = titleOf(certificate, language);
  const check = verify ? `<p><a href="${e(verify)}">${words.verify}</a></p>` : '';
  return page(
    language,
    title,
    '../',
    `<main>\n${back(language)}\n<h1>${e(title)}</h1>\n<p>${kindOf(certificate, language)}</p>\n<p>${e(handle)} · ${e(words.earned(formatDate(certificate.completion_date, language)))}</p>\n${check}\n</main>`,
  );
}
