import { type Language, socialLocale } from '@codivia/contract/api/language';

/** The elements that React puts first, since they belong in the head. */
const FIRST = /^(?:<title[^>]*>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)/;

/** Separates the elements that belong in the head of the document from those of its body. */
export function splitHead(html: string): { head: string; body: string } {
  let end = 0;
  for (;;) {
    const found = FIRST.exec(html.slice(end));
    if (!found) return { head: html.slice(0, end), body: html.slice(end) };
    end += found[0].length;
  }
}

export interface Placed {
  pathname: string;
  language: Language;
  /** Tells whether the address itself names the language. */
  named: boolean;
  /** Base of every address, without a slash at its end. */
  publicUrl: string;
  /** Address of the picture that represents the page on other sites. */
  picture: string;
}

const OTHER: Record<Language, Language> = { fr: 'en', en: 'fr' };

function textOf(head: string, pattern: RegExp): string | undefined {
  return pattern.exec(head)?.[1]?.replaceAll('"', '&quot;');
}

/** Escapes text for an attribute; text from React is escaped already, addresses are not. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function addresses({ pathname, language, named, publicUrl }: Placed): string[] {
  const plain = `${publicUrl}${pathname}`;
  const inLanguage = (code: Language) => attribute(`${plain}?lang=${code}`);
  const own = named ? inLanguage(language) : attribute(plain);
  return [
    `<link rel="canonical" href="${own}"/>`,
    `<link rel="alternate" hreflang="fr" href="${inLanguage('fr')}"/>`,
    `<link rel="alternate" hreflang="en" href="${inLanguage('en')}"/>`,
    `<link rel="alternate" hreflang="x-default" href="${attribute(plain)}"/>`,
    `<meta property="og:url" content="${own}"/>`,
  ];
}

/**
 * Returns the tags that other sites need to show a page: its own and its other languages' addresses, and its title,
 * description and picture once more, under their names for them. Pages that do not want to be found have no address of
 * their own here.
 *
 * @param head the tags that the page itself has put into its head
 */
export function socialHead(head: string, placed: Placed): string {
  const title = textOf(head, /<title[^>]*>([^<]*)<\/title>/) ?? 'Codivia';
  const description = textOf(head, /<meta name="description" content="([^"]*)"/);
  const hidden = /<meta name="robots" content="noindex/.test(head);
  const tags: [name: 'property' | 'name', key: string, content: string | undefined][] = [
    ['property', 'og:site_name', 'Codivia'],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', socialLocale(placed.language)],
    ['property', 'og:locale:alternate', socialLocale(OTHER[placed.language])],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', attribute(placed.picture)],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', attribute(placed.picture)],
  ];
  const shown = tags
    .filter(([, , content]) => content !== undefined)
    .map(([name, key, content]) => `<meta ${name}="${key}" content="${content}"/>`);
  // Every document has a name, also one whose page has none to give before its scripts run.
  const named = head.includes('<title') ? head : `<title>Codivia</title>${head}`;
  return [named, ...(hidden ? [] : addresses(placed)), ...shown].join('\n    ');
}
