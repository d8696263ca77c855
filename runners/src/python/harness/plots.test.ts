import { loadPyodide } from 'pyodide';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadHarness, type Session } from './harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from './node-python.ts';

let session: Session;
let pictures: string[] = [];

/** A stand-in for matplotlib: its pictures are texts, its figures are counted. */
const MATPLOTLIB = {
  '__init__.py': `
backend = "window"
rc = {"size": 1}
def use(name):
    global backend
    backend = name
def rcdefaults():
    rc["size"] = 1
`,
  'pyplot.py': `
import matplotlib
figures = {}
class Figure:
    def __init__(self, number): self.number = number
    def savefig(self, file, format):
        file.write(f"{format} {self.number} {matplotlib.backend}".encode())
def figure(number=None):
    number = number or len(figures) + 1
    return figures.setdefault(number, Figure(number))
def get_fignums(): return sorted(figures)
def close(which=None): figures.clear()
def show(): raise RuntimeError("there are no windows here")
`,
};

beforeAll(async () => {
  const python = await loadPyodide();
  session = loadHarness(python, readHarness(), nodeSqlite(), {
    ...SILENT_HOST,
    picture: (png) => pictures.push(new TextDecoder().decode(png)),
  });
  const folder = '/lib/python3.13/site-packages/matplotlib';
  python.FS.mkdirTree(folder);
  for (const [file, text] of Object.entries(MATPLOTLIB))
    python.FS.writeFile(`${folder}/${file}`, text);
  session.packages_arrived();
});

beforeEach(() => {
  pictures = [];
});

function run(source: string): unknown {
  const { failure } = JSON.parse(session.run(source));
  session.tidy();
  return failure;
}

test('show() hands over every figure as a PNG, then they are gone', () => {
  const draws =
    'import matplotlib.pyplot as plt\nplt.figure()\nplt.figure()\nplt.show()\nplt.show(block=True)';
  expect(run(draws)).toBeNull();
  expect(pictures).toEqual(['png 1 agg', 'png 2 agg']);
});

test('figures and settings of one program are not those of the next', () => {
  expect(
    run(
      'import matplotlib, matplotlib.pyplot as plt\nplt.figure()\nmatplotlib.rc["size"] = 9\nplt.show = None',
    ),
  ).toBeNull();
  expect(
    run(
      'import matplotlib, matplotlib.pyplot as plt\nassert plt.get_fignums() == [] and matplotlib.rc["size"] == 1\nplt.figure()\nplt.show()',
    ),
  ).toBeNull();
  expect(pictures).toEqual(['png 1 agg']);
});

test('modules of a package stay loaded, since compiled ones cannot be loaded twice', () => {
  expect(
    run(
      'import matplotlib.pyplot\nmatplotlib.pyplot.figures["mark"] = 1\nmatplotlib.pyplot.get_fignums = list',
    ),
  ).toBeNull();
  expect(
    run(
      'import sys\nassert "matplotlib.pyplot" in sys.modules\nimport matplotlib.pyplot as p\nassert p.get_fignums is not list',
    ),
  ).toBeNull();
});
