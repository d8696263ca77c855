import { Node } from '@tiptap/core';

/** The parts of a table, each with its element. */
const PARTS = {
  thead: 'tr+',
  tbody: 'tr+',
  tr: '(th | td)+',
} as const;

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'thead? tbody?',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', 0],
});

const parts = Object.entries(PARTS).map(([name, content]) =>
  Node.create({
    name,
    content,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  }),
);

const cells = ['th', 'td'].map((name) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({ align: { default: null } }),
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  }),
);

export const TABLE = [Table, ...parts, ...cells];
