import type { Bilingual } from '../../api/language.ts';

/** A table that is given to a query. */
export interface SqlTable {
  name: string;
  columns: string[];
  rows: (string | number | null)[][];
}

/** The result that a query should have. */
export type SqlResult = Pick<SqlTable, 'columns' | 'rows'>;

/** The name under which a query is shown. Its program is never shown. */
export const QUERY_FILE = 'query.sql';

/** Patterns of messages of SQLite with their meaning, and headings of tables. `{0}` is the name in the message. */
export const SQL_WORDS = {
  yours: { fr: 'Ton résultat', en: 'Your result' },
  wanted: { fr: 'Résultat attendu', en: 'Expected result' },
  nothing: { fr: '(aucune ligne)', en: '(no rows)' },
  'no such column: "?(.+?)"?(?: - .+)?$': {
    fr: "Aucune table de la requête n’a de colonne « {0} ». Un texte s’écrit entre apostrophes : '…'.",
    en: "No table of the query has a column “{0}”. A text is written between single quotes: '…'.",
  },
  'no such table: (.+)': {
    fr: 'Il n’y a pas de table « {0} » ici. Regarde les noms des tables données.',
    en: 'There’s no table “{0}” here. Look at the names of the given tables.',
  },
  'near "(.+)": syntax error': {
    fr: 'La base ne comprend plus à partir de « {0} ». L’ordre est SELECT … FROM … WHERE … GROUP BY … ORDER BY.',
    en: 'The database is lost from “{0}” on. The order is SELECT … FROM … WHERE … GROUP BY … ORDER BY.',
  },
  'incomplete input': {
    fr: 'La requête s’arrête trop tôt : il manque la fin, ou une parenthèse n’est pas fermée.',
    en: 'The query stops too early: its end is missing, or a bracket isn’t closed.',
  },
  'unrecognized token: (.+)': {
    fr: 'Le signe {0} n’a pas sa place ici, ou une apostrophe n’est pas fermée.',
    en: 'The sign {0} doesn’t belong here, or a quote isn’t closed.',
  },
  'ambiguous column name: (.+)': {
    fr: 'Plusieurs tables ont une colonne « {0} » : écris table.{0}.',
    en: 'Several tables have a column “{0}”: write table.{0}.',
  },
  'misuse of aggregate': {
    fr: 'COUNT, SUM, AVG, MIN et MAX ne vont pas dans WHERE : c’est HAVING, après GROUP BY.',
    en: 'COUNT, SUM, AVG, MIN and MAX don’t go into WHERE: that’s HAVING, after GROUP BY.',
  },
  'no such function: (.+)': {
    fr: 'La base ne connaît pas de fonction « {0} ».',
    en: 'The database has no function “{0}”.',
  },
  'one statement at a time': {
    fr: 'Une seule requête à la fois : garde celle qui donne le résultat.',
    en: 'One query at a time: keep the one that gives the result.',
  },
  'attempt to write a readonly database': {
    fr: 'Une requête lit les tables sans les changer : elle commence par SELECT.',
    en: 'A query reads the tables and changes none: it begins with SELECT.',
  },
  'no table': {
    fr: 'Cette instruction ne donne pas de table : une requête commence par SELECT.',
    en: 'This statement gives no table: a query begins with SELECT.',
  },
} satisfies Record<string, Bilingual>;

/** The words in one language. */
export type SqlWords = Record<keyof typeof SQL_WORDS, string>;

const PROGRAM = `
import json, re, sqlite3

task = json.loads(TASK)
tables = globals().get("other_tables") or task["tables"]
words = task["words"]
titles = ["yours", "wanted", "nothing"]

def answer(query):
    base = sqlite3.connect(":memory:")
    for table in tables:
        columns = ", ".join('"' + name + '"' for name in table["columns"])
        base.execute('CREATE TABLE "' + table["name"] + '" (' + columns + ")")
        places = ", ".join("?" for name in table["columns"])
        base.executemany('INSERT INTO "' + table["name"] + '" VALUES (' + places + ")", table["rows"])
    base.execute("PRAGMA query_only = ON")
    found = base.execute(query)
    if found.description is None:
        raise sqlite3.ProgrammingError("no table")
    return [column[0] for column in found.description], found.fetchmany(1000)

def shown(value):
    text = "NULL" if value is None else str(value).replace("\\n", " ")
    return text if len(text) <= 100 else text[:100] + "…"

def show(title, columns, rows):
    cells = [[shown(name) for name in columns]] + [[shown(value) for value in row] for row in rows[:50]]
    widths = [max(len(row[place]) for row in cells) for place in range(len(columns))]
    print(title)
    for number, row in enumerate(cells):
        print("  " + " | ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip())
        if number == 0:
            print("  " + "-+-".join("-" * width for width in widths))
    if len(rows) > 50 or not rows:
        print("  " + ("…" if rows else words["nothing"]))

problem, columns, rows = None, [], []
wanted = globals().get("other_wanted") or task.get("wanted")
wanted_columns, wanted_rows = None, []
if wanted:
    wanted_columns, wanted_rows = wanted["columns"], wanted["rows"]
elif "solution" in task:
    wanted_columns, wanted_rows = answer(task["solution"])
try:
    columns, rows = answer(task["query"])
except (sqlite3.Error, sqlite3.Warning, MemoryError) as error:
    problem = str(error)
    print(problem)
    for pattern, text in words.items():
        match = pattern not in titles and re.search(pattern, problem)
        if match:
            print(text.replace("{0}", match[1] if match.re.groups else ""))
else:
    show(words["yours"], columns, rows)
if wanted_columns is not None:
    print()
    show(words["wanted"], wanted_columns, wanted_rows)
`;

/**
 * The Python program that runs a query on the tables, and prints its result and the expected one.
 *
 * @param wanted the query that gives the expected result; or the result itself, where nobody may read that query yet;
 * null for a program that others see, which prints the result of the query alone
 */
export function sqlProgram(
  tables: readonly SqlTable[],
  query: string,
  wanted: string | SqlResult | null,
  words: SqlWords,
): string {
  const expected = typeof wanted === 'string' ? { solution: wanted } : wanted && { wanted };
  const task = JSON.stringify(JSON.stringify({ tables, query, ...expected, words }));
  return PROGRAM.trimStart().replace('TASK', () => task);
}
