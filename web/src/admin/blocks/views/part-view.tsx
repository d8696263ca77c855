import { readExplorableValue } from '@codivia/contract/explorables/explorable-tag';
import { EDITOR_TAGS, editorCode, isLessonTag } from '@codivia/contract/lessons/lesson-tags';
import type { NodeViewProps } from '@tiptap/react';
import { use } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { readBlocks } from '../text/read-blocks.ts';
import { writeNode } from '../text/write-node.ts';
import { BlockContext, type DialogName } from './block-context.ts';
import { BlockCard } from './card.tsx';

/** The dialogs in which our tags are changed. */
const DIALOGS: Record<string, DialogName> = {
  ...Object.fromEntries(
    Object.entries(EDITOR_TAGS).map(([kind, tag]) => [tag, kind as keyof typeof EDITOR_TAGS]),
  ),
  'lesson-video': 'video',
  'lesson-explorable': 'explorable',
};

/** An editor, exercise, question, video or explorable, named but not played: the preview plays it. */
export function PartView({ node, selected, deleteNode, updateAttributes }: NodeViewProps) {
  const { t } = useTranslation('admin-blocks');
  const { exercises, onEditExercise, ask } = use(BlockContext);
  const tag = String(node.attrs.tag);
  const value = String(node.attrs.value ?? '');
  if (!isLessonTag(tag)) return null;
  const dialog = DIALOGS[tag];
  const exercise = exercises.find(({ id }) => id === value);
  const isExercise = tag === 'code-exercise' || tag === 'quiz-question';
  const isEditor = tag.endsWith('-editor');

  function change(html: string): void {
    const [block] = readBlocks(html, node.type.schema).children;
    if (block?.type === node.type) updateAttributes({ value: block.attrs.value });
  }

  let title = isEditor ? '' : value;
  if (exercise) title = exercise.title;
  if (tag === 'lesson-explorable') title = readExplorableValue(value)?.name ?? value;
  let onEdit = dialog && (() => ask(dialog, writeNode(node), change));
  if (exercise && onEditExercise) onEdit = () => onEditExercise(value);
  return (
    <BlockCard
      kind={t(`parts.${tag}`)}
      title={title}
      selected={selected}
      onEdit={onEdit}
      onRemove={deleteNode}
    >
      {isEditor && (
        <pre className="max-h-64 overflow-auto border-line border-t px-4 py-3 font-mono text-sm">
          {editorCode(value) || t('no_code')}
        </pre>
      )}
      {isExercise && !exercise && (
        <p className="border-line border-t px-4 py-2 font-bold text-danger text-sm">
          {t('no_exercise', { id: value })}
        </p>
      )}
    </BlockCard>
  );
}
