import { type Node, parse } from 'acorn';
import { ancestor, simple } from 'acorn-walk';
import type { ConsoleEntry, Notice } from './messages.ts';

type Named = Node & { name?: string };
type Member = Node & { object: Node; property: Named; computed: boolean };
type Call = Node & { callee: Node; arguments: Node[] };
type Assignment = Node & { operator: string; left: Node; right: Node };
type Test = Node & { test: Node | null; consequent?: Node; alternate?: Node | null; body?: Node };
type FunctionNode = Node & { id?: Named | null; body: Node; expression?: boolean };
type Declarator = Node & { id: Named; init: FunctionNode | null };

/** Properties of elements whose capitals matter, and whose misspellings are never names of other things. */
const PROPERTIES = [
  'innerHTML',
  'textContent',
  'innerText',
  'backgroundColor',
  'className',
  'classList',
];
/** Functions that call one of their arguments later, with the place of that argument. */
const CALLED_LATER: Record<string, number> = {
  addEventListener: 1,
  setTimeout: 0,
  setInterval: 0,
  mousePressed: 0,
  mouseReleased: 0,
  mouseClicked: 0,
  changed: 0,
};
/** Functions of browsers that give nothing back. */
const GIVES_NOTHING = ['alert'];
const SEVERAL = /^(getElementsBy\w+|querySelectorAll)$/;
/** Properties and methods that belong to one element, and not to several. */
const OF_ONE = /^(innerHTML|textContent|innerText|style|className|value|src|href|onclick)$/;
/** Maximum number of hints; more are of no help. */
const MAX_HINTS = 6;

/** The place of a script: in a file of its own, or from this line of a page on. */
interface HintPlace {
  file: string;
  firstLine: number;
}

/** A property that is written with its name, such as `x.name`. */
function memberName(node: Node | undefined): string {
  const { property, computed } = (node ?? {}) as Partial<Member>;
  return node?.type === 'MemberExpression' && !computed ? (property?.name ?? '') : '';
}

const nameOf = (node: Node) => (node as Named).name ?? '';

/** The functions of a script that give nothing back: called in place of being named, they leave nothing to call later. */
function silentFunctions(tree: Node): Set<string> {
  const made = new Map<string, FunctionNode>();
  simple(tree, {
    FunctionDeclaration(node) {
      const made_ = node as FunctionNode;
      if (made_.id) made.set(nameOf(made_.id), made_);
    },
    VariableDeclarator(node) {
      const { id, init } = node as Declarator;
      if (init && /Function/.test(init.type) && init.body.type === 'BlockStatement')
        made.set(nameOf(id), init);
    },
  });
  const silent = [...made].filter(([, { body }]) => !givesBack(body));
  return new Set([...GIVES_NOTHING, ...silent.map(([name]) => name)]);
}

function givesBack(body: Node): boolean {
  let found = false;
  simple(body, {
    ReturnStatement(node) {
      if ((node as Node & { argument: Node | null }).argument) found = true;
    },
  });
  return found;
}

/** Values that a condition is given by mistake. Calls and properties are given on purpose: `while (m = next())`. */
const GIVEN = /^(Literal|Identifier|UnaryExpression|TemplateLiteral)$/;

class ScriptReader {
  readonly hints: ConsoleEntry[] = [];
  #code: string;
  #place: HintPlace;

  constructor(code: string, place: HintPlace) {
    this.#code = code;
    this.#place = place;
  }

  read(tree: Node): void {
    const silent = silentFunctions(tree);
    const hint = (notice: Notice, node: Node, ...parts: string[]) =>
      this.#hint(notice, node, parts);
    const condition = (node: Node) => this.#readCondition(node as Test);
    const later = (value: Node | undefined) => {
      const { callee } = (value ?? {}) as Partial<Call>;
      const name = value?.type === 'CallExpression' && callee ? nameOf(callee) : '';
      if (value && silent.has(name)) hint('js_called_at_once', value, name);
    };
    simple(tree, {
      IfStatement: condition,
      WhileStatement: condition,
      CallExpression(node) {
        const { callee, arguments: values } = node as Call;
        const name = nameOf(callee) || memberName(callee);
        const at = Object.hasOwn(CALLED_LATER, name) ? CALLED_LATER[name] : undefined;
        if (at !== undefined) later(values[at]);
      },
      AssignmentExpression(node) {
        const { left, right, operator } = node as Assignment;
        const name = memberName(left);
        const meant = PROPERTIES.find((one) => one.toLowerCase() === name.toLowerCase());
        if (meant && meant !== name && (left as Member).object.type !== 'ThisExpression')
          hint('js_property', left, name, meant);
        if (operator === '=' && /^on[a-z]+$/.test(name)) later(right);
      },
      MemberExpression(node) {
        const { object } = node as Member;
        const found = memberName((object as Partial<Call>).callee);
        if (
          object.type === 'CallExpression' &&
          SEVERAL.test(found) &&
          OF_ONE.test(memberName(node))
        )
          hint('js_several', node, memberName(node));
      },
    });
    this.#readStatements(tree, silent);
  }

  #hint(notice: Notice, node: Node, parts: readonly string[]): void {
    const { file, firstLine } = this.#place;
    const line = firstLine + (node.loc?.start.line ?? 1) - 1;
    const position = { file, line };
    this.hints.push({ kind: 'notice', notice, text: parts.join('\t'), position, count: 1 });
  }

  #readCondition({ test, consequent, alternate }: Test): void {
    if (test?.type === 'AssignmentExpression') {
      const { operator, left, right } = test as Assignment;
      if (operator === '=' && GIVEN.test(right.type))
        this.#hint('js_given_in_condition', test, [this.#text(left), this.#text(right)]);
    }
    if (consequent?.type === 'EmptyStatement' && !alternate)
      this.#hint('js_empty_body', consequent, ['if']);
  }

  /** Finds statements that do nothing: a value alone; after `while (…);` follows the block that was meant. */
  #readStatements(tree: Node, silent: ReadonlySet<string>): void {
    ancestor(tree, {
      ExpressionStatement: (node) => {
        const { expression } = node as Node & { expression: Node & Partial<Assignment> };
        const { type, operator, left } = expression;
        if (type === 'BinaryExpression' && /^===?$/.test(operator ?? '') && left)
          if (/^(Identifier|MemberExpression)$/.test(left.type))
            this.#hint('js_compared', node, [this.#text(left), operator ?? '']);
        if (type === 'Identifier' && silent.has(nameOf(expression)))
          this.#hint('js_not_called', node, [nameOf(expression)]);
      },
      EmptyStatement: (node, _, above) => {
        const around = above.at(-2) as (Test & { body?: Node | Node[] }) | undefined;
        if (around?.body !== node || !/^(While|For)Statement$/.test(around.type)) return;
        if (/^\s*\{/.test(this.#code.slice(node.end)))
          this.#hint('js_empty_body', node, [around.type === 'ForStatement' ? 'for' : 'while']);
      },
    });
  }

  #text(node: Node): string {
    return this.#code.slice(node.start, node.end).slice(0, 30);
  }
}

/**
 * Returns hints about code of a script that was probably meant otherwise, although it runs; none for a script that
 * cannot be parsed.
 */
export function scriptHints(
  code: string,
  place: HintPlace = { file: 'script.js', firstLine: 1 },
): ConsoleEntry[] {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      const options = { ecmaVersion: 'latest', locations: true, allowHashBang: true } as const;
      const reader = new ScriptReader(code, place);
      reader.read(parse(code, { ...options, sourceType }));
      return reader.hints.slice(0, MAX_HINTS);
    } catch {
      // It may be a module.
    }
  }
  return [];
}
