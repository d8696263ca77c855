import type { OwnPortfolio } from '@codivia/contract/api/portfolio';
import type { PublishedProject } from '@codivia/contract/api/published-projects';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fullCertificate, pathCertificate } from '../../../test/certificate.ts';
import { buildSite, fileName, type SiteSource } from './build-site.ts';

const project = (changes: Partial<PublishedProject>): PublishedProject => ({
  id: 'x',
  title: 'X',
  description: '',
  kind: 'python',
  files: {},
  assets: [],
  updated_at: '2026-11-20T10:00:00.000Z',
  origin: null,
  author: null,
  team: null,
  thumbnail: null,
  ...changes,
});

const PROJECTS = [
  project({ id: 'a', title: 'Météo <b>', kind: 'python', files: { 'main.py': 'print(1 < 2)' } }),
  project({
    id: 'b',
    title: 'Ma page',
    kind: 'web',
    files: { 'index.html': '<p>Hi</p>', 'style.css': 'p { color: red }', 'script.js': 'go()' },
  }),
  project({ id: 'c', title: 'Pong', kind: 'game', files: { 'sketch.js': 'function draw() {}' } }),
];
const CERTIFICATE = fullCertificate();
const own: OwnPortfolio = {
  handle: 'pixel-fox',
  color: 'red',
  line: 'I <3 games',
  project_ids: ['a', 'b', 'c'],
  certificate_ids: [CERTIFICATE.certificate_id],
  is_open: true,
  is_visible: true,
  closes_at: null,
};

const TYPES = { png: 'image/png', js: 'text/javascript', csv: 'text/csv' };
const typeOf = (name: string) => TYPES[name.split('.').at(-1) as keyof typeof TYPES];
/** Files as a project lists them. */
const listed = (...names: string[]): PublishedProject['assets'] =>
  names.map((name) => ({ name, hash: '0'.repeat(64), size: 12_000, format: 'text' }));

async function unzipped(changes: Partial<SiteSource> = {}) {
  const zip = await buildSite({
    language: 'en',
    own,
    projects: PROJECTS,
    certificates: [CERTIFICATE],
    verifyAt: null,
    pictures: new Map([['c', { bytes: new Uint8Array([1, 2]), ending: 'webp' }]]),
    outputs: new Map([['a', 'True\n']]),
    readFiles: async function* ({ assets }) {
      for (const { name } of assets) yield { name, data: new Blob(['0'], { type: typeOf(name) }) };
    },
    parts: {
      p5: async () => ({ script: new Uint8Array([3]), license: 'LGPL' }),
      sound: async () => new Uint8Array([4]),
      savedPage: async () => '',
      modelScript: async () => 'loadModel',
    },
    ...changes,
  });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Returns the targets of the links and files of a page, from the folder of the site. */
function targetsOf(name: string, html: string): string[] {
  const found = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => target ?? '');
  return found.map((target) => new URL(target, `site:///${name}`).href.replace('site:///', ''));
}

describe('a portfolio as a site', () => {
  it('has a page for each project and certificate, p5 with its licence, and no link that leads nowhere', async () => {
    const files = await unzipped();
    expect(Object.keys(files).sort()).toEqual([
      'certificates/01-discovery.html',
      'index.html',
      'p5/license.txt',
      'p5/p5.min.js',
      'pictures/03-pong.webp',
      'projects/01-meteo-b.html',
      'projects/02-ma-page-run.html',
      'projects/02-ma-page.html',
      'projects/03-pong-run.html',
      'projects/03-pong.html',
      'style.css',
    ]);
    for (const [name, html] of Object.entries(files)) {
      if (!name.endsWith('.html')) continue;
      for (const target of targetsOf(name, html))
        expect([name, files[target]]).not.toEqual([name, undefined]);
      expect(html).not.toMatch(/https?:\/\//);
    }
  });

  it('shows texts as text, code to be read, and what a program prints', async () => {
    const files = await unzipped();
    expect(files['index.html']).toContain('<p>I &lt;3 games</p>');
    expect(files['index.html']).toContain('Météo &lt;b&gt;');
    const python = files['projects/01-meteo-b.html'];
    expect(python).toContain('<code>print(1 &lt; 2)</code>');
    expect(python).toContain('<pre tabindex="0">True\n</pre>');
    expect(python).not.toContain('class="run"');
    expect(files['projects/03-pong-run.html']).toContain('<script src="../p5/p5.min.js"></script>');
  });

  it('never names its owner, and leads to the proof of a certificate only when that is wanted', async () => {
    const plain = await unzipped();
    expect(Object.values(plain).join('')).not.toMatch(/Léa|Martin|CV-/);
    const verifyAt = 'https://codivia.example/certificate/';
    const page = (await unzipped({ verifyAt }))['certificates/01-discovery.html'];
    expect(page).toContain(`href="${verifyAt}${CERTIFICATE.certificate_id}"`);
    expect(page).not.toMatch(/Léa|Martin/);
  });

  it('brings the script that loads models where a program names it', async () => {
    const [, page, game] = PROJECTS as [PublishedProject, PublishedProject, PublishedProject];
    const assets = listed('cat.model.json');
    const files = await unzipped({
      projects: [
        { ...page, assets },
        { ...game, files: { 'sketch.js': 'loadModel("cat")' }, assets },
      ],
    });
    expect(files['runner/load-model.js']).toBe('loadModel');
    expect(files['projects/01-ma-page-run.html']).not.toContain('load-model.js');
    expect(files['projects/02-pong-run.html']).toMatch(/load-model\.js[\s\S]*loadModel\("cat"\)/);
  });

  it('has the files of projects in a folder, and again as scripts of the page that runs them', async () => {
    const [python, page, game] = PROJECTS as [PublishedProject, PublishedProject, PublishedProject];
    const files = await unzipped({
      projects: [
        { ...python, assets: listed('points.csv') },
        { ...page, assets: listed('mon chat.png') },
        { ...game, files: { 'sketch.js': 'loadSound("a.mp3")' }, assets: listed('lib/a.js') },
      ],
    });
    const names = Object.keys(files);
    expect(names.filter((name) => /\/.*\/|sound|saved/.test(name)).sort()).toEqual(
      [
        'projects/01-meteo-b/main.py',
        'projects/01-meteo-b/points.csv',
        ...['index.html', 'style.css', 'script.js', 'mon chat.png'].map(
          (name) => `projects/02-ma-page/${name}`,
        ),
        ...[1, 2, 3, 4].map((number) => `projects/02-ma-page-run/00${number}.js`),
        'projects/03-pong/sketch.js',
        'projects/03-pong/lib/a.js',
        'projects/03-pong-run/001.js',
        'p5/p5.sound.min.js',
        'runner/saved-page.js',
      ].sort(),
    );
    for (const [name, html] of Object.entries(files)) {
      if (!name.endsWith('.html') || name.endsWith('/index.html')) continue;
      for (const target of targetsOf(name, html))
        expect([name, files[decodeURI(target)]]).not.toEqual([name, undefined]);
    }
    expect(files['projects/02-ma-page.html']).toContain('>mon chat.png</a> (12\u00a0kB)');
    expect(files['projects/01-meteo-b.html']).toContain('href="01-meteo-b/points.csv"');
  });

  it('is not made when a file does not come', async () => {
    const [project] = PROJECTS as [PublishedProject];
    const away = unzipped({
      projects: [{ ...project, assets: listed('a.csv') }],
      // biome-ignore lint/correctness/useYield: it fails before the first file.
      readFiles: async function* () {
        throw new Error('no network');
      },
    });
    await expect(away).rejects.toThrow('no network');
  });

  it('tells the certificate of a path from that of a course', async () => {
    const certificates = [pathCertificate()];
    const files = await unzipped({
      own: { ...own, certificate_ids: certificates.map((one) => one.certificate_id) },
      certificates,
    });
    for (const name of ['index.html', 'certificates/01-games.html']) {
      expect(files[name]).toContain('Certificate of completion · path');
    }
  });

  it('is in the language that was chosen', async () => {
    const files = await unzipped({ language: 'fr' });
    expect(files['index.html']).toContain('<html lang="fr">');
    expect(files['index.html']).toContain('Certificat complet');
    expect(files['projects/01-meteo-b.html']).toContain('Ce qu’il affiche');
    expect(files['certificates/01-discovery.html']).toContain('Découverte');
  });
});

it.each([
  [1, 'Élan & Œuvre !', '01-elan-uvre'],
  [12, '???', '12'],
  [3, 'a'.repeat(80), `03-${'a'.repeat(40)}`],
])('%i %s is in the file %s', (number, title, name) => {
  expect(fileName(number, title)).toBe(name);
});
