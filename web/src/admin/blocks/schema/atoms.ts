import { isLessonTag, LESSON_TAGS } from '@codivia/contract/lessons/lesson-tags';
import { Node } from '@tiptap/core';

/** An editor, exercise, question, video or explorable: one of our tags with the value of its attribute. */
export const LessonPart = Node.create({
  name: 'lessonPart',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    tag: { default: 'python-editor', rendered: false, parseHTML: ({ localName }) => localName },
    value: {
      default: null,
      rendered: false,
      parseHTML: (element) =>
        isLessonTag(element.localName)
          ? element.getAttribute(LESSON_TAGS[element.localName])
          : null,
    },
  }),
  parseHTML: () => Object.keys(LESSON_TAGS).map((tag) => ({ tag })),
  renderHTML: ({ node: { attrs } }) => {
    const tag = String(attrs.tag);
    return [tag, isLessonTag(tag) ? { [LESSON_TAGS[tag]]: attrs.value } : {}];
  },
});

/** A block that the others cannot represent without loss. Its HTML is kept as it is. */
export const HtmlBlock = Node.create({
  name: 'htmlBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    html: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-html') ?? '',
      renderHTML: ({ html }) => ({ 'data-html': html }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-html]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});
