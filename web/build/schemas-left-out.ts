import type { Plugin } from 'vite';

/** What the web app needs of an endpoint at run time. */
const KEPT = new Set(['method', 'path', 'access']);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

function named(node: unknown): string {
  const { type, name, value } = node as { type: string; name?: string; value?: string };
  return type === 'Identifier' ? (name ?? '') : (value ?? '');
}

/** `Type.Object(…)` is a schema, `endpoint({…})` an endpoint; anything else is neither. */
function calleeOf(init: Node | null): string {
  if (init?.type !== 'CallExpression') return '';
  const callee = init.callee as Node;
  return named(callee.type === 'MemberExpression' ? callee.object : callee);
}

function keptPart(init: Node, code: string): string {
  const [declared] = init.arguments as Node[];
  const properties = (declared?.properties ?? []) as (Node & { key: unknown })[];
  const kept = properties.filter(({ key }) => KEPT.has(named(key)));
  return `{${kept.map(({ start, end }) => code.slice(start, end)).join(',')}}`;
}

function declarators(program: Node): { init: Node | null }[] {
  return (program.body as Node[])
    .map((statement) => (statement.declaration as Node | null) ?? statement)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((declaration) => declaration.declarations as { init: Node | null }[]);
}

type Change = { start: number; end: number; text: string };

function schemaChanges(program: Node, code: string): Change[] {
  return declarators(program).flatMap(({ init }) => {
    const callee = calleeOf(init);
    if (!init || (callee !== 'Type' && callee !== 'endpoint')) return [];
    const text = callee === 'Type' ? 'undefined' : keptPart(init, code);
    return [{ start: init.start, end: init.end, text }];
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
