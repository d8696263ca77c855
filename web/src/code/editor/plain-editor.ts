import type { EditorHandle, EditorOptions, LoadEditor } from './editor-handle.ts';

function mountPlainField(options: EditorOptions): EditorHandle {
  const field = document.createElement('textarea');
  field.value = options.code;
  field.placeholder = options.placeholder ?? '';
  field.setAttribute('aria-label', options.label);
  field.setAttribute('aria-describedby', options.describedBy);
  field.addEventListener('input', () => options.onChange(field.value));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.ctrlKey) options.onRun();
    if (event.key === 'F' && event.altKey) options.onFormat?.();
  });
  options.parent.append(field);
  field.setSelectionRange(options.caret ?? 0, options.caret ?? 0);
  return {
    setCode: (code) => {
      if (field.value !== code) field.value = code;
    },
    setWrap: (wrap) => {
      field.wrap = wrap ? 'soft' : 'off';
    },
    markLine: (line) => {
      field.dataset.failedLine = String(line ?? '');
    },
    showProblems: (problems) => {
      field.dataset.problems = problems.map(({ line }) => line).join();
    },
    goToLine: (line) => {
      field.dataset.line = String(line);
      field.focus();
    },
    chosen: () => ({ code: field.value, from: field.selectionStart, to: field.selectionEnd }),
    change: ({ from, to, insert, select }) => {
      field.value = field.value.slice(0, from) + insert + field.value.slice(to);
      field.setSelectionRange(select.from, select.to);
      options.onChange(field.value);
    },
    type: (text) => {
      field.value += text;
      options.onChange(field.value);
    },
    command: (name) => {
      field.dataset.command = name;
    },
    layOut: () => {},
    focus: () => field.focus(),
    destroy: () => field.remove(),
  };
}

/** Replaces CodeMirror in tests without layout: a plain text field with the same interface. */
export const loadEditor: LoadEditor = async () => mountPlainField;
