/** What the documents have to fulfil. A rule takes the texts of all files, by path, and answers the faults. */

const PRODUCT = 'docs/product.md';
const DECISIONS = 'docs/decisions/';

/** The anchor that Markdown gives a heading: `Drafts and links` becomes `drafts-and-links`. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** Every place where a pattern matches. */
function* matches(files, pattern) {
  for (const [path, text] of files) {
    for (const match of text.matchAll(pattern)) {
      const line = text.slice(0, match.index).split('\n').length;
      yield { at: `${path}:${line}`, path, groups: match.groups };
    }
  }
}

/** Headings of docs/product.md that are cited, here or there, and do not exist. */
function citedHeadings(files) {
  const headings = (files.get(PRODUCT) ?? '').matchAll(/^#+ (?<heading>.+)$/gm);
  const anchors = new Set([...headings].map(({ groups }) => anchorOf(groups.heading)));
  const own = new Map([[PRODUCT, files.get(PRODUCT) ?? '']]);
  const cited = [
    ...matches(files, /\bproduct\.md#(?<anchor>[\w-]+)/g),
    ...matches(own, /\]\(#(?<anchor>[\w-]+)\)/g),
  ];
  return cited
    .filter(({ groups }) => !anchors.has(groups.anchor))
    .map(({ at, groups }) => `${at}: docs/product.md has no heading #${groups.anchor}`);
}

/** Decisions that are cited, by number or by file, and do not exist. Decisions cite each other by number. */
function citedDecisions(files) {
  const pages = [...files.keys()].filter((path) => path.startsWith(DECISIONS));
  const names = pages.map((path) => path.slice(DECISIONS.length));
  const documents = new Map(
    [...files].filter(([path]) => path === 'ARCHITECTURE.md' || pages.includes(path)),
  );
  const exists = ({ number, rest }) =>
    rest ? names.includes(number + rest) : names.some((name) => name.startsWith(`${number}-`));
  const cited = [
    ...matches(files, /\bdecisions\/(?<number>\d{4})(?<rest>-[\w-]*\.md)?/g),
    ...matches(documents, /(?<![\w.,/-])(?<number>0\d{3})(?<rest>-[\w-]*\.md)?(?![\w.,]*\d)/g),
  ];
  return cited
    .filter(({ groups }) => !exists(groups))
    .map(({ at, groups }) => `${at}: there is no decision ${groups.number}${groups.rest ?? ''}`);
}

/** The specification that the product grew out of is no part of the repository. */
function citedSpecification(files) {
  const cited = matches(files, /\bspecification,? §|\bspec §|[(]specification\b/gi);
  return [...cited].map(({ at }) => `${at}: cites a document that is not here`);
}

export const RULES = [citedHeadings, citedDecisions, citedSpecification];
