import type { NodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { BlockCard } from './card.tsx';

/** HTML that is no other block: as readers see it, and as text where it is edited. */
export function HtmlView({ node, selected, deleteNode, updateAttributes }: NodeViewProps) {
  const { t } = useTranslation('admin-blocks');
  const [isEditing, setEditing] = useState(false);
  const html = String(node.attrs.html);
  return (
    <BlockCard
      kind={t('html')}
      title=""
      selected={selected}
      onEdit={() => setEditing(!isEditing)}
      onRemove={deleteNode}
    >
      <div className="border-line border-t px-4 py-3">
        {isEditing ? (
          <Textarea
            label={t('html_source')}
            className="font-mono text-sm"
            spellCheck={false}
            value={html}
            onChange={({ target }) => updateAttributes({ html: target.value })}
          />
        ) : (
          <SafeHtml html={html} />
        )}
      </div>
    </BlockCard>
  );
}
