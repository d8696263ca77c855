import type { Translate } from '../../../lib/text-keys.ts';
import { toast } from '../../../lib/toast.ts';
import type { CodeLanguage, EditorHandle } from '../editor-handle.ts';
import { caretAfter, changedPart } from './caret-after.ts';
import { type Formatted, formatCode } from './format-code.ts';

type Editor = Pick<EditorHandle, 'chosen' | 'change' | 'markLine'>;

function put(editor: Editor, code: string): void {
  const { code: before, from } = editor.chosen();
  const caret = caretAfter(before, code, from);
  editor.change({
    ...changedPart(before, code),
    select: { from: caret, to: caret },
    keepFocus: true,
  });
}

/**
 * Formats the code of an editor in one step that can be undone, and announces the result. Rejects when the formatter
 * cannot be fetched.
 */
export async function formatEditor(
  editor: Editor,
  language: CodeLanguage,
  t: Translate<'editor'>,
): Promise<void> {
  let formatted: Formatted | null;
  let before: string;
  do {
    before = editor.chosen().code;
    formatted = await formatCode(language, before);
    // Code written meanwhile is formatted too.
  } while (before !== editor.chosen().code);
  if (!formatted) return;
  if ('line' in formatted) {
    editor.markLine(formatted.line);
    toast.error(t('formatted.unreadable', formatted));
  } else if (formatted.code === before) {
    toast.info(t('formatted.already'));
  } else {
    put(editor, formatted.code);
    toast.success(t('formatted.done'));
  }
}
