import {
  acceptCompletion,
  autocompletion,
  type CompletionContext,
  closeBrackets,
  closeBracketsKeymap,
  completionStatus,
  insertBracket,
  moveCompletionSelection,
  selectedCompletion,
} from '@codemirror/autocomplete';
import { openSearchPanel } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { type Command, EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import type { MoreForRooms } from './code-mirror.ts';
import type { AssistedCode, EditorTools } from './editor-handle.ts';
import { searching } from './editor-search.ts';
import { keptHistory } from './kept-history.ts';
import { codeSuggestions } from './suggestions-choice.ts';

/**
 * Enter always ends a line, unless the learner has moved into the list: nothing typed quickly turns
 * into a suggestion. Tab takes the first suggestion or the chosen one.
 */
const takeSuggestion: Command = (view) => {
  if (completionStatus(view.state) !== 'active') return false;
  if (selectedCompletion(view.state) === null) moveCompletionSelection(true)(view);
  return acceptCompletion(view);
};

const loadAssist = () => import('./assist/assist.ts');

function suggesting(code: AssistedCode): Extension {
  const source = async (context: CompletionContext) => {
    if (!context.explicit && codeSuggestions.read() === 'off') return null;
    const { suggestAt } = await loadAssist();
    return suggestAt(context, code);
  };
  // A request that waits for its code is dropped when many letters follow, and nothing would be suggested.
  const prepare = () => {
    if (codeSuggestions.read() === 'off') return;
    loadAssist().then(
      ({ prepareSuggestions }) => prepareSuggestions(code),
      () => {},
    );
  };
  // Only names that begin with the written letters: a list of rare names would frighten beginners.
  return [
    EditorView.domEventHandlers({ focus: prepare }),
    autocompletion({
      override: [source],
      selectOnOpen: false,
      interactionDelay: 0,
      icons: false,
      filterStrict: true,
    }),
  ];
}

function typeWithBrackets(view: EditorView, text: string): void {
  const closed = insertBracket(view.state, text);
  if (closed) view.dispatch(closed);
  else view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' });
}

/** Completion, brackets that close themselves, and a find panel. */
export function editorTools({ phrases, draft }: EditorTools, code: AssistedCode): MoreForRooms {
  return {
    extensions: [
      keymap.of([{ key: 'Tab', run: takeSuggestion }, ...closeBracketsKeymap]),
      suggesting(code),
      closeBrackets(),
      highlightActiveLine(),
      searching(phrases),
      EditorView.theme({ '&': { height: '100%' } }),
    ],
    type: typeWithBrackets,
    find: openSearchPanel,
    history: (code) => (draft ? keptHistory(draft, code) : []),
  };
}
