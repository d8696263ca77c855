import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the examples that ship with the product: a page, its style and its script in a folder each. */
const EXAMPLES_FOLDER = join(import.meta.dirname, '../examples');

const STYLE_TAG = '<link rel="stylesheet" href="style.css">';
const SCRIPT_TAG = '<script src="script.js"></script>';

/** One example as a standalone page. */
export interface LoadedExample {
  /** The name in its address: `snake-game.html`. */
  filename: string;
  /** The page with style and script written into it, so that one file is enough to keep it. */
  page: string;
  style: string;
  script: string;
}

function loadExample(name: string): LoadedExample {
  const read = (file: string) => readFileSync(join(EXAMPLES_FOLDER, name, file), 'utf8');
  const style = `\n${read('style.css')}`;
  const script = `\n${read('script.js')}`;
  // Functions, since an inserted text may contain a pattern of replace().
  const page = read('index.html')
    .replace(STYLE_TAG, () => `<style>${style}</style>`)
    .replace(SCRIPT_TAG, () => `<script>${script}</script>`);
  return { filename: `${name}.html`, page, style, script };
}

/** Every example. */
export function loadExamples(): LoadedExample[] {
  return readdirSync(EXAMPLES_FOLDER).sort().map(loadExample);
}
