import type { Extension } from '@codemirror/state';
import { lazyAssist } from './assist-later.ts';
import type { CodeLanguage, EditorTools, LoadEditor } from './editor-handle.ts';
import type { SharedEditor } from './shared-view.ts';
import type { StageView, StageViewOptions } from './stage-view.ts';

/** Each language is a file of its own, fetched when an editor needs it. */
const LANGUAGES: Record<CodeLanguage, () => Promise<Extension>> = {
  python: async () => (await import('./languages/python.ts')).pythonSupport,
  html: async () => (await import('./languages/html.ts')).htmlSupport,
  css: async () => (await import('./languages/css.ts')).cssSupport,
  javascript: async () => (await import('./languages/javascript.ts')).javascriptSupport,
  sql: async () => (await import('./languages/sql.ts')).sqlSupport,
  text: async () => [],
};

/** Fetches the code for a read-only view of text that changes, such as that of a live session. */
export async function loadStageView(
  language: CodeLanguage,
): Promise<(options: StageViewOptions) => StageView> {
  const [{ mountStageView }, support] = await Promise.all([
    import('./stage-view.ts'),
    LANGUAGES[language](),
  ]);
  return (options) => mountStageView(options, support);
}

/**
 * Fetches the code for a room's editor of shared files: the extensions of each language, and the view of one file at a
 * time.
 */
export async function loadSharedEditor(
  languages: readonly CodeLanguage[],
  tools: EditorTools,
): Promise<SharedEditor> {
  const [{ editing }, { mountSharedView, sharing }, { editorTools }, ...supports] =
    await Promise.all([
      import('./code-mirror.ts'),
      import('./shared-view.ts'),
      import('./editor-tools.ts'),
      ...languages.map((language) => LANGUAGES[language]()),
    ]);
  return {
    extensions: (language, options) => {
      const code = { language, library: options.library ?? null };
      const support = [supports[languages.indexOf(language)] ?? [], lazyAssist(code)];
      return [editing(options, support, editorTools(tools, code)), sharing];
    },
    mount: mountSharedView,
  };
}

export const loadEditor: LoadEditor = async (language, tools) => {
  const [{ mountCodeMirror }, languageSupport, withTools] = await Promise.all([
    import('./code-mirror.ts'),
    LANGUAGES[language](),
    tools && import('./editor-tools.ts'),
  ]);
  return (options) => {
    const code = { language, library: options.library ?? null };
    const more = tools && withTools ? withTools.editorTools(tools, code) : null;
    return mountCodeMirror(options, [languageSupport, lazyAssist(code)], more);
  };
};
