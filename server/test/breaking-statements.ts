/**
 * The harm that a statement of a migration does to processes of the previous release, which continue serving on the new
 * tables until they are replaced. A rule looks at a statement, or at one action of ALTER TABLE, in lower case and
 * without quotes.
 */
const BREAKING: [rule: RegExp, harm: string][] = [
  [/^drop (table|column|(materialized )?view|type|schema|sequence|index)\b/, 'takes away'],
  [/^drop (constraint|default|identity|expression)\b/, 'takes away'],
  [/^truncate\b/, 'takes away'],
  [/^rename\b|^set schema\b/, 'renames'],
  [/^alter type \S+ (?!add value\b)/, 'changes a type'],
  [/^alter (column )?\S+ (set data )?type\b/, 'changes a type'],
  [/^alter (column )?\S+ drop (default|identity|expression)\b/, 'takes away'],
  [/^alter (column )?\S+ set not null\b/, 'asks for a value that is not written'],
  [
    /^add (column )?(?!constraint\b)(?!.*\b(default|generated|serial)\b).*\bnot null\b/,
    'asks for a value that is not written',
  ],
  [/^add (constraint \S+ )?(check|unique|foreign|primary|exclude)\b/, 'refuses what is written'],
  [/^create unique index\b/, 'refuses what is written'],
  [/^do\b/, 'cannot be judged'],
];

/** Marks a statement whose table or column has been unused since RELEASE. */
const MARK = /^--\s*contract after (v\d[\w.-]*|[0-9a-f]{8,40}): \S/m;

/** Comments, bodies of functions and texts, which are no statements, but may look like some. */
const NO_STATEMENT = /--.*$|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/gm;
const NAME = String.raw`(?:if (?:not )?exists )?(?:only )?([\w.]+)`;

interface Statement {
  text: string;
  marked: boolean;
}

function statementsOf(migration: string): Statement[] {
  const withoutTexts = migration.replaceAll(NO_STATEMENT, (found) =>
    found.startsWith('--') ? found.replaceAll(';', ',') : "''",
  );
  return withoutTexts.split(';').map((piece) => ({
    text: piece
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/"|public\./g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
    marked: MARK.test(piece),
  }));
}

/** Returns the actions of ALTER TABLE; a comma within brackets separates none. */
function actionsOf(statement: string): string[] {
  const actions = /^alter table (?:if exists )?(?:only )?\S+ (.*)$/.exec(statement)?.[1];
  return actions?.split(/, (?![^(]*\))/) ?? [];
}

/**
 * Tells whether a statement restricts only rows with a value in a column that the same migration adds: the previous
 * release leaves it empty, which a reference ignores, and a unique constraint too.
 */
function isOnNewColumn(statement: string, all: Statement[]): boolean {
  const [, kind, columns = ''] = /\b(foreign key|unique) ?\(([\w, ]+)\)/.exec(statement) ?? [];
  const mayBeEmpty = (column: string) => {
    const adds = new RegExp(
      String.raw`^alter table \S+ add column ${column} (?!.*\b(default|generated)\b)`,
    );
    return all.some(({ text }) => adds.test(text));
  };
  const isOn = columns.split(/, ?/).filter(Boolean);
  return kind === 'unique' ? isOn.some(mayBeEmpty) : isOn.length === 1 && isOn.every(mayBeEmpty);
}

/** Returns the table that a statement changes, if it does. */
const changedBy = (statement: string) =>
  new RegExp(`^(?:alter table|create unique index.*? on) ${NAME}`).exec(statement)?.[1];

/** Tells whether a trigger or function that is dropped is made again by the same migration. */
function isReplaced(dropped: string, all: Statement[]): boolean {
  const [, kind, name] = new RegExp(`^drop (trigger|function) ${NAME}`).exec(dropped) ?? [];
  const again = new RegExp(String.raw`^create (or replace )?(constraint )?${kind} ${name}\b`);
  return all.some(({ text }) => again.test(text));
}

/**
 * Tells whether a statement drops an index that only makes some reading quicker: statements depend only on unique ones.
 */
function isPlainIndex(statement: string, migrations: string): boolean {
  const name = new RegExp(`^drop index ${NAME}`).exec(statement)?.[1];
  if (name === undefined) return false;
  return !new RegExp(String.raw`create unique index "?${name}\b`, 'i').test(migrations);
}

/**
 * Describes the statements of a migration that keep processes of the previous release from working. Tables that the
 * migration itself makes are not in use yet, and a statement marked `-- contract after RELEASE: why` is a later step on
 * purpose. `earlier` are the migrations before it.
 */
export function breakingStatements(migration: string, earlier = ''): string[] {
  const all = statementsOf(migration);
  const created = new Set(
    all.map(({ text }) => new RegExp(`^create table ${NAME}`).exec(text)?.[1]).filter(Boolean),
  );
  return all.flatMap(({ text, marked }) => {
    if (marked || created.has(changedBy(text)) || isOnNewColumn(text, all)) return [];
    if (isPlainIndex(text, earlier + migration)) return [];
    if (/^drop (trigger|function)\b/.test(text)) {
      return isReplaced(text, all) ? [] : [`takes away: ${text}`];
    }
    const broken = [text, ...actionsOf(text)].flatMap((action) =>
      BREAKING.filter(([rule]) => rule.test(action)).map(([, harm]) => harm),
    );
    return [...new Set(broken)].map((harm) => `${harm}: ${text}`);
  });
}
