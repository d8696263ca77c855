/** Compares the table of rate limits in docs/product.md with the limits that the server declares. */

const PRODUCT = 'docs/product.md';
const SOURCE = /^server\/src\/(?!.*\.test\.ts$).*\.ts$/;
const TYPED = /: R(?:ate|oute)Limit = \{/g;
const DECLARED =
  /\bname: '(?<name>[\w-]+)',(?:\s*per: '\w+',)?\s*limit: (?<limit>\w+),\s*seconds: (?<seconds>[\w *]+)/g;
const UNITS = { day: 86_400, h: 3600, min: 60 };

/** The value of a number, of a constant in the text, or of a product of them. */
function productOf(factors, text) {
  return factors.split('*').reduce((product, factor) => {
    const name = factor.trim();
    if (/^\d/.test(name)) return product * Number(name.replaceAll('_', ''));
    const constant = new RegExp(`\\bconst ${name} = (?<factors>[\\d_ *]+);`).exec(text);
    return constant ? product * productOf(constant.groups.factors, text) : Number.NaN;
  }, 1);
}

function windowOf(seconds) {
  const [unit, length] = Object.entries(UNITS).find(([, one]) => seconds % one === 0) ?? ['s', 1];
  return `${seconds / length} ${unit}`;
}

/** The rows that the table has to have, from their figures on. */
function declaredRows(files) {
  const contract = [...files].filter(([path]) => path.startsWith('contract/src/'));
  const constants = contract.map(([, text]) => text).join('\n');
  const sources = [...files].filter(([path]) => SOURCE.test(path));
  return sources.flatMap(([, text]) =>
    [...text.matchAll(DECLARED)].map(({ groups: { name, limit, seconds } }) => {
      const [uses, time] = [limit, seconds].map((factors) => productOf(factors, text + constants));
      return `| ${uses} | ${windowOf(time)} | \`${name}\` |`;
    }),
  );
}

function tableRows(files) {
  const sections = (files.get(PRODUCT) ?? '').split('\n### ');
  const section = sections.find((text) => text.startsWith('Rate limits\n')) ?? '';
  return [...section.matchAll(/^\|[^|]*(?<row>\|.*\| `[a-z][\w-]*` \|)$/gm)].map(
    ({ groups }) => groups.row,
  );
}

/** Rate limits that the table lacks, has with another figure, or has although no source declares them once. */
export function rateLimits(files) {
  const declared = declaredRows(files);
  const names = declared.map((row) => row.split('`')[1]);
  const rows = tableRows(files);
  const unread = [...files]
    .filter(([path]) => SOURCE.test(path))
    .filter(([, text]) => (text.match(TYPED)?.length ?? 0) > [...text.matchAll(DECLARED)].length);
  return [
    ...unread.map(([path]) => `${path}: write name, per, limit and seconds in this order`),
    ...names
      .filter((name, i) => names.indexOf(name) !== i)
      .map((name) => `the rate limit ${name} is declared more than once`),
    ...declared
      .filter((row) => !rows.includes(row))
      .map((row) => `${PRODUCT}#rate-limits lacks a row that ends in ${row}`),
    ...rows
      .filter((row) => !declared.includes(row))
      .map((row) => `${PRODUCT}#rate-limits has a row that no source declares: ${row}`),
  ];
}
