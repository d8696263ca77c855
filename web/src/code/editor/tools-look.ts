import { EditorView } from '@codemirror/view';

const CONTROL = {
  minHeight: '2.25rem',
  border: '1px solid var(--code-quiet)',
  borderRadius: '0.5rem',
  backgroundImage: 'none',
  backgroundColor: 'transparent',
  color: 'var(--code-ink)',
  fontFamily: 'var(--font-sans)',
  fontSize: '0.875rem',
};

/** The look of the find panel and of the suggestions. */
export const toolsTheme = EditorView.theme({
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--code-ink) 4.5%, transparent)' },
  '.cm-panels': { backgroundColor: 'var(--code-ground)', color: 'var(--code-ink)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--color-night-line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.4rem',
    padding: '0.6rem 3rem 0.6rem 0.75rem',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search input[type=checkbox]': { width: '1.15rem', height: '1.15rem' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3rem',
    margin: '0 0.35rem',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
  },
  '.cm-panel .cm-textfield': { ...CONTROL, margin: '0', padding: '0 0.6rem', minWidth: '9rem' },
  '.cm-panel .cm-button': { ...CONTROL, margin: '0', padding: '0 0.7rem' },
  '.cm-panel .cm-button:hover': { borderColor: 'var(--code-caret)' },
  '.cm-panel.cm-search button[name=close]': {
    top: '0.4rem',
    right: '0.4rem',
    width: '2.25rem',
    height: '2.25rem',
    color: 'var(--code-ink)',
    fontSize: '1.4rem',
  },
  '.cm-panel :focus-visible': { outline: '2px solid var(--code-caret)', outlineOffset: '1px' },
  '.cm-searchMatch': { backgroundColor: 'transparent', outline: '1px solid var(--code-caret)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--code-selected)' },
  '.cm-tooltip': {
    border: '1px solid var(--color-night-line)',
    borderRadius: '0.6rem',
    backgroundColor: 'var(--code-raised)',
    color: 'var(--code-ink)',
  },
  // The list is cut at the corners, not the box: the description of a suggestion stands beside it.
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    borderRadius: 'inherit',
    fontFamily: 'var(--font-mono)',
    fontSize: '0.875rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.3rem 0.75rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--code-selected)',
    color: 'var(--code-ink)',
  },
  '.cm-completionMatchedText': { color: 'var(--code-caret)', textDecoration: 'none' },
  '.cm-completionDetail': { color: 'var(--code-quiet)', fontStyle: 'normal' },
  '.cm-completionInfo': { padding: '0.5rem 0.75rem', fontFamily: 'var(--font-sans)' },
});
