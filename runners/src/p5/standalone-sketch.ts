import { insideScript } from '../preview/inside-html.ts';
import { pageOf } from '../preview/page-of.ts';
import type { P5Program } from './prepare-sketch.ts';

/** The p5 that previews and saved pages run. */
export const P5_VERSION = '1.11.13';

/** Where saved pages fetch it, and the hash by which the browser knows it is just that file. */
export const P5_CDN = `https://cdn.jsdelivr.net/npm/p5@${P5_VERSION}/lib/p5.min.js`;
export const P5_INTEGRITY =
  'sha384-+4pFSzqrHIcjFoiZQ8s1jUHqNylTGybto+iELDyMA+UQ0UhpTH0B92zF4Bg0mawP';

/**
 * A page that fills itself with a sketch; p5 comes from its public address.
 *
 * @param body what runs, as scripts
 * @param more scripts of the head that follow p5
 */
export function sketchPage(body: string, title: string, language: string, more = ''): string {
  const head = `<style>
html, body { margin: 0; height: 100%; overflow: hidden; touch-action: none; }
canvas { display: block; }
</style>
<script src="${P5_CDN}" integrity="${P5_INTEGRITY}" crossorigin="anonymous"></script>${more}
`;
  return pageOf({ title, language, head, body });
}

/** The sketch as one page that opens anywhere. */
export function standaloneSketch({ js }: P5Program, title: string, language: string): string {
  return sketchPage(`<script>\n${insideScript(js.trimEnd())}\n</script>`, title, language);
}
