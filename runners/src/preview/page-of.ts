import { insideHtml } from './inside-html.ts';

interface PageParts {
  title: string;
  language: string;
  /** Further elements of its head, each on a line of its own. */
  head?: string;
  body: string;
}

/** Makes a whole page that is saved and opened anywhere. Head and body are inserted unchanged. */
export function pageOf({ title, language, head = '', body }: PageParts): string {
  return `<!doctype html>
<html lang="${insideHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${insideHtml(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;
}
