import type { Plugin } from 'vite';
import { contractValues, endpointLiteral, hasSchemas, isEndpoint } from './contract-values.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** A statement at the top of a module. `names` are those it declares, `uses` every identifier in it. */
type Statement = { text: string; node: Node; names: string[]; uses: Set<string> };

const FROM_TYPEBOX = /^typebox(\/|$)/;

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string';
}

/** Identifiers that name a binding: not the name of a property, as in `{ name: … }` and `object.name`. */
function identifiersIn(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name as string];
  const { key, property, computed, ...parts } = node;
  const named = computed ? [key, property] : [];
  return [...Object.values(parts).flat(), ...named].filter(isNode).flatMap(identifiersIn);
}

function namesOf(declared: Node): string[] {
  if (declared.type === 'ImportDeclaration')
    return (declared.specifiers as { local: Node }[]).flatMap(({ local }) => identifiersIn(local));
  if (declared.type !== 'VariableDeclaration') return identifiersIn(declared.id as Node);
  return (declared.declarations as { id: Node }[]).flatMap(({ id }) => identifiersIn(id));
}

function statementsOf(program: Node, code: string): Statement[] {
  return (program.body as Node[])
    .filter(({ type, specifiers, declaration }) =>
      type === 'ImportDeclaration' ? (specifiers as Node[]).length > 0 : declaration !== null,
    )
    .map((node) => ({
      text: code.slice(node.start, node.end),
      node,
      names: namesOf((node.declaration as Node | undefined) ?? node),
      uses: new Set(identifiersIn(node)),
    }));
}

function importsTypeBox({ node }: Statement): boolean {
  return FROM_TYPEBOX.test(String((node.source as { value?: unknown } | undefined)?.value));
}

/** Everything that the given statements reach by name within the module, themselves included. */
function reachedFrom(starts: Statement[], all: Statement[]): Set<Statement> {
  const reached = new Set(starts);
  for (const statement of reached) {
    for (const other of all) {
      if (other.names.some((name) => statement.uses.has(name))) reached.add(other);
    }
  }
  return reached;
}

/** Imports of names that nothing uses are left out, so that their modules are too. */
function textOf({ node, text }: Statement, used: ReadonlySet<string>): string {
  if (node.type !== 'ImportDeclaration') return text;
  const specifiers = (node.specifiers as (Node & { local: Node })[])
    .filter(({ local }) => used.has(local.name as string))
    .map(({ imported, local }) => {
      const [name, alias] = [(imported as Node | undefined)?.name, local.name];
      return name === alias ? alias : `${name} as ${alias}`;
    });
  return `import { ${specifiers.join(', ')} } from ${JSON.stringify((node.source as Node).value)};`;
}

/**
 * A module of the contract as the browser has it: endpoints without their schemas, and the rules and figures. Every
 * schema, and everything that makes schemas, is undefined.
 */
export function browserModule(
  program: unknown,
  code: string,
  values: Record<string, unknown>,
): string {
  const all = statementsOf(program as Node, code);
  const replaced = new Map<string, string>();
  const remaining: Statement[] = [];
  for (const statement of all.filter(({ node }) => node.type === 'ExportNamedDeclaration')) {
    const makesSchemas = [...reachedFrom([statement], all)].some(importsTypeBox);
    for (const name of statement.names) {
      const value = values[name];
      if (isEndpoint(value)) replaced.set(name, endpointLiteral(value));
      else if (makesSchemas || hasSchemas(value)) replaced.set(name, 'undefined');
      else remaining.push(statement);
    }
  }
  const reached = reachedFrom(remaining, all);
  const used = new Set(
    [...reached].flatMap(({ node, uses }) => (node.type === 'ImportDeclaration' ? [] : [...uses])),
  );
  return [
    ...all
      .filter((statement) => reached.has(statement))
      .map((statement) => textOf(statement, used)),
    ...[...replaced].map(([name, text]) => `export const ${name} = ${text};`),
  ].join('\n');
}

/**
 * Leaves the schemas of the contract out of the browser (docs/decisions/0009): only the server checks them,
 * and they would bring TypeBox along. Their types cost nothing. A build that has TypeBox in it all the same
 * fails.
 */
export function browserContract(): Plugin {
  return {
    name: 'codivia:browser-contract',
    transform: {
      filter: { id: /\/contract\/src\/(?!test\/|text\/contacts\/)[\w/-]+\.ts$/ },
      async handler(code, id) {
        return { code: browserModule(this.parse(code), code, await contractValues(id)), map: null };
      },
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const found = modules.find((id) => id.includes('/node_modules/typebox/'));
      if (found) this.error(`The browser would be sent ${found}`);
    },
  };
}
