import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';

const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const Text = Node.create({ name: 'text', group: 'inline' });

const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  priority: 1000,
  parseHTML: () => [{ tag: 'p' }],
  addAttributes: () => ({
    /** True in an entry of a list that is written with paragraphs; the first text of others has no element. */
    loose: {
      default: false,
      rendered: false,
      parseHTML: (element) => element.parentElement?.localName === 'li',
    },
  }),
  renderHTML: () => ['p', 0],
});

const LEVELS = [1, 2, 3, 4, 5, 6];

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
  addInputRules() {
    const rule = (level: number) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level}}\\s$`),
        type: this.type,
        getAttributes: { level },
      });
    return [2, 3].map(rule);
  },
});

const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** Code to read. A language is a name such as "python"; null where nothing is said. */
const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({
    language: {
      default: null,
      rendered: false,
      parseHTML: (element) =>
        /^language-([a-z0-9]+)$/.exec(element.querySelector('code')?.className ?? '')?.[1] ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node: { attrs } }) => [
    'pre',
    ['code', attrs.language ? { class: `language-${attrs.language}` } : {}, 0],
  ],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```\s$/, type: this.type })];
  },
});

const Break = Node.create({
  name: 'br',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

const Picture = Node.create({
  name: 'img',
  group: 'inline',
  inline: true,
  draggable: true,
  parseHTML: () => [{ tag: 'img[src]' }],
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A mark between two steps (docs/product.md#steps). */
const StepBreak = Node.create({
  name: 'hr',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});

export const TEXTS = [Doc, Text, Paragraph, Heading, Quote, CodeBlock, Break, Picture, StepBreak];
