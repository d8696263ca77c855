import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { StateField } from '@codemirror/state';
import { type EditorView, hoverTooltip } from '@codemirror/view';
import type { AssistedCode } from '../editor-handle.ts';
import { suggest } from './complete.ts';
import { loadDescriptions } from './descriptions.ts';
import { explain } from './explain.ts';
import { addOnce, noteElement, prepareNotes, showText } from './notes.ts';
import { askForName } from './rename-field.ts';

/** Fetches what the first suggestion needs. */
export function prepareSuggestions(code: AssistedCode): void {
  // The first suggestion tries again.
  loadDescriptions(code).catch(() => {});
}

/** Suggests what may be written at the cursor. */
export async function suggestAt(
  context: CompletionContext,
  code: AssistedCode,
): Promise<CompletionResult | null> {
  const descriptions = await loadDescriptions(code);
  if (context.aborted) return null;
  const own = suggest(context, code, descriptions);
  if (own || code.language === 'python' || code.language === 'javascript') return own;
  // Pages and styles: what their languages know themselves.
  for (const source of context.state.languageDataAt<unknown>('autocomplete', context.pos)) {
    const found = typeof source === 'function' ? await source(context) : null;
    if (found) return found;
  }
  return null;
}

/** Shows what the name at the cursor is. */
export async function explainAtCursor(view: EditorView, code: AssistedCode): Promise<void> {
  const descriptions = await loadDescriptions(code);
  const { head } = view.state.selection.main;
  const found = explain(view.state, head, code, descriptions);
  const dom = found
    ? noteElement(found.signature, found.line)
    : noteElement(null, descriptions.t('no_explanation'));
  if (view.dom.isConnected) showText(view, found?.from ?? head, dom);
}

/** Asks for another name of what is at the cursor. */
export async function renameAtCursor(view: EditorView, code: AssistedCode): Promise<void> {
  const descriptions = await loadDescriptions(code);
  if (!view.dom.isConnected) return;
  askForName(view, view.state.selection.main.head, code, descriptions);
}

const underMouse = StateField.define<true>({ create: () => true, update: () => true });

/** From now on, explains the name under the mouse. */
export function explainUnderMouse(view: EditorView, code: AssistedCode): void {
  if (!view.dom.isConnected) return;
  prepareNotes(view);
  const hover = hoverTooltip(async ({ state }, at) => {
    const found = explain(state, at, code, await loadDescriptions(code));
    if (!found) return null;
    const { from, to, signature, line } = found;
    return {
      pos: from,
      end: to,
      above: true,
      create: () => ({ dom: noteElement(signature, line) }),
    };
  });
  addOnce(view, underMouse, hover);
}
