import { findContact } from '@codivia/contract/text/contacts/find-contact';

/**
 * Lines about things that nobody should write here: safety, ages, and the meetings of an invented club. A question about
 * their exercises is sent in spite of them, since the lines of an exercise are known (docs/product.md#contact-details).
 */
const ABOUT_CONTACTS = [
  /How old are you, really\?|Tu as quel âge, en vrai/,
  /photos of your face|photos de ton visage/,
  /behind the gym|derrière le gymnase/,
  /aide\.boutique/,
  /Friday, 11 p\.m\.|vendredi, 23 h/,
  /Your full name, your school|Tes nom et prénom, ton collège/,
];

/** Every text below a value, with the name that it has there. */
function* textsIn(value: unknown, name = ''): Iterable<[string, string]> {
  if (typeof value === 'string') yield [name, value];
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value))
      yield* textsIn(one, key === 'en' || key === 'fr' ? name : key);
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const decoded = (html: string): string =>
  html.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

type Part = [string, 'text' | 'code'];

/** Paragraphs of a text in HTML, and the programs of its editors. */
function partsOfHtml(html: string): Part[] {
  const programs = [...html.matchAll(/\bcode="([^"]*)"/g)].map(
    ([, code = '']): Part => [decoded(code), 'code'],
  );
  const paragraphs = html.split(/<\/?(?:p|li|pre|h\d|blockquote|ul|ol)[ >]|\n\n/);
  return [
    ...programs,
    ...paragraphs.map((part): Part => [decoded(part.replace(/<[^>]*>?/g, '')), 'text']),
  ];
}

/** Programs have signs of code and several lines: this is the last sign of a line. */
const IS_PROGRAM = /[=(){};<>][^=(){};<>\r\n]*\n/;
const IS_HTML = /^<|<\/(?:p|code|li|pre)>/;

/** Returns the contact details and links to other sites in the texts and programs of a value. */
export function contactsIn(value: unknown): string[] {
  return [...textsIn(value)].flatMap(([name, text]) => {
    if (name === 'id') return [];
    const isHtml = IS_HTML.test(text) && /content|instructions|hints|feedback|text/.test(name);
    const parts: Part[] = isHtml
      ? partsOfHtml(text)
      : [[text, IS_PROGRAM.test(text) ? 'code' : 'text']];
    return parts.flatMap(([part, context]) => {
      const found = findContact(part, context, 'codivia.org');
      const isExpected = ABOUT_CONTACTS.some((pattern) => pattern.test(part));
      return found && !isExpected ? [`${name}, ${found.kind} ${found.verdict}: ${part}`] : [];
    });
  });
}
