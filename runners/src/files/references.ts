import { leadsElsewhere, nameOf } from './program-file.ts';

/** Returns the address of a file by the reference in a page; null if the reference stays unchanged. */
export type AddressOf = (reference: string) => string | null;

/** Matches comments too, so that their contents are left alone. */
const PIECE =
  /<!--[\s\S]*?-->|(<style\b[^>]*>)([\s\S]*?)(<\/style\s*>)|<script\b[^>]*>[\s\S]*?<\/script\s*>|<[a-z][^>]*>/gi;
const ATTRIBUTE =
  /(\s)(src|srcset|poster|href|xlink:href|style)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;
/** The elements that fetch the file in `href`; in other elements `href` leads to another page. */
const FETCHES_HREF = /^<(link|image|use|feimage)\b/i;
const CSS_URL = /url\(\s*("[^"]*"|'[^']*'|[^"')\s]+)\s*\)|(@import\s+)("[^"]*"|'[^']*')/gi;

function unquoted(text: string): string {
  return /^["']/.test(text) ? text.slice(1, -1) : text;
}

/** Style sheets with the addresses of files in place of their names. */
export function withAddressesInCss(css: string, addressOf: AddressOf): string {
  return css.replace(CSS_URL, (whole, inUrl, rule, imported) => {
    const address = addressOf(unquoted(inUrl ?? imported));
    if (address === null) return whole;
    return rule === undefined ? `url(${address})` : `${rule}url(${address})`;
  });
}

/** A list of pictures for several widths or densities. */
export function withAddressesInSrcset(srcset: string, addressOf: AddressOf): string {
  return srcset.replace(/(^|,)(\s*)([^\s,]+)/g, (whole, before, blank, reference) => {
    const address = addressOf(reference);
    return address === null ? whole : `${before}${blank}${address}`;
  });
}

/** The value that an attribute gets; null where it stays. */
export function attributeWithAddress(
  name: string,
  value: string,
  addressOf: AddressOf,
): string | null {
  const changed =
    name === 'style'
      ? withAddressesInCss(value, addressOf)
      : name === 'srcset'
        ? withAddressesInSrcset(value, addressOf)
        : addressOf(value.trim());
  return changed === value ? null : changed;
}

function tagWithAddresses(tag: string, addressOf: AddressOf): string {
  return tag.replace(ATTRIBUTE, (whole, blank, attribute, equals, quotedValue) => {
    const name = attribute.toLowerCase();
    if (name.endsWith('href') && !FETCHES_HREF.test(tag)) return whole;
    const changed = attributeWithAddress(name, unquoted(quotedValue), addressOf);
    return changed === null
      ? whole
      : `${blank}${attribute}${equals}"${changed.replaceAll('"', '&quot;')}"`;
  });
}

/** A page with the addresses of files in place of their names. No line moves. */
export function withAddresses(html: string, addressOf: AddressOf): string {
  return html.replace(PIECE, (piece, styleTag, css, styleEnd) => {
    if (piece.startsWith('<!--')) return piece;
    if (styleTag !== undefined) return styleTag + withAddressesInCss(css, addressOf) + styleEnd;
    const end = piece.indexOf('>') + 1;
    return tagWithAddresses(piece.slice(0, end), addressOf) + piece.slice(end);
  });
}

/**
 * The name that a reference means; null where it leads elsewhere.
 *
 * @param base the address of the program's folder
 * @param from the name of the file that the reference is in
 */
export function nameIn(reference: string, base: string, from = ''): string | null {
  if (reference.startsWith(base)) return nameOf(reference.slice(base.length));
  return leadsElsewhere(reference) || reference.trim() === '' ? null : nameOf(reference, from);
}
