/** The pattern of an id in addresses: lower-case letters, digits, and single hyphens between them. */
export const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Characters of an id at most. */
export const SLUG_MAX_LENGTH = 80;

/**
 * Makes an id from a title: lower case, accents dropped, everything else one hyphen, none at the edges. Empty when the
 * title has neither letters a–z nor digits.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[æÆ]/g, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '');
}

/** The id of a new lesson: its course's, a hyphen and its title's; without a course its title's alone. */
export function lessonIdOf(courseId: string | null | undefined, title: string): string {
  return slugOf(courseId ? `${courseId}-${slugOf(title)}` : title);
}
