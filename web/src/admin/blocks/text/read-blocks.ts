import { lessonBlocks } from '@codivia/contract/lessons/lesson-blocks';
import { normalizeEditorTags } from '@codivia/contract/lessons/lesson-tags';
import { htmlOfLesson } from '@codivia/contract/lessons/plain-lesson';
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { SCHEMA } from '../schema/schema.ts';
import { fingerprint } from './fingerprint.ts';
import { writeNode } from './write-node.ts';

function contentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** The block that some HTML is, or null where it is not exactly one. */
function parsed(content: DocumentFragment, schema: Schema): Node | null {
  const { childCount, firstChild } = DOMParser.fromSchema(schema).parse(content);
  return childCount === 1 ? firstChild : null;
}

function withSource(block: Node, source: string): Node {
  return block.type.create({ ...block.attrs, source }, block.content);
}

/** The block of a source that was read before: as `readBlock`, but it does not ask again whether anything is lost. */
export function rereadBlock(source: string, schema: Schema): Node | null {
  const block = parsed(contentOf(normalizeEditorTags(source)), schema);
  return block && withSource(block, source);
}

/** Reads one block with the white space around it. What would lose anything is kept as HTML. */
function readBlock(source: string, schema: Schema): Node {
  const content = contentOf(normalizeEditorTags(source));
  const block = parsed(content, schema);
  const isExact = block && fingerprint(contentOf(writeNode(block))) === fingerprint(content);
  if (isExact) return withSource(block, source);
  return schema.node('htmlBlock', { html: source.trim(), source });
}

/** Reads a lesson's HTML, with which every block at its top keeps its own part. Plain text becomes HTML. Every editor has a schema of its own. */
export function readBlocks(html: string, schema: Schema = SCHEMA): Node {
  const text = /<[a-z!/?]/i.test(html) ? html : htmlOfLesson(html);
  const parts = lessonBlocks(text).map((block) => block.html);
  const lead = text.slice(0, text.length - parts.join('').length);
  const blocks = parts.map((part, i) => readBlock(i === 0 ? lead + part : part, schema));
  return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
}
