import type { CodeLanguage, ReadCode } from '@codivia/contract/exercises/module';
import type { Tree } from '@lezer/common';
import { parser as pythonParser } from '@lezer/python';
import { type Comment, parse } from 'acorn';

/** Number of pieces of a program for which one unknown place is allowed: the Python grammar lacks rare forms. */
const PIECES_PER_FAULT = 8;
/** Number of characters on either side of such a place that are read: recovering from faults is slow. */
const LOOKED_AT = 2000;

/** Reads a program and returns it without comments and empty lines. Null for a text that is no program. */
type Read = (code: string) => string | null;

type Stretch = { from: number; to: number };

function without(code: string, comments: readonly Stretch[]): string {
  let end = 0;
  const pieces = comments.map(({ from, to }) => {
    const piece = code.slice(end, from);
    end = to;
    return piece;
  });
  return [...pieces, code.slice(end)]
    .join('')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns a learner's Python in the form that CPython reads: no form feeds, and one kind of line end. */
const tidied = (code: string) => code.replace(/\r\n?/g, '\n').replaceAll('\f', ' ');

const strictParser = pythonParser.configure({ strict: true });

/** Returns the tree of a program, or the place of its first fault. */
function parsePython(code: string): Tree | number {
  const parsing = strictParser.startParse(code);
  try {
    for (;;) {
      const tree = parsing.advance();
      if (tree) return tree;
    }
  } catch (error) {
    if (error instanceof SyntaxError) return parsing.parsedPos;
    throw error;
  }
}

/** Tells whether the code around a place is Python, except for a form that the grammar does not know. */
function isNearlyPython(code: string, place: number): boolean {
  const from = code.lastIndexOf('\n', Math.max(0, place - LOOKED_AT)) + 1;
  let faults = 0;
  let pieces = 0;
  pythonParser.parse(code.slice(Math.min(from, place), place + LOOKED_AT)).iterate({
    enter({ type, node }) {
      if (type.isError) faults += 1;
      else if (!node.firstChild) pieces += 1;
    },
  });
  return faults * PIECES_PER_FAULT <= pieces;
}

const readPython: Read = (answer) => {
  const code = tidied(answer);
  const read = parsePython(code);
  if (typeof read === 'number') return isNearlyPython(code, read) ? without(code, []) : null;
  const comments: Stretch[] = [];
  read.iterate({
    enter: ({ name, from, to }) => void (name === 'Comment' && comments.push({ from, to })),
  });
  return without(code, comments) || null;
};

/** Reads scripts of pages and sketches, with the parser that runs them (runners/src/preview/instrument.ts). */
const readJavaScript: Read = (code) => {
  for (const sourceType of ['script', 'module'] as const) {
    const found: Comment[] = [];
    try {
      const { body } = parse(code, {
        ecmaVersion: 'latest',
        sourceType,
        onComment: found,
        allowReturnOutsideFunction: true,
        allowAwaitOutsideFunction: true,
      });
      const comments = found.map(({ start, end }) => ({ from: start, to: end }));
      return body.length > 0 ? without(tidied(code), comments) : null;
    } catch {
      // Code that nests too deeply for the parser did not run either.
    }
  }
  return null;
};

/** Browsers read any text as a page: here it is one when there is an element in it. */
const readHtml: Read = (code) => (/<[a-z]/i.test(code) ? code : null);

/**
 * Browsers ignore text that they do not understand: here a text counts as a style sheet if it contains a rule with a
 * declaration.
 */
const readCss: Read = (code) => {
  const open = code.indexOf('{');
  const colon = code.indexOf(':', open + 1);
  return open >= 0 && colon > open ? code : null;
};

const READERS: Record<CodeLanguage, Read> = {
  python: readPython,
  js: readJavaScript,
  html: readHtml,
  css: readCss,
};

/**
 * Returns a program without the parts that do not count, to compare it with another; null for a text that is no
 * program.
 */
export const readProgram: ReadCode = (language, code) => READERS[language](code);
