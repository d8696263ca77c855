import type { SyntaxNode } from '@lezer/common';

/** One place of the code where a name is written; characters are counted from 0. */
export interface Place {
  from: number;
  to: number;
  /** `{ name }` stands for `{ name: name }`: only the value is this name. */
  shorthand?: boolean;
}

export type BindingKind = 'variable' | 'function' | 'class' | 'parameter' | 'import';

/** A name that the program defines, with all places that mean it. */
export interface Binding {
  name: string;
  kind: BindingKind;
  scope: Scope;
  places: Place[];
  /** Its definitions: a function, a class, an import, or the name itself. */
  definitions: SyntaxNode[];
  /** The values it is set to, in the order of the code. */
  values: SyntaxNode[];
  /** Other files may use it: the program exports it. */
  isExported?: boolean;
  /** Some of its places cannot be told from those of another name. */
  isUncertain?: boolean;
  /** Its name in the module it comes from: `random.randint` for `from random import randint as dice`. */
  imported?: string;
}

/** A part of the program with names of its own. */
export interface Scope {
  kind: 'program' | 'function' | 'class' | 'block';
  from: number;
  to: number;
  parent: Scope | null;
  bindings: Map<string, Binding>;
  /** Names that mean those of another scope, as `global` says. */
  redirected: Map<string, Scope>;
}

/** The names of a program. */
export interface Scopes {
  program: Scope;
  all: readonly Scope[];
  /** The innermost scope around a place. */
  scopeAt(at: number): Scope;
  /** Finds the binding of a name that is written in this scope. */
  find(scope: Scope, name: string): Binding | null;
  /** The name at a place, its end included. */
  bindingAt(at: number): Binding | null;
  /** Names that are used and defined nowhere in the program, with the scopes of their uses. */
  unbound: readonly { name: string; scope: Scope }[];
  /** Modules whose names have all been imported, as `from turtle import *` does. */
  stars: readonly string[];
}

interface Use {
  name: string;
  scope: Scope;
  place: Place;
  /** The value it is set to there, if any. */
  value: SyntaxNode | null;
}

/** Collects the scopes, names and uses of a program while its tree is walked. */
export class ScopeCollector {
  readonly program: Scope;
  readonly stars: string[] = [];
  #text: string;
  #all: Scope[] = [];
  #uses: Use[] = [];

  constructor(text: string) {
    this.#text = text;
    this.program = this.open('program', { from: 0, to: text.length }, null);
  }

  textOf({ from, to }: Place): string {
    return this.#text.slice(from, to);
  }

  open(kind: Scope['kind'], { from, to }: Place, parent: Scope | null): Scope {
    const scope = { kind, from, to, parent, bindings: new Map(), redirected: new Map() };
    this.#all.push(scope);
    return scope;
  }

  /** A name is defined here. */
  declare(
    scope: Scope,
    name: SyntaxNode,
    kind: BindingKind,
    {
      by = name,
      value,
      place = name,
    }: { by?: SyntaxNode; value?: SyntaxNode | undefined; place?: Place } = {},
  ): Binding {
    const text = this.textOf(name);
    const owner = scope.redirected.get(text) ?? scope;
    const binding = owner.bindings.get(text) ?? {
      name: text,
      kind,
      scope: owner,
      places: [],
      definitions: [],
      values: [],
    };
    owner.bindings.set(text, binding);
    binding.places.push({ from: place.from, to: place.to, shorthand: place.shorthand ?? false });
    binding.definitions.push(by);
    if (value) binding.values.push(value);
    return binding;
  }

  /** A name is used here; what it means is known at the end. */
  use(scope: Scope, name: SyntaxNode, more: { value?: SyntaxNode; shorthand?: boolean } = {}) {
    const place = { from: name.from, to: name.to, shorthand: more.shorthand ?? false };
    const text = this.textOf(name);
    const user = userOf(scope, text);
    this.#uses.push({ name: text, scope: user, place, value: more.value ?? null });
  }

  /** A name is set that may not have been defined anywhere: then it belongs to the whole program. */
  set(scope: Scope, name: SyntaxNode, value?: SyntaxNode): void {
    if (findBinding(scope, this.textOf(name))) this.use(scope, name, value ? { value } : {});
    else this.declare(this.program, name, 'variable', value ? { value } : {});
  }

  finish(): Scopes {
    const unbound: { name: string; scope: Scope }[] = [];
    for (const { name, scope, place, value } of this.#uses) {
      const binding = findBinding(scope, name);
      if (!binding) unbound.push({ name, scope });
      binding?.places.push(place);
      if (binding && value) binding.values.push(value);
    }
    const all = this.#all;
    const bindings = all.flatMap((scope) => [...scope.bindings.values()]);
    for (const { places, values } of bindings) {
      places.sort((a, b) => a.from - b.from);
      values.sort((a, b) => a.from - b.from);
    }
    return {
      program: this.program,
      all,
      unbound,
      stars: this.stars,
      find: findBinding,
      // Inner scopes are opened after those around them.
      scopeAt: (at) => all.findLast(({ from, to }) => from <= at && at <= to) ?? this.program,
      bindingAt: (at) =>
        bindings.find(({ places }) => places.some(({ from, to }) => from <= at && at <= to)) ??
        null,
    };
  }
}

/** The scope that a use in a class refers to: until the class has defined the name itself, it is one from outside. */
function userOf(scope: Scope, name: string): Scope {
  const isOwn = scope.kind !== 'class' || scope.bindings.has(name) || scope.redirected.has(name);
  return isOwn || !scope.parent ? scope : userOf(scope.parent, name);
}

/** Names of a class are reached through its objects only, not from within its methods. */
function findBinding(scope: Scope, name: string): Binding | null {
  const start = scope.redirected.get(name) ?? scope;
  for (let around: Scope | null = start; around; around = around.parent) {
    if (around.kind === 'class' && around !== start) continue;
    const found = around.bindings.get(name);
    if (found) return found;
  }
  return null;
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
