import { insideHtml, insideScript } from '../preview/inside-html.ts';
import type { P5Program } from './game-program.ts';
import { P5_CDN, P5_INTEGRITY } from './p5-version.ts';

/** The sketch as one page that opens anywhere; p5 comes from its public address. */
export function standaloneP5({ js }: P5Program, title: string, language: string): string {
  return `<!doctype html>
<html lang="${insideHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${insideHtml(title)}</title>
<style>
html, body { margin: 0; height: 100%; overflow: hidden; touch-action: none; }
canvas { display: block; }
</style>
<script src="${P5_CDN}" integrity="${P5_INTEGRITY}" crossorigin="anonymous"></script>
</head>
<body>
<script>
${insideScript(js.trimEnd())}
</script>
</body>
</html>
`;
}
