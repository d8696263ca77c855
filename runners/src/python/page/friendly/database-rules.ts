import { rules } from './rule.ts';

/** Errors of the module sqlite3: SQLite's messages about SQL and data, and wrong uses of the module. */
export const DATABASE_RULES = rules([
  {
    code: 'no-such-table',
    types: ['OperationalError'],
    pattern: /^no such table: (?<name>.+)$/,
    text: {
      en: 'The database has no table called `{name}`. Check the spelling, and that the table is created before this line. Each run begins with an empty database.',
      fr: 'La base de données n’a pas de table `{name}`. Vérifie l’orthographe, et que la table est créée avant cette ligne. Chaque exécution commence avec une base vide.',
    },
  },
  {
    code: 'text-in-double-quotes',
    types: ['OperationalError'],
    pattern: /^no such column: (?<name>".+") - should this be a string literal in single-quotes/,
    text: {
      en: 'SQL takes {name} for the name of a column, because of the double quotes. In SQL, text goes between single quotes; better still, put a `?` there.',
      fr: 'À cause des guillemets doubles, SQL prend {name} pour le nom d’une colonne. En SQL, un texte se met entre apostrophes simples ; mieux encore, mets un `?` à cet endroit.',
    },
  },
  {
    code: 'no-such-column',
    types: ['OperationalError'],
    pattern: /^(?:no such column: |table .+ has no column named )(?<name>.+)$/,
    text: {
      en: 'There’s no column called `{name}` here. Check the spelling and the table; if it’s meant as text, it needs single quotes.',
      fr: 'Il n’y a pas de colonne `{name}` ici. Vérifie l’orthographe et la table ; si c’est un texte, il lui faut des apostrophes simples.',
    },
  },
  {
    code: 'ambiguous-column',
    types: ['OperationalError'],
    pattern: /^ambiguous column name: (?<name>.+)$/,
    text: {
      en: 'More than one of these tables has a column `{name}`. Say which one you mean, with the table’s name and a dot in front.',
      fr: 'Plusieurs de ces tables ont une colonne `{name}`. Dis laquelle tu veux, avec le nom de la table et un point devant.',
    },
  },
  {
    code: 'sql-syntax',
    types: ['OperationalError'],
    pattern: /^near "(?<word>.+)": syntax error/s,
    text: {
      en: 'SQL can’t read this statement: something is wrong at `{word}`, or just before it. Look for a missing comma, bracket or word, and check the order of the parts.',
      fr: 'SQL n’arrive pas à lire cette requête : il y a un problème à `{word}`, ou juste avant. Cherche une virgule, une parenthèse ou un mot oublié, et vérifie l’ordre des parties.',
    },
  },
  {
    code: 'sql-incomplete',
    types: ['OperationalError'],
    pattern: /^incomplete input/,
    text: {
      en: 'The SQL statement stops too early. Often a closing bracket is missing at its end.',
      fr: 'La requête SQL s’arrête trop tôt. Souvent, il manque une parenthèse fermante à la fin.',
    },
  },
  {
    code: 'sql-unreadable-sign',
    types: ['OperationalError'],
    pattern: /^unrecognized token: "(?<sign>.+)"/s,
    text: {
      en: 'SQL can’t read `{sign}`. Often a single quote is opened and never closed, or there’s a character there that SQL doesn’t know.',
      fr: 'SQL n’arrive pas à lire `{sign}`. Souvent, une apostrophe est ouverte et jamais fermée, ou il y a là un caractère que SQL ne connaît pas.',
    },
  },
  {
    code: 'table-already-there',
    types: ['OperationalError'],
    pattern: /^table (?<name>.+) already exists/,
    text: {
      en: 'The table `{name}` already exists. Create it only once, or write `CREATE TABLE IF NOT EXISTS`.',
      fr: 'La table `{name}` existe déjà. Crée-la une seule fois, ou écris `CREATE TABLE IF NOT EXISTS`.',
    },
  },
  {
    code: 'values-and-columns-differ',
    types: ['OperationalError'],
    pattern: /has \d+ columns but \d+ values were supplied|^\d+ values for \d+ columns/,
    text: {
      en: 'There aren’t as many values as columns. Give one value for each column, or name the columns you’re filling, in brackets after the table.',
      fr: 'Il n’y a pas autant de valeurs que de colonnes. Donne une valeur par colonne, ou nomme entre parenthèses, après la table, les colonnes que tu remplis.',
    },
  },
  {
    code: 'database-locked',
    types: ['OperationalError'],
    pattern: /^database (?:table )?is locked/,
    text: {
      en: 'Another connection has unfinished changes, so the database is waiting. Call `commit()` on it first.',
      fr: 'Une autre connexion a des changements pas encore terminés, alors la base attend. Appelle d’abord `commit()` sur celle-ci.',
    },
  },
  {
    code: 'must-be-unique',
    types: ['IntegrityError'],
    pattern: /^UNIQUE constraint failed: (?<column>.+)$/,
    text: {
      en: 'This value is already there, and `{column}` can’t hold the same value twice. The row was not written.',
      fr: 'Cette valeur existe déjà, et `{column}` ne peut pas contenir deux fois la même. La ligne n’a pas été écrite.',
    },
  },
  {
    code: 'must-not-be-empty',
    types: ['IntegrityError'],
    pattern: /^NOT NULL constraint failed: (?<column>.+)$/,
    text: {
      en: '`{column}` needs a value: the table doesn’t let it stay empty. The row was not written.',
      fr: '`{column}` doit avoir une valeur : la table ne permet pas de la laisser vide. La ligne n’a pas été écrite.',
    },
  },
  {
    code: 'must-lead-somewhere',
    types: ['IntegrityError'],
    pattern: /^FOREIGN KEY constraint failed/,
    text: {
      en: 'A row would point to a row of another table that doesn’t exist. Write the row it points to first, and delete it last.',
      fr: 'Une ligne pointerait vers une ligne d’une autre table qui n’existe pas. Écris d’abord la ligne visée, et supprime-la en dernier.',
    },
  },
  {
    code: 'must-keep-the-rule',
    types: ['IntegrityError'],
    pattern: /^CHECK constraint failed: (?<rule>.+)$/s,
    text: {
      en: 'This value breaks a rule of the table: `{rule}`. The row was not written.',
      fr: 'Cette valeur ne respecte pas une règle de la table : `{rule}`. La ligne n’a pas été écrite.',
    },
  },
  {
    code: 'wrong-kind-for-key',
    types: ['IntegrityError'],
    pattern: /^datatype mismatch/,
    text: {
      en: 'An `INTEGER PRIMARY KEY` only takes whole numbers.',
      fr: 'Une clé `INTEGER PRIMARY KEY` n’accepte que des nombres entiers.',
    },
  },
  {
    code: 'wrong-number-of-values',
    types: ['ProgrammingError'],
    pattern:
      /^Incorrect number of bindings supplied\. The current statement uses (?<needed>\d+), and there are (?<given>\d+) supplied/,
    text: {
      en: 'The number of `?` ({needed}) and of values ({given}) must be the same. Values go in a list; for a single one, write `[value]`.',
      fr: 'Il faut autant de valeurs ({given}) que de `?` ({needed}). Les valeurs se mettent dans une liste ; pour une seule, écris `[valeur]`.',
    },
  },
  {
    code: 'named-value-missing',
    types: ['ProgrammingError'],
    pattern: /^You did not supply a value for binding parameter (?<name>.+)\.$/,
    text: {
      en: 'The statement has `{name}` in it, but the dictionary has no value for that name.',
      fr: 'La requête contient `{name}`, mais le dictionnaire n’a pas de valeur pour ce nom.',
    },
  },
  {
    code: 'value-not-storable',
    types: ['ProgrammingError'],
    pattern: /^Error binding parameter .+: type '(?<valueType>.+)' is not supported/,
    text: {
      en: '{valueType} can’t be stored in a database. Only text, numbers, bytes and `None` can.',
      fr: '{valueType} ne peut pas être rangé dans une base de données. Seuls un texte, un nombre, des octets et `None` le peuvent.',
    },
  },
  {
    code: 'values-need-a-list',
    types: ['ProgrammingError'],
    pattern: /^parameters are of unsupported type/,
    text: {
      en: 'The values for the `?` have to be in a list, even when there’s only one: `[value]`.',
      fr: 'Les valeurs des `?` doivent être dans une liste, même s’il n’y en a qu’une : `[valeur]`.',
    },
  },
  {
    code: 'one-statement-at-a-time',
    types: ['ProgrammingError'],
    pattern: /^You can only execute one statement at a time/,
    text: {
      en: '`execute` takes one SQL statement. For several, call it for each, or use `executescript`.',
      fr: '`execute` prend une seule requête SQL. Pour plusieurs, appelle-la pour chacune, ou utilise `executescript`.',
    },
  },
  {
    code: 'database-closed',
    types: ['ProgrammingError'],
    pattern: /^Cannot operate on a closed/,
    text: {
      en: 'The database was closed before this line. Close it only when nothing uses it any more.',
      fr: 'La base de données a été fermée avant cette ligne. Ferme-la seulement quand plus rien ne l’utilise.',
    },
  },
]);
