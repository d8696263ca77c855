import type { CodeMirrorHandle, CodeMirrorOptions } from './code-mirror.ts';

/** Stands in for CodeMirror in tests without layout: a plain text field with the same promises. */
export function mountCodeMirror(options: CodeMirrorOptions): CodeMirrorHandle {
  const field = document.createElement('textarea');
  field.value = options.code;
  field.setAttribute('aria-label', options.label);
  field.setAttribute('aria-describedby', options.describedBy);
  field.addEventListener('input', () => options.onChange(field.value));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.ctrlKey) options.onRun();
  });
  options.parent.append(field);
  return {
    setCode: (code) => {
      field.value = code;
    },
    markLine: (line) => {
      field.dataset.failedLine = String(line ?? '');
    },
    focus: () => field.focus(),
    destroy: () => field.remove(),
  };
}
