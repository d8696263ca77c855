import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import { type Node, parse } from 'acorn';
import { ancestor, simple } from 'acorn-walk';
import { closestName } from '../files/closest-name.ts';
import type { ConsoleEntry, Notice } from '../preview/messages.ts';
import { scriptHints } from '../preview/script-hints.ts';
import { resetVariables } from './reset-variables.ts';

/** The functions that p5 calls by itself. */
const CALLED =
  'preload setup draw mousePressed mouseReleased mouseClicked mouseMoved mouseDragged mouseWheel doubleClicked ' +
  'keyPressed keyReleased keyTyped touchStarted touchMoved touchEnded windowResized deviceMoved deviceTurned deviceShaken';
/** The file of a sketch. */
const FILE = PROGRAM_FILES.game[0];
const CALLED_BY_P5 = CALLED.split(' ');
const DRAWS =
  /^(background|circle|ellipse|rect|square|line|point|triangle|quad|arc|bezier|curve|text|image|fill|stroke|noStroke|noFill|strokeWeight|textSize)$/;

type Named = Node & { name?: string };
type FunctionNode = Node & { id?: Named | null; body: Node & { body?: Node[] } };
type Statement = Node & { expression?: Node & { callee?: Named } };

const lineOf = ({ loc }: Node) => loc?.start.line ?? 1;

function hint(notice: Notice, node: Node, ...parts: string[]): ConsoleEntry {
  const position = { file: FILE, line: lineOf(node) };
  return { kind: 'notice', notice, text: parts.join('\t'), position, count: 1 };
}

/** Counts the uses of each name, its declaration included. */
function uses(tree: Node): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (node: Node) => {
    const { name = '' } = node as Named;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  simple(tree, { Identifier: count });
  return counts;
}

/** Finds functions that are never called, and whose name is nearly one that p5 calls. */
function misspeltFunctions(functions: readonly FunctionNode[], tree: Node): ConsoleEntry[] {
  const called = uses(tree);
  const own = functions.flatMap(({ id }) => id?.name ?? []);
  return functions.flatMap((node) => {
    const name = node.id?.name ?? '';
    if (CALLED_BY_P5.includes(name) || called.has(name)) return [];
    const closest = closestName(name, CALLED_BY_P5);
    if (!closest || own.includes(closest.name)) return [];
    return [hint('p5_function', node, name, closest.name)];
  });
}

/** Returns hints about functions with the same name: the first of two is never called. */
function madeTwice(functions: readonly FunctionNode[]): ConsoleEntry[] {
  const seen = new Set<string>();
  return functions.flatMap((node) => {
    const name = node.id?.name ?? '';
    if (seen.has(name)) return [hint('p5_function_twice', node, name)];
    seen.add(name);
    return [];
  });
}

/** Reports drawing before the canvas of the right size is created: it is lost with the previous canvas. */
function drawnTooEarly(functions: readonly FunctionNode[]): ConsoleEntry[] {
  const setup = functions.find(({ id }) => id?.name === 'setup');
  const statements = (setup?.body.body ?? []) as Statement[];
  const names = statements.map(({ expression }) => expression?.callee?.name ?? '');
  const canvas = names.indexOf('createCanvas');
  const early = names.findIndex((name) => DRAWS.test(name));
  const statement = statements[early];
  if (!statement || canvas < early) return [];
  return [hint('p5_before_canvas', statement, names[early] ?? '')];
}

function canvasInDraw(tree: Node): ConsoleEntry[] {
  const found: ConsoleEntry[] = [];
  ancestor(tree, {
    CallExpression(node, _, above) {
      const { callee } = node as Node & { callee: Named };
      const inDraw = above.some(
        (one) => one.type === 'FunctionDeclaration' && (one as FunctionNode).id?.name === 'draw',
      );
      if (inDraw && callee.name === 'createCanvas') found.push(hint('p5_canvas_in_draw', node));
    },
  });
  return found;
}

function resetInDraw(functions: readonly FunctionNode[]): ConsoleEntry[] {
  const draw = functions.find(({ id }) => id?.name === 'draw');
  const found = draw ? resetVariables(draw) : [];
  return found.map((node) => hint('p5_reset', node, (node as Named).name ?? ''));
}

/**
 * Returns hints about code of a sketch that was probably not meant to be so; none for a sketch that cannot be parsed.
 */
export function sketchHints(js: string): ConsoleEntry[] {
  let tree: Node & { body: Node[] };
  try {
    tree = parse(js, { ecmaVersion: 'latest', locations: true, allowHashBang: true });
  } catch {
    return [];
  }
  const functions = tree.body.filter(
    ({ type }) => type === 'FunctionDeclaration',
  ) as FunctionNode[];
  return [
    ...misspeltFunctions(functions, tree),
    ...madeTwice(functions),
    ...drawnTooEarly(functions),
    ...canvasInDraw(tree),
    ...resetInDraw(functions),
    ...scriptHints(js, { file: FILE, firstLine: 1 }),
  ];
}
