import { Mark, markInputRule } from '@tiptap/core';

type Written = { tags: string[]; key?: string; sign?: RegExp };

/** A mark that is one element without attributes, and combines with every other mark. */
function markOf(name: string, { tags, key, sign }: Written) {
  return Mark.create({
    name,
    excludes: '',
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [name, 0],
    addKeyboardShortcuts() {
      return key ? { [key]: () => this.editor.commands.toggleMark(name) } : {};
    },
    addInputRules() {
      return sign ? [markInputRule({ find: sign, type: this.type })] : [];
    },
  });
}

const Link = Mark.create({
  name: 'a',
  inclusive: false,
  parseHTML: () => [{ tag: 'a' }],
  addAttributes: () => ({ href: { default: null }, rel: { default: null } }),
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href }, 0],
});

/** Marks are named after the element that they are written as. */
export const MARKS = [
  Link,
  markOf('strong', { tags: ['strong', 'b'], key: 'Mod-b', sign: /(?:^|\s)(\*\*([^*]+)\*\*)$/ }),
  markOf('em', { tags: ['em', 'i'], key: 'Mod-i' }),
  markOf('del', { tags: ['del'] }),
  markOf('kbd', { tags: ['kbd'] }),
  markOf('sub', { tags: ['sub'] }),
  markOf('sup', { tags: ['sup'] }),
  markOf('code', { tags: ['code'], key: 'Mod-e', sign: /(?:^|\s)(`([^`]+)`)$/ }),
];
