import { DISTRIBUTION } from '../src/db/distribution.ts';

/** What EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) says of a step. */
export interface Plan {
  'Node Type': string;
  Operation?: string;
  'Relation Name'?: string;
  Alias?: string;
  Output?: string[];
  Plans?: Plan[];
  [condition: string]: unknown;
}

const CONDITIONS = [
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
];

/** The parts of a text that a word at the outermost level separates; texts in quotes and parentheses stay whole. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "'") quoted = !quoted;
    if (quoted) continue;
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(from, i));
      from = i + separator.length;
    }
  }
  return [...parts, text.slice(from)];
}

/** Tells whether every parenthesis in a text has its other half in it. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text.replace(/'[^']*'/g, '')) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Without the parentheses around all of it, and without casts. */
function bare(text: string): string {
  const plain = text.trim().replace(/::[a-z_ ]+(\[\])?$/, '');
  const inner = plain.slice(1, -1);
  if (plain.startsWith('(') && plain.endsWith(')') && isBalanced(inner)) return bare(inner);
  return plain;
}

/** A side of an equation: a column with its table, or a value; lower() counts for what is within it. */
function sideOf(text: string, values: readonly unknown[]): string {
  const plain = bare(text);
  const side = bare(/^lower\((.*)\)$/.exec(plain)?.[1] ?? plain);
  const parameter = /^\$(\d+)$/.exec(side)?.[1];
  return parameter ? `=${JSON.stringify(values[Number(parameter) - 1])}` : side;
}

const isValue = (side: string) => side.startsWith('=') || side.startsWith("'");

/** Sides that are equal to each other, by what the conditions of a statement say. */
class Equal {
  readonly #groups = new Map<string, Set<string>>();

  of(side: string): Set<string> {
    const group = this.#groups.get(side) ?? new Set([side]);
    this.#groups.set(side, group);
    return group;
  }

  add(one: string, other: string): void {
    const [group, others] = [this.of(one), this.of(other)];
    for (const side of others) {
      group.add(side);
      this.#groups.set(side, group);
    }
  }
}

function* stepsOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const inner of plan.Plans ?? []) yield* stepsOf(inner);
}

/**
 * Whose rows a statement touches: the tables of members whose rows are not those of one member, who is named by a
 * value or found by a key that leads to them. `columns` has the columns of each table in their order.
 */
export function crossingsOf(
  plan: Plan,
  values: readonly unknown[],
  columns: ReadonlyMap<string, string[]>,
): string[] {
  const equal = new Equal();
  const steps = [...stepsOf(plan)];
  for (const step of steps) {
    for (const name of CONDITIONS) {
      const condition = step[name];
      if (typeof condition !== 'string') continue;
      for (const part of split(bare(condition), ' AND ')) {
        const sides = split(bare(part), ' = ');
        if (sides.length === 2) {
          const [one = '', other = ''] = sides.map((side) => sideOf(side, values));
          equal.add(one, other);
        }
      }
    }
  }
  const touched: { table: string; key: string }[] = [];
  for (const step of steps) {
    const { 'Relation Name': table = '', Alias: alias = table, Operation: operation } = step;
    const place = DISTRIBUTION[table];
    if (place?.kind !== 'member') continue;
    if (step['Node Type'] === 'ModifyTable' && operation !== 'Insert') continue;
    const key = `${alias}.${place.by}`;
    if (operation === 'Insert') {
      const rows = step.Plans?.find((inner) => inner['Parent Relationship'] === 'Outer');
      const written = rows?.Output?.[columns.get(table)?.indexOf(place.by) ?? -1] ?? '';
      // A new member has the id that the database gives.
      const isNew = table === 'users';
      equal.add(key, isNew ? '=new' : sideOf(written, values));
    }
    const keys = Object.entries(place.alone).filter(([, why]) => why === 'finds');
    const isFound = keys.some(([column]) => [...equal.of(`${alias}.${column}`)].some(isValue));
    if (isFound) equal.add(key, `=found by ${alias}`);
    touched.push({ table, key });
  }
  const groups = new Set(touched.map(({ key }) => equal.of(key)));
  if (groups.size > 1) return [...new Set(touched.map(({ table }) => table))];
  return touched.filter(({ key }) => ![...equal.of(key)].some(isValue)).map(({ table }) => table);
}
