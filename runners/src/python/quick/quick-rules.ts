import type { SyntaxNode } from '@lezer/common';
import { childrenOf } from './quick-names.ts';
import { FUNCTIONS, METHODS, OPERATORS, REPLACED, UPDATES } from './quick-nodes.ts';
import { lettersOf, must, type Reading } from './quick-reading.ts';
import { formatArguments, formattedQuote, isPlainText, pieceAsText } from './quick-texts.ts';

type Rule = (reading: Reading, node: SyntaxNode) => void;

const INTEGER = /^(0|[1-9]\d*(_\d+)*|0x[\da-f]+|0b[01]+)$/i;

const textOf = ({ source }: Reading, { from, to }: { from: number; to: number }) =>
  source.slice(from, to);

function noteText(reading: Reading, text: string): void {
  reading.letters += lettersOf(text);
  if (text.includes('%')) reading.hasPercent = true;
}

/** The conditions for nodes that not every quick program may contain, by their names. */
export const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [
    'Number',
    (reading, node) => {
      const number = textOf(reading, node);
      must(number.length < 50 && INTEGER.test(number));
      // Python warns of `1if`.
      must(!/\w/.test(reading.source[node.to] ?? ''));
    },
  ],
  [
    'String',
    (reading, node) => {
      const literal = textOf(reading, node);
      must(isPlainText(literal));
      noteText(reading, literal);
    },
  ],
  ['ContinuedString', (_, node) => must(childrenOf(node).every(({ name }) => name === 'String'))],
  ['FormatString', readFormatted],
  ['FormatSpec', () => {}],
  ['VariableName', readName],
  [
    'Comment',
    (reading, node) => {
      reading.letters += lettersOf(textOf(reading, node));
    },
  ],
  [
    'ArithOp',
    (reading, node) => {
      const operator = textOf(reading, node);
      must(OPERATORS.has(operator));
      if (operator === '%') reading.usesRemainder = true;
    },
  ],
  [
    'UpdateOp',
    (reading, node) => {
      const operator = textOf(reading, node);
      must(UPDATES.has(operator));
      if (operator === '%=') reading.usesRemainder = true;
    },
  ],
  // Python gives hints about other expressions that stand alone.
  [
    'ExpressionStatement',
    (_, node) => must(/^(CallExpression|String)$/.test(node.firstChild?.name ?? '')),
  ],
  ['FunctionDefinition', (_, node) => must(node.parent?.name === 'Script')],
  ['ReturnStatement', (_, node) => must(isInFunction(node))],
  ['*', (_, node) => must(/^(ArgList|ArithOp)$/.test(node.parent?.name ?? ''))],
  ['**', (_, node) => must(node.parent?.name === 'ArithOp')],
  // Python warns where something other than a variable is compared like this.
  [
    'is',
    (_, node) => {
      const before = node.nextSibling?.name === 'not' ? node.nextSibling : node;
      must(before.nextSibling?.name === 'None' && node.prevSibling?.name === 'VariableName');
    },
  ],
  // A part of a list may be read, not replaced.
  [':', (_, { parent }) => must(parent?.name !== 'MemberExpression' || !isTarget(parent))],
  [
    'MemberExpression',
    (_, node) =>
      must(
        node.lastChild?.name !== 'PropertyName' ||
          (node.parent?.name === 'CallExpression' && !node.prevSibling),
      ),
  ],
  ['CallExpression', readCall],
  ['WhileStatement', limitRounds],
]);

function isInFunction(node: SyntaxNode): boolean {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.name === 'FunctionDefinition') return true;
  return false;
}

/** True for a target: an expression before `=`, before an operator such as `+=`, or before `in`. */
function isTarget(node: SyntaxNode): boolean {
  for (let next = node.nextSibling; next; next = next.nextSibling)
    if (/^(AssignOp|UpdateOp|in)$/.test(next.name)) return true;
  const { parent } = node;
  return parent !== null && /^(Tuple|Array|Parenthesized)Expression$/.test(parent.name)
    ? isTarget(parent)
    : false;
}

/** A variable must be one of the program; a function may only be called. */
function readName(reading: Reading, node: SyntaxNode): void {
  const name = textOf(reading, node);
  reading.letters += lettersOf(name);
  const { parent, prevSibling, nextSibling } = node;
  const isCalled = parent?.name === 'CallExpression' && prevSibling === null;
  const isDefined = parent?.name === 'FunctionDefinition';
  const isArgumentName = parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp';
  must(isCalled || isDefined || isArgumentName || reading.names.variables.has(name));
}

function readCall(reading: Reading, node: SyntaxNode): void {
  const [called, args] = childrenOf(node);
  must(called !== undefined && args?.name === 'ArgList');
  const given = childrenOf(args);
  const named = given
    .filter(({ nextSibling, name }) => name === 'VariableName' && nextSibling?.name === 'AssignOp')
    .map((one) => textOf(reading, one));
  must(new Set(named).size === named.length);
  const name = textOf(reading, called);
  if (called.name === 'MemberExpression') readMethod(reading, called, named);
  else if (reading.names.functions.has(name)) must(!given.some((one) => one.name === 'for'));
  else {
    const allowed = FUNCTIONS.get(name);
    must(called.name === 'VariableName' && allowed !== undefined);
    must(named.every((one) => allowed.includes(one)));
    if (REPLACED.has(name))
      reading.edits.push({ from: called.from, to: called.to, text: `_q_${name}` });
  }
}

/** Counts the rounds of a loop that may have no end. */
function limitRounds(reading: Reading, node: SyntaxNode): void {
  const condition = node.firstChild?.nextSibling;
  must(condition != null);
  reading.edits.push({ from: condition.from, to: condition.from, text: '_q_round() and (' });
  reading.edits.push({ from: condition.to, to: condition.to, text: ')' });
}

function readMethod(reading: Reading, called: SyntaxNode, named: readonly string[]): void {
  const [receiver] = childrenOf(called);
  const property = called.lastChild;
  must(receiver !== undefined && property?.name === 'PropertyName');
  const name = textOf(reading, property);
  const check = METHODS.get(name);
  must(check !== undefined && named.every((one) => name === 'sort' && one === 'reverse'));
  if (check === 'none') return;
  reading.edits.push({ from: receiver.from, to: receiver.from, text: `_q_${check}(` });
  reading.edits.push({ from: receiver.to, to: receiver.to, text: ')' });
}

/** Writes `f"a{x}b"` as `_q_join("a", x, "b")`. */
function readFormatted(reading: Reading, node: SyntaxNode): void {
  const literal = textOf(reading, node);
  const quote = formattedQuote(literal);
  must(quote !== null);
  let from = node.from;
  let pieceFrom = node.from + 2;
  let text = '_q_join(';
  for (const part of childrenOf(node)) {
    must(part.name === 'FormatReplacement');
    const [brace, value, ...rest] = childrenOf(part);
    const end = rest.at(-1);
    must(brace !== undefined && value !== undefined && end?.name === '}' && rest.length < 3);
    const piece = pieceAsText(reading.source.slice(pieceFrom, part.from), quote);
    noteText(reading, piece);
    const spec = rest.length === 2 ? rest[0] : undefined;
    must(rest.length === 1 || spec?.name === 'FormatSpec');
    const args = spec && formatArguments(textOf(reading, spec));
    must(args !== null);
    text += `${piece && `${piece}, `}${spec ? '_q_format(' : ''}`;
    reading.edits.push({ from, to: value.from, text });
    from = value.to;
    pieceFrom = part.to;
    text = args === undefined ? ', ' : `, ${args}), `;
  }
  const last = pieceAsText(reading.source.slice(pieceFrom, node.to - 1), quote);
  noteText(reading, last);
  reading.edits.push({ from, to: node.to, text: `${text}${last})` });
}
