import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import type { AssistedCode } from '../editor-handle.ts';
import type { Descriptions } from './descriptions.ts';
import { noteElement, showNote, showText } from './notes.ts';
import { findRenaming } from './rename.ts';

/** Asks for another name of what is at a place, and writes it everywhere as one step. */
export function askForName(
  view: EditorView,
  at: number,
  code: AssistedCode,
  { t }: Descriptions,
): void {
  const renaming = findRenaming(view.state, at, code);
  if (typeof renaming === 'string') {
    showText(view, at, noteElement(null, t(`rename.${renaming}`)));
    return;
  }
  const dom = document.createElement('div');
  dom.className = 'cm-note';
  const form = dom.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  field.value = renaming.name;
  field.setAttribute('aria-label', t('rename.label'));
  for (const [name, value] of [
    ['autocapitalize', 'off'],
    ['autocomplete', 'off'],
    ['spellcheck', 'false'],
  ] as const) {
    field.setAttribute(name, value);
  }
  const submit = form.appendChild(document.createElement('button'));
  submit.textContent = t('rename.do');
  const cancel = form.appendChild(document.createElement('button'));
  cancel.type = 'button';
  cancel.textContent = t('rename.cancel');
  const problem = form.appendChild(document.createElement('p'));
  problem.setAttribute('role', 'alert');

  const close = () => {
    showNote(view, null);
    view.focus();
  };
  cancel.addEventListener('click', close);
  dom.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const result = renaming.to(field.value.trim());
    if (typeof result === 'string') {
      problem.textContent = t(`rename.${result}`);
      field.focus();
      return;
    }
    view.dispatch({
      changes: result,
      userEvent: 'input.rename',
      annotations: isolateHistory.of('full'),
      effects: EditorView.announce.of(t('rename.done', { count: result.length })),
    });
    close();
  });
  const start = renaming.places.find(({ from, to }) => from <= at && at <= to)?.from ?? at;
  const mount = () => field.select();
  showNote(view, { pos: start, above: false, create: () => ({ dom, mount }) });
}
