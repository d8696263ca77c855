import type { SyntaxNode, Tree } from '@lezer/common';
import { childrenOf, type Scope, ScopeCollector, type Scopes } from './scopes.ts';

interface Declaring {
  scope: Scope;
  kind: 'variable' | 'parameter' | 'import';
  by?: SyntaxNode;
}

/** Finds the names that a JavaScript program defines, and the meaning of each use of them. */
export function javascriptScopes(text: string, tree: Tree): Scopes {
  const names = new ScopeCollector(text);
  const walkAll = (nodes: readonly SyntaxNode[], scope: Scope) => {
    for (const node of nodes) walk(node, scope);
  };
  /** Names that are set without `let` anywhere: they belong to the whole program. */
  const set: { node: SyntaxNode; scope: Scope; value?: SyntaxNode }[] = [];

  /** The names of a declaration, of parameters or, without `declaring`, of what is set. */
  function pattern(node: SyntaxNode, scope: Scope, declaring: Declaring | null): void {
    const children = childrenOf(node);
    children.forEach((child, index) => {
      if (child.name === 'VariableDefinition') {
        const sign = children[index + 1]?.name === 'Equals' ? children[index + 2] : undefined;
        const shorthand =
          node.name === 'PatternProperty' &&
          children[index - 1]?.name !== ':' &&
          children[index - 1]?.name !== 'Spread';
        define(
          child,
          scope,
          declaring,
          node.name === 'PatternProperty' ? undefined : sign,
          shorthand,
        );
      } else if (/Pattern|PatternProperty|ParamList/.test(child.name)) {
        pattern(child, scope, declaring);
      } else walk(child, scope);
    });
  }

  function define(
    node: SyntaxNode,
    scope: Scope,
    declaring: Declaring | null,
    value: SyntaxNode | undefined,
    shorthand: boolean,
  ): void {
    if (!declaring) {
      names.use(scope, node, { shorthand });
      return;
    }
    const { kind, by = node } = declaring;
    const place = { from: node.from, to: node.to, shorthand };
    names.declare(declaring.scope, node, kind, { by, value, place });
  }

  function functionNames(node: SyntaxNode, scope: Scope): void {
    const name = node.getChild('VariableDefinition');
    const inner = names.open('function', node, scope);
    const owner = node.name === 'FunctionDeclaration' ? scope : inner;
    if (name) names.declare(owner, name, 'function', { by: node });
    const list = node.getChild('ParamList');
    if (list) pattern(list, inner, { scope: inner, kind: 'parameter' });
    for (const child of childrenOf(node)) {
      if (child.name === 'Block') walkAll(childrenOf(child), inner);
      else if (child.from !== name?.from && child.name !== 'ParamList') walk(child, inner);
    }
  }

  function classNames(node: SyntaxNode, scope: Scope): void {
    const name = node.getChild('VariableDefinition');
    if (name) names.declare(scope, name, 'class', { by: node });
    walkAll(
      childrenOf(node).filter((child) => child.from !== name?.from),
      scope,
    );
  }

  function declaration(node: SyntaxNode, scope: Scope): void {
    const word = node.getChild('var') ?? node.getChild('let') ?? node.getChild('const');
    const owner = word?.name === 'var' ? functionAround(scope) : scope;
    pattern(node, scope, word ? { scope: owner, kind: 'variable' } : null);
  }

  function assignment(node: SyntaxNode, scope: Scope): void {
    const [left, ...rest] = childrenOf(node);
    // With another operator than `=`, the value is the result of the whole expression.
    const value = rest[0]?.name === 'Equals' ? rest.at(-1) : node;
    if (left?.name === 'VariableName') set.push({ node: left, scope, ...(value && { value }) });
    else if (left && /Pattern$/.test(left.name)) pattern(left, scope, null);
    else if (left) walk(left, scope);
    walkAll(rest, scope);
  }

  /** `a++` and `--a` set the name. */
  function count(node: SyntaxNode, scope: Scope): void {
    const [one, other] = childrenOf(node);
    const [sign, name] = node.name === 'PostfixExpression' ? [other, one] : [one, other];
    const isSet =
      name?.name === 'VariableName' && /^(\+\+|--)$/.test(sign ? names.textOf(sign) : '');
    if (isSet) names.use(scope, name, { value: node });
    else walkAll(childrenOf(node), scope);
  }

  function imports(node: SyntaxNode, scope: Scope): void {
    for (const child of childrenOf(node)) {
      if (child.name === 'ImportGroup') imports(child, scope);
      if (child.name === 'VariableDefinition') names.declare(scope, child, 'import', { by: node });
    }
  }

  const exported: string[] = [];
  function exports(node: SyntaxNode, scope: Scope): void {
    const isFromElsewhere = node.getChild('String') !== null;
    for (const child of childrenOf(node)) {
      if (child.name === 'ExportGroup') {
        if (isFromElsewhere) continue;
        const own = child
          .getChildren('VariableName')
          .filter(({ prevSibling }) => prevSibling?.name !== 'as');
        exported.push(...own.map(names.textOf, names));
        for (const name of own) names.use(scope, name);
        continue;
      }
      child.cursor().iterate(({ node: inner }) => {
        if (inner.name === 'VariableDefinition') exported.push(names.textOf(inner));
        return !/^(Block|ClassBody|ParamList|ArrowFunction|FunctionExpression)$/.test(inner.name);
      });
      walk(child, scope);
    }
  }

  function caught(node: SyntaxNode, scope: Scope): void {
    const inner = names.open('block', node, scope);
    for (const child of childrenOf(node)) {
      if (/Pattern$/.test(child.name)) pattern(child, inner, { scope: inner, kind: 'variable' });
      else walk(child, inner);
    }
  }

  const block = (node: SyntaxNode, scope: Scope) =>
    walkAll(childrenOf(node), names.open('block', node, scope));

  const WALKERS: Record<string, (node: SyntaxNode, scope: Scope) => void> = {
    VariableName: (node, scope) => names.use(scope, node),
    VariableDefinition: (node, scope) => {
      names.declare(scope, node, 'variable');
    },
    FunctionDeclaration: functionNames,
    FunctionExpression: functionNames,
    ArrowFunction: functionNames,
    MethodDeclaration: functionNames,
    ClassDeclaration: classNames,
    ClassExpression: classNames,
    VariableDeclaration: declaration,
    ForOfSpec: declaration,
    ForInSpec: declaration,
    AssignmentExpression: assignment,
    PostfixExpression: count,
    UnaryExpression: count,
    ImportDeclaration: imports,
    Property: property,
    Block: block,
    ForStatement: block,
    CatchClause: caught,
    ExportDeclaration: exports,
    SwitchBody: block,
  };

  function walk(node: SyntaxNode, scope: Scope): void {
    const walker = WALKERS[node.name];
    if (walker) walker(node, scope);
    else walkAll(childrenOf(node), scope);
  }

  function property(node: SyntaxNode, scope: Scope): void {
    const [only, ...more] = childrenOf(node);
    if (node.getChild('ParamList')) functionNames(node, scope);
    else if (only?.name === 'PropertyDefinition' && more.length === 0) {
      names.use(scope, only, { shorthand: true });
    } else walkAll(childrenOf(node), scope);
  }

  walkAll(childrenOf(tree.topNode), names.program);
  for (const { node, scope, value } of set) names.set(scope, node, value);
  const scopes = names.finish();
  for (const name of exported) {
    const binding = scopes.program.bindings.get(name);
    if (binding) binding.isExported = true;
  }
  return scopes;
}

function functionAround(scope: Scope): Scope {
  return scope.kind === 'block' && scope.parent ? functionAround(scope.parent) : scope;
}
