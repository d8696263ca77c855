/** The rules of the documents. A rule takes the texts of all files, by path, and returns the faults. */
import { rateLimits } from './rate-limit-rule.mjs';

const PRODUCT = 'docs/product.md';
const DECISIONS = 'docs/decisions/';
const INDEX = 'docs/decisions/README.md';

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

const SOURCE = /^(contract|server|web|runners)\/.*\.tsx?$/;

/** Constants that docs/product.md names and no source has. */
function namedConstants(files) {
  const sources = [...files].filter(([path]) => SOURCE.test(path)).map(([, text]) => text);
  const known = new Set(sources.join('\n').match(/\b[A-Z][A-Z0-9_]{3,}\b/g));
  const own = new Map([[PRODUCT, files.get(PRODUCT) ?? '']]);
  return [...matches(own, /`(?<constant>[A-Z][A-Z0-9_]{3,})`/g)]
    .filter(({ groups }) => !known.has(groups.constant))
    .map(({ at, groups }) => `${at}: no source has the constant ${groups.constant}`);
}

/** Returns cited decisions that do not exist, by number or by file. Decisions cite each other by number. */
function citedDecisions(files) {
  const pages = [...files.keys()].filter((path) => path.startsWith(DECISIONS));
  const names = pages.map((path) => path.slice(DECISIONS.length));
  const documents = new Map(
    [...files].filter(
      ([path]) => path !== INDEX && (path === 'ARCHITECTURE.md' || pages.includes(path)),
    ),
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

/** The name of a decision's file: `0033-one-statement-…` for `# 0033 One statement …`. */
function fileNameOf(title) {
  const words = title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return `${words.replace(/-$/, '')}.md`;
}

const STATUS = /^Status: (?<status>Accepted|Superseded(?: in part)? by \[\d{4}\]\([\w-]+\.md\))/;
const SECTIONS = ['## Context', '## Decision', '## Consequences'];

/** Returns the faults in the form of one decision, in words. */
function formFaults(name, text) {
  const [heading = '', , status = ''] = text.split('\n');
  const title = /^# (?<title>\d{4} \S.*)$/.exec(heading)?.groups.title;
  const sections = [...text.matchAll(/^##? .*$/gm)].map(([line]) => line).slice(1);
  return [
    !title && 'the first line is not "# NNNN Title"',
    title && fileNameOf(title) !== name && `is not named after its title: ${fileNameOf(title)}`,
    !STATUS.test(status) && 'the third line is not "Status: Accepted" or "Status: Superseded by …"',
    sections.join() !== SECTIONS.join() && `its sections are not ${SECTIONS.join(', ')}`,
  ].filter(Boolean);
}

function decisionsOf(files) {
  return [...files]
    .filter(([path]) => path.startsWith(DECISIONS) && path !== INDEX)
    .map(([path, text]) => ({ path, name: path.slice(DECISIONS.length), text }));
}

/** Returns numbers of decisions that are now on other pages, from the last column of the index. */
function mergedNumbers(files) {
  const columns = [
    ...matches(new Map([[INDEX, files.get(INDEX) ?? '']]), /\| (?<numbers>[\d, ]*) \|$/gm),
  ];
  return columns.flatMap(({ groups }) => groups.numbers.split(', '));
}

/** Returns decisions with another form than the others, or with the number of another. */
function decisionForm(files) {
  const decisions = decisionsOf(files);
  const merged = mergedNumbers(files);
  const numbers = decisions.map(({ name }) => name.slice(0, 4));
  return decisions.flatMap(({ path, name, text }, i) => [
    ...formFaults(name, text).map((fault) => `${path}: ${fault}`),
    ...(numbers.indexOf(numbers[i]) === i && !merged.includes(numbers[i])
      ? []
      : [`${path}: its number is taken`]),
  ]);
}

/**
 * Returns decisions without a row of the index that contains their number, title and status; merged numbers follow in
 * that row.
 */
function decisionIndex(files) {
  const rows = (files.get(INDEX) ?? '').split('\n');
  return decisionsOf(files).flatMap(({ name, text }) => {
    const [heading = '', , line = ''] = text.split('\n');
    const status = STATUS.exec(line)?.groups.status;
    const row = `| ${name.slice(0, 4)} | [${heading.slice(7)}](${name}) | ${status} |`;
    const found = rows.some((other) => other.startsWith(row));
    return found ? [] : [`${INDEX}: this row is missing:\n  ${row}`];
  });
}

export const RULES = [
  citedHeadings,
  namedConstants,
  citedDecisions,
  citedSpecification,
  decisionForm,
  decisionIndex,
  rateLimits,
];
