import type { ProgramFiles } from '@codivia/contract/programs/program';
import { insideScript } from '../preview/inside-html.ts';
import { pageOf } from '../preview/page-of.ts';
import { UNSEEN_HAND } from './hand/sketch-hand.ts';
import { usesHand } from './hand/uses-hand.ts';
import { usesSound } from './uses-sound.ts';

/** The p5 that previews and saved pages run. */
export const P5_VERSION = '1.11.13';

/**
 * The address from which saved pages fetch p5, and the hash by which the browser verifies that it is exactly that file.
 */
export const P5_CDN = `https://cdn.jsdelivr.net/npm/p5@${P5_VERSION}/lib/p5.min.js`;
export const P5_INTEGRITY =
  'sha384-+4pFSzqrHIcjFoiZQ8s1jUHqNylTGybto+iELDyMA+UQ0UhpTH0B92zF4Bg0mawP';

const P5_TAG = `<script src="${P5_CDN}" integrity="${P5_INTEGRITY}" crossorigin="anonymous"></script>\n`;
const SOUND_TAG = `<script src="https://cdn.jsdelivr.net/npm/p5@${P5_VERSION}/lib/addons/p5.sound.min.js"></script>\n`;

/** p5 from its public address, with p5.sound where the code uses that. */
export const publicP5 = (code: string): string => (usesSound(code) ? P5_TAG + SOUND_TAG : P5_TAG);

interface SketchParts {
  title: string;
  language: string;
  /** The code that runs, as scripts. */
  body: string;
  /** The scripts that bring p5. */
  p5: string;
  /** The text of the sketch. */
  sketch: string;
}

/** A page that fills itself with a sketch. */
export function sketchPage({ title, language, body, p5, sketch }: SketchParts): string {
  const head = `<style>
html, body { margin: 0; height: 100%; }
canvas { display: block; touch-action: none; }
</style>
${p5}${usesHand(sketch) ? UNSEEN_HAND : ''}`;
  return pageOf({ title, language, head, body });
}

/** The sketch as one page that opens anywhere. */
export function standaloneSketch(files: ProgramFiles, title: string, language: string): string {
  const { 'sketch.js': sketch = '' } = files;
  const body = `<script>\n${insideScript(sketch.trimEnd())}\n</script>`;
  return sketchPage({ title, language, body, p5: publicP5(sketch), sketch });
}
