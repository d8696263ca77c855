import type { Plugin } from 'vite';

/** What the web app needs of an endpoint at run time. */
const KEPT = new Set(['method', 'path', 'access', 'accepts', 'answers']);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Declarator = { id: Node; init: Node | null };

function named(node: unknown): string {
  const { type, name, value } = node as { type: string; name?: string; value?: string };
  return type === 'Identifier' ? (name ?? '') : (value ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string';
}

/** Every name in an expression that is worked out with it: not what stands within functions. */
function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [named(node)];
  if (/Function/.test(node.type)) return [];
  return Object.values(node).flat().filter(isNode).flatMap(namesIn);
}

function isEndpoint(init: Node): boolean {
  return init.type === 'CallExpression' && named(init.callee) === 'endpoint';
}

function keptPart(init: Node, code: string): string {
  const [declared] = init.arguments as Node[];
  const properties = (declared?.properties ?? []) as (Node & { key: unknown })[];
  const kept = properties.filter(({ key }) => KEPT.has(named(key)));
  return `{${kept.map(({ start, end }) => code.slice(start, end)).join(',')}}`;
}

function statements(program: Node, type: string): Node[] {
  return (program.body as Node[])
    .map((statement) => (statement.declaration as Node | null) ?? statement)
    .filter((statement) => statement.type === type);
}

/** Imports bring schemas under names such as `Slug`; functions and figures are named otherwise. */
function importedSchemas(program: Node): string[] {
  return statements(program, 'ImportDeclaration')
    .flatMap(({ specifiers }) => specifiers as { local: Node }[])
    .map(({ local }) => named(local))
    .filter((name) => /^[A-Z].*[a-z]/.test(name));
}

type Change = { start: number; end: number; text: string };

/** Whatever is made of a schema is one too; what is taken out of one is nothing. */
function schemaChanges(program: Node, code: string): Change[] {
  const schemas = new Set(importedSchemas(program));
  const declared = statements(program, 'VariableDeclaration').flatMap(
    ({ declarations }) => declarations as Declarator[],
  );
  return declared.flatMap(({ id, init }) => {
    if (!init) return [];
    const { start, end } = init;
    if (isEndpoint(init)) return [{ start, end, text: keptPart(init, code) }];
    if (!namesIn(init).some((name) => schemas.has(name))) return [];
    for (const name of namesIn(id)) schemas.add(name);
    return [{ start, end, text: id.type === 'Identifier' ? 'undefined' : '{}' }];
  });
}

function importChanges(program: Node): Change[] {
  return (program.body as Node[])
    .filter(({ type, source }) => type === 'ImportDeclaration' && named(source) === 'typebox')
    .map(({ start, end }) => ({ start, end, text: '' }));
}

function apply(code: string, changes: Change[]): string {
  const lastFirst = changes.toSorted((a, b) => b.start - a.start);
  return lastFirst.reduce(
    (changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end),
    code,
  );
}

/**
 * Leaves the schemas of the contract out of the browser: only the server checks them, and they would
 * bring TypeBox along. Their types cost nothing; endpoints keep their method, path and access.
 */
export function schemasLeftOut(): Plugin {
  return {
    name: 'codivia:schemas-left-out',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler(code) {
        const program = this.parse(code) as unknown as Node;
        const changes = [...importChanges(program), ...schemaChanges(program, code)];
        return { code: apply(code, changes), map: null };
      },
    },
  };
}
