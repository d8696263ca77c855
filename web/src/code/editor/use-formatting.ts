import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import type { CodeLanguage, EditorHandle } from './editor-handle.ts';

/**
 * Returns a function that formats the code of an editor and announces the result; it waits for the editor if that has
 * not been loaded yet.
 */
export function useFormatting(
  editor: EditorHandle | null,
  language: CodeLanguage,
): () => Promise<void> {
  const { t } = useTranslation('editor');
  const isAwaited = useRef(false);

  const format = useCallback(async () => {
    isAwaited.current = !editor;
    if (!editor) return;
    try {
      const { formatEditor } = await import('./format/format-editor.ts');
      await formatEditor(editor, language, t);
    } catch {
      toast.error(t('formatted.unavailable'));
    }
  }, [editor, language, t]);

  const formatAwaited = useEffectEvent(() => void format());
  useEffect(() => {
    if (editor && isAwaited.current) formatAwaited();
  }, [editor]);
  return format;
}
