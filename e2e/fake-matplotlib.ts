import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wheelOf } from './wheel.ts';

/**
 * A tiny matplotlib for tests, which cannot download the real one. It makes real PNG files of the size
 * of its figures and keeps to the names that the runner uses. Its show() fails unless it is replaced.
 */
const FILES = {
  'matplotlib/__init__.py': `
backend = None

def use(name):
    global backend
    backend = name

def rcdefaults():
    pass
`,
  'matplotlib/pyplot.py': `
import struct
import zlib

_figures = {}

class _Figure:
    def __init__(self, width, height):
        self.width, self.height = width, height

    def savefig(self, file, format):
        assert format == "png"
        rows = (b"\\x00" + b"\\x00\\x80\\x60" * self.width) * self.height
        def chunk(kind, data):
            body = kind + data
            return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
        size = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        file.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", size)
                   + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))

def figure(number=None, figsize=(32, 24)):
    number = number or len(_figures) + 1
    return _figures.setdefault(number, _Figure(*figsize))

def plot(xs, ys):
    figure(max(_figures, default=1))

def get_fignums():
    return sorted(_figures)

def close(which=None):
    _figures.clear()

def show():
    raise RuntimeError("show() was not replaced")
`,
};

/** The folder of the tests' libraries, on the same site: no request leaves the machine. */
const FOLDER = '/test-libraries/';

/** Makes the stand-in importable, and no other library, through the real loading code; returns the requests. */
export async function offerMatplotlib(page: Page): Promise<string[]> {
  const wheel = wheelOf('matplotlib', '3.8.4', FILES);
  const requested: string[] = [];
  await page.route('**/python/*/pyodide-lock.json', async (route) => {
    const lock = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...lock, packages: { ...lock.packages, matplotlib: wheel.entry } },
    });
  });
  await serveLibrariesLocally(page);
  await page.route(`**${FOLDER}**`, (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill(
      route.request().url().endsWith(wheel.file)
        ? { body: wheel.archive, contentType: 'application/octet-stream' }
        : { status: 404 },
    );
  });
  return requested;
}

/**
 * Makes the real libraries importable, from files that `pathOf` finds by their name; a missing file is answered 404.
 */
export async function librariesFrom(page: Page, pathOf: (file: string) => string): Promise<void> {
  await serveLibrariesLocally(page);
  await page.route(`**${FOLDER}**`, (route) => {
    const path = pathOf(new URL(route.request().url()).pathname.slice(FOLDER.length));
    return route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });
}

/** Makes pages look for libraries in the folder of our own site: pages that the server renders name it themselves. */
async function serveLibrariesLocally(page: Page): Promise<void> {
  await page.route(/\/playground(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /"python_packages_url":"[^"]*"/,
      `"python_packages_url":"${FOLDER}"`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, python_packages_url: FOLDER } });
  });
}
