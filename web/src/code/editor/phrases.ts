import type { Translate } from '../../lib/text-keys.ts';

/** The texts of CodeMirror itself, in the language of the page. */
export function editorPhrases(t: Translate<'editor'>): Record<string, string> {
  return {
    Find: t('search.find'),
    Replace: t('search.replace'),
    next: t('search.next'),
    previous: t('search.previous'),
    all: t('search.all'),
    'match case': t('search.match_case'),
    regexp: t('search.regexp'),
    'by word': t('search.by_word'),
    replace: t('search.replace_this'),
    'replace all': t('search.replace_all'),
    close: t('search.close'),
    'current match': t('search.current_match'),
    'replaced $ matches': t('search.replaced_count'),
    'replaced match on line $': t('search.replaced_line'),
    'on line': t('search.on_line'),
    'Go to line': t('search.go_to_line'),
    go: t('search.go'),
    Completions: t('search.completions'),
  };
}
