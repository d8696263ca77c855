import { Node } from '@tiptap/core';

/** A coloured box; its kind is the end of its class, such as "tip". */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'calloutTitle? block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'tip',
      rendered: false,
      parseHTML: (element) => /\bcallout-([a-z]+)/.exec(element.className)?.[1] ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'aside.callout' }],
  renderHTML: ({ node: { attrs } }) => ['aside', { class: `callout callout-${attrs.kind}` }, 0],
});

const CalloutTitle = Node.create({
  name: 'calloutTitle',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'p.callout-title', priority: 60 }],
  renderHTML: () => ['p', { class: 'callout-title' }, 0],
});

/** An answer that opens on demand. It is always open here: a closed element could not be written in. */
const Details = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block+',
  defining: true,
  parseHTML: () => [{ tag: 'details' }, { tag: 'div.block-details' }],
  renderHTML: () => ['div', { class: 'block-details' }, 0],
});

const Summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }, { tag: 'p.block-summary', priority: 60 }],
  renderHTML: () => ['p', { class: 'block-summary' }, 0],
});

export const BOXES = [Callout, CalloutTitle, Details, Summary];
