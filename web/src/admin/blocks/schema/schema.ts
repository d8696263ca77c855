import { Extension, type Extensions, getSchema } from '@tiptap/core';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { HtmlBlock, LessonPart } from './atoms.ts';
import { BOXES } from './boxes.ts';
import { MARKS } from './marks.ts';
import { TABLE } from './table.ts';
import { TEXTS } from './texts.ts';

/** The blocks of a lesson. Any of them can stand at its top. */
const BLOCKS = [
  'paragraph',
  'heading',
  'blockquote',
  'codeBlock',
  'hr',
  'callout',
  'details',
  'bulletList',
  'orderedList',
  'table',
  'lessonPart',
  'htmlBlock',
];

/** The HTML that a block at the top was read from, with the white space around it; null for a new one. */
const Source = Extension.create({
  name: 'source',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: {
        source: { default: null, rendered: false, keepOnSplit: false, parseHTML: () => null },
      },
    },
  ],
});

/** What a lesson is made of; the two atoms get their views from the editor. */
export const CONTENT: Extensions = [
  ...TEXTS,
  ...BOXES,
  BulletList.extend({ content: 'listItem+' }),
  OrderedList.extend({ content: 'listItem+' }),
  ListItem.extend({ content: 'paragraph block*' }),
  ...TABLE,
  ...MARKS,
  Source,
];

export const SCHEMA = getSchema([...CONTENT, LessonPart, HtmlBlock]);
