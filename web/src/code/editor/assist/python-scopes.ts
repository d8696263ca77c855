import type { SyntaxNode, Tree } from '@lezer/common';
import { type Binding, childrenOf, type Scope, ScopeCollector, type Scopes } from './scopes.ts';

/** Finds the names that a Python program defines, and the meaning of each use of them. */
export function pythonScopes(text: string, tree: Tree): Scopes {
  const names = new ScopeCollector(text);
  const walkAll = (nodes: readonly SyntaxNode[], scope: Scope) => {
    for (const node of nodes) walk(node, scope);
  };

  /** The end of a block contains the line breaks after it. */
  const written = (node: SyntaxNode) => ({
    from: node.from,
    to: node.from + names.textOf(node).trimEnd().length,
  });

  /** Declares names that are assigned, that loops assign or that a pattern unpacks. */
  function target(node: SyntaxNode, scope: Scope, value?: SyntaxNode): void {
    if (node.name === 'VariableName') names.declare(scope, node, 'variable', { value });
    else if (/^(Tuple|Array|Parenthesized)Expression$/.test(node.name)) {
      for (const child of childrenOf(node)) target(child, scope);
    } else walk(node, scope);
  }

  function parameters(list: SyntaxNode | null, outer: Scope, inner: Scope): void {
    if (!list) return;
    const children = childrenOf(list);
    children.forEach((child, index) => {
      if (child.name !== 'VariableName') {
        walk(child, outer);
        return;
      }
      // After an equals sign follows the default value of a parameter.
      if (children[index - 1]?.name === 'AssignOp') {
        walk(child, outer);
        return;
      }
      const sign = children.slice(index + 1, index + 3).findIndex((one) => one.name === 'AssignOp');
      const value = sign < 0 ? undefined : children[index + sign + 2];
      const isNext =
        sign >= 0 &&
        children.slice(index + 1, index + 1 + sign).every((one) => one.name === 'TypeDef');
      names.declare(inner, child, 'parameter', { value: isNext ? value : undefined });
    });
  }

  function functionNames(node: SyntaxNode, scope: Scope): void {
    const name = node.getChild('VariableName');
    if (name && node.name === 'FunctionDefinition') {
      names.declare(scope, name, 'function', { by: node });
    }
    const inner = names.open('function', written(node), scope);
    const list = node.getChild('ParamList');
    parameters(list, scope, inner);
    for (const child of childrenOf(node)) {
      if (child.from === name?.from && node.name === 'FunctionDefinition') continue;
      if (child.name === 'TypeDef') walk(child, scope);
      else if (child.from !== list?.from || child.name !== 'ParamList') walk(child, inner);
    }
  }

  function classNames(node: SyntaxNode, scope: Scope): void {
    const name = node.getChild('VariableName');
    if (name) names.declare(scope, name, 'class', { by: node });
    const body = node.getChild('Body');
    if (node.getChild('ArgList')) walk(node.getChild('ArgList') as SyntaxNode, scope);
    if (body) walkAll(childrenOf(body), names.open('class', written(body), scope));
  }

  function assignment(node: SyntaxNode, scope: Scope): void {
    const children = childrenOf(node);
    const last = children.findLastIndex((child) => child.name === 'AssignOp');
    const values = last < 0 ? [] : children.slice(last + 1);
    const targets = last < 0 ? children : children.slice(0, last);
    const commas = [...targets, ...values].some((child) => child.name === ',');
    // In a class, its value may be a name from outside that is spelled the same.
    walkAll(values, scope);
    for (const one of targets) {
      target(one, scope, commas || one.name !== 'VariableName' ? undefined : values[0]);
    }
  }

  /** `for` of a statement, and those of a comprehension. */
  function loops(node: SyntaxNode, scope: Scope, outer = scope): void {
    let inTarget = false;
    const children = childrenOf(node);
    // The first iterable of a comprehension is evaluated outside of its scope.
    const first = children.findIndex((child) => child.name === 'in') + 1;
    children.forEach((child, index) => {
      if (child.name === 'for') inTarget = true;
      else if (child.name === 'in') inTarget = false;
      else if (inTarget) {
        const isAlone = children[index - 1]?.name === 'for' && children[index + 1]?.name === 'in';
        target(child, scope, isAlone ? children[index + 2] : undefined);
      } else walk(child, index === first ? outer : scope);
    });
  }

  function imports(node: SyntaxNode, scope: Scope): void {
    const children = childrenOf(node);
    const at = children.findIndex((child) => child.name === 'import');
    const before = children.slice(0, at).filter((child) => child.name === 'VariableName');
    const module = before.map(names.textOf, names).join('.');
    if (children[at + 1]?.name === '*') names.stars.push(module);
    let path: SyntaxNode[] = [];
    const add = (name: SyntaxNode | undefined, isAlias: boolean) => {
      if (!name) return;
      const whole = path.map(names.textOf, names).join('.');
      const binding = names.declare(scope, name, 'import', { by: node });
      const imported = isAlias ? whole : names.textOf(name);
      binding.imported ??= module ? `${module}.${imported}` : imported;
    };
    let alias: SyntaxNode | undefined;
    for (const child of [...children.slice(at + 1), null]) {
      if (child === null || child.name === ',') {
        add(alias ?? path[0], alias !== undefined);
        path = [];
        alias = undefined;
      } else if (child.name === 'as') alias = child.nextSibling ?? undefined;
      else if (child.name === 'VariableName' && child.from !== alias?.from) path.push(child);
    }
  }

  /** `as` gives a name to what is opened, and to an error. */
  function withAliases(node: SyntaxNode, scope: Scope): void {
    let value: SyntaxNode | undefined;
    for (const child of childrenOf(node)) {
      if (child.prevSibling?.name === 'as') {
        target(child, scope, node.name === 'WithStatement' ? value : undefined);
      } else walk(child, scope);
      if (child.name !== 'as') value = child;
    }
  }

  function redirect(node: SyntaxNode, scope: Scope): void {
    const isGlobal = node.firstChild?.name === 'global';
    for (const child of node.getChildren('VariableName')) {
      const name = names.textOf(child);
      const owner = isGlobal ? names.program : outerOwner(scope, name);
      if (owner && owner !== scope) scope.redirected.set(name, owner);
      if (owner) names.declare(scope, child, 'variable');
    }
  }

  const loopsApart = (node: SyntaxNode, scope: Scope) =>
    loops(node, names.open('block', node, scope), scope);

  const WALKERS: Record<string, (node: SyntaxNode, scope: Scope) => void> = {
    VariableName: (node, scope) => names.use(scope, node),
    FunctionDefinition: functionNames,
    LambdaExpression: functionNames,
    ClassDefinition: classNames,
    AssignStatement: assignment,
    UpdateStatement: (node, scope) => firstIsTarget(node, scope, scope),
    NamedExpression: (node, scope) => firstIsTarget(node, scope, functionAround(scope)),
    ForStatement: loops,
    ArrayComprehensionExpression: loopsApart,
    DictionaryComprehensionExpression: loopsApart,
    SetComprehensionExpression: loopsApart,
    ComprehensionExpression: loopsApart,
    ImportStatement: imports,
    WithStatement: withAliases,
    TryStatement: withAliases,
    AsPattern: withAliases,
    KeywordPattern: (node, scope) => walkAll(childrenOf(node).slice(1), scope),
    CapturePattern: (node, scope) => firstIsTarget(node, scope, scope),
    ScopeStatement: redirect,
    ArgList: (node, scope) =>
      node.getChild('for') ? loopsApart(node, scope) : argumentsOf(node, scope),
  };

  function walk(node: SyntaxNode, scope: Scope): void {
    const walker = WALKERS[node.name];
    if (walker) walker(node, scope);
    else walkAll(childrenOf(node), scope);
  }

  function firstIsTarget(node: SyntaxNode, scope: Scope, owner: Scope): void {
    if (node.firstChild) target(node.firstChild, owner);
    walkAll(childrenOf(node).slice(1), scope);
  }

  const keywords: { call: SyntaxNode; name: SyntaxNode }[] = [];
  function argumentsOf(node: SyntaxNode, scope: Scope): void {
    for (const child of childrenOf(node)) {
      const isKeyword = child.name === 'VariableName' && child.nextSibling?.name === 'AssignOp';
      if (isKeyword && node.parent) keywords.push({ call: node.parent, name: child });
      else walk(child, scope);
    }
  }

  walkAll(childrenOf(tree.topNode), names.program);
  const scopes = names.finish();
  for (const { call, name } of keywords) {
    const text = names.textOf(name);
    const owners = calledBy(scopes, names, call);
    const [parameter, ...others] = owners.flatMap((owner) => parameterOf(scopes, owner, text));
    if (parameter && others.length === 0) parameter.places.push({ from: name.from, to: name.to });
    // A function that the program does not define has parameters of its own.
    else if (owners.length > 0) markUncertain(scopes, text);
  }
  return scopes;
}

function functionAround(scope: Scope): Scope {
  return scope.kind === 'block' && scope.parent ? functionAround(scope.parent) : scope;
}

function outerOwner(scope: Scope, name: string): Scope | null {
  for (let outer = scope.parent; outer?.parent; outer = outer.parent) {
    if (outer.kind === 'function' && outer.bindings.has(name)) return outer;
  }
  // It may be set further down.
  return scope.parent && nearestFunction(scope.parent);
}

function nearestFunction(scope: Scope): Scope | null {
  for (let around: Scope | null = scope; around; around = around.parent) {
    if (around.kind === 'function') return around;
  }
  return null;
}

/**
 * Marks as uncertain the parameters of this name: a call uses the name, and its function is not known. They keep their
 * name.
 */
function markUncertain(scopes: Scopes, name: string): void {
  for (const { bindings } of scopes.all) {
    const binding = bindings.get(name);
    if (binding?.kind === 'parameter') binding.isUncertain = true;
  }
}

/** The definitions that a call may refer to: a function or class of the program, or methods of this name. */
function calledBy(scopes: Scopes, names: ScopeCollector, call: SyntaxNode): Binding[] {
  const callee = call.firstChild;
  const isMethod = callee?.name === 'MemberExpression';
  const last = isMethod ? callee?.lastChild : callee;
  if (!callee || !last) return [];
  const called = names.textOf(last);
  const owners = isMethod
    ? scopes.all.filter(({ kind }) => kind === 'class').map((one) => one.bindings.get(called))
    : [scopes.find(scopes.scopeAt(callee.from), called)];
  return owners.filter((owner) => owner !== undefined && owner !== null);
}

/** The parameter of this name of a function, or of what makes an object of a class; none where it takes any name. */
function parameterOf(scopes: Scopes, owner: Binding, name: string): Binding[] {
  const definition = owner.definitions.at(-1);
  const body = owner.kind === 'class' ? definition?.getChild('Body') : null;
  const start = body && scopes.all.find((one) => one.kind === 'class' && one.from === body.from);
  const init = start ? start.bindings.get('__init__')?.definitions.at(-1) : definition;
  const inner = scopes.all.find((one) => one.kind === 'function' && one.from === init?.from);
  const parameter = inner?.bindings.get(name);
  const sign = parameter?.definitions[0]?.prevSibling?.name;
  const takesAll = sign === '*' || sign === '**';
  return parameter?.kind === 'parameter' && !takesAll ? [parameter] : [];
}
