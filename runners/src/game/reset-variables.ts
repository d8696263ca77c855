import type { Node } from 'acorn';
import { ancestor } from 'acorn-walk';

type Named = Node & { name?: string };
type Declaration = Node & { kind: string; declarations: { id: Named; init: Node | null }[] };
type FunctionNode = Node & { body: Node & { body?: Node[] } };
type Assignment = Node & { operator: string; left: Node };

/** The code in which a use may be run again: a value written last in the code may be read afterwards. */
const AGAIN = /Function|^(For|While|DoWhile)|ArrowFunction/;

function startValues(draw: FunctionNode): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const statement of draw.body.body ?? []) {
    const { kind, declarations } = statement as Declaration;
    if (statement.type !== 'VariableDeclaration' || kind === 'const') continue;
    for (const { id, init } of declarations)
      if (id.name && init && /^(Literal|UnaryExpression)$/.test(init.type)) found.set(id.name, id);
  }
  return found;
}

/**
 * The variables that `draw` creates with a fixed value and changes last, so that the change is lost: each picture begins
 * with the fixed value again.
 */
export function resetVariables(draw: FunctionNode): Node[] {
  const starts = startValues(draw);
  const last = new Map<string, { at: number; isChange: boolean }>();
  const unclear = new Set<string>();
  const use = (node: Node, name: string, above: readonly Node[], isChange: boolean) => {
    if (above.some(({ type }) => AGAIN.test(type))) unclear.add(name);
    const before = last.get(name);
    if (!before || before.at < node.start) last.set(name, { at: node.start, isChange });
  };
  ancestor(draw.body, {
    Identifier(node, _, above) {
      const name = (node as Named).name ?? '';
      const around = above.at(-2);
      const isUpdate =
        around?.type === 'UpdateExpression' && above.at(-3)?.type === 'ExpressionStatement';
      use(node, name, above, isUpdate);
    },
    AssignmentExpression(node, _, above) {
      const { left } = node as Assignment;
      const isAlone = above.at(-2)?.type === 'ExpressionStatement';
      const name = (left as Named).name ?? '';
      // An assignment happens after everything on its right side.
      if (left.type === 'Identifier') use({ ...node, start: node.end }, name, above, isAlone);
    },
  });
  return [...starts].flatMap(([name, node]) =>
    !unclear.has(name) && last.get(name)?.isChange ? [node] : [],
  );
}
