/**
 * Tables of the syntax that a quick program may contain. Other programs wait for Python: the tables contain only syntax
 * that was seen to work alike in both Pythons (quick-program.test.ts).
 */

/** Nodes of the syntax tree that need no look of their own. */
export const PLAIN_NODES: ReadonlySet<string> = new Set(
  `Script Body StatementGroup AssignStatement UpdateStatement ForStatement IfStatement ParamList PassStatement BreakStatement ContinueStatement
  ParenthesizedExpression TupleExpression ArrayExpression ArrayComprehensionExpression ConditionalExpression
  UnaryExpression BinaryExpression ArgList Boolean None
  PropertyName AssignOp CompareOp FormatReplacement
  def for in while if elif else return pass break continue and or not
  ( ) [ ] { } , ; .`.split(/\s+/),
);

/** Division makes numbers with a decimal point, `@` multiplies matrices. */
export const OPERATORS: ReadonlySet<string> = new Set(['+', '-', '*', '//', '%', '**']);
export const UPDATES: ReadonlySet<string> = new Set(['+=', '-=', '*=', '//=', '%=', '**=']);

/** Functions of Python that both do alike, and the arguments that they may be given by name. */
export const FUNCTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['print', ['sep', 'end', 'flush']],
  ['sorted', ['reverse']],
  ['enumerate', ['start']],
  ...['str', 'int', 'len', 'range', 'sum', 'min', 'max', 'abs', 'zip', 'any', 'all', 'list'].map(
    (name) => [name, []] as [string, string[]],
  ),
  ...['tuple', 'bool', 'ord', 'chr', 'reversed'].map((name) => [name, []] as [string, string[]]),
]);

/** Functions that quick-prelude.ts replaces, since only some of their results are alike. */
export const REPLACED: ReadonlySet<string> = new Set(['print', 'str', 'int', 'sorted']);

/** Methods of texts and lists, and the check that the text or list goes through first. */
export const METHODS: ReadonlyMap<string, 'none' | 'ascii' | 'sortable'> = new Map([
  ...['append', 'pop', 'remove', 'reverse', 'extend', 'copy', 'clear'].map(
    (name) => [name, 'none'] as [string, 'none'],
  ),
  ...['join', 'startswith', 'endswith'].map((name) => [name, 'none'] as [string, 'none']),
  ...['upper', 'lower', 'strip', 'lstrip', 'rstrip', 'split', 'find', 'index', 'count'].map(
    (name) => [name, 'ascii'] as [string, 'ascii'],
  ),
  ...['replace', 'isdigit', 'isalpha'].map((name) => [name, 'ascii'] as [string, 'ascii']),
  ['sort', 'sortable'],
]);
