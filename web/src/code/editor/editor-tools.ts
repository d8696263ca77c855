import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completeFromList,
  completionStatus,
  insertBracket,
  moveCompletionSelection,
  selectedCompletion,
} from '@codemirror/autocomplete';
import { openSearchPanel } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { type Command, EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import type { MoreForRooms } from './code-mirror.ts';
import type { EditorTools, Suggestion } from './editor-handle.ts';
import { searching } from './editor-search.ts';

/**
 * Enter always ends a line, unless the learner has moved into the list: nothing typed quickly turns
 * into a suggestion. Tab takes the first suggestion or the chosen one.
 */
const takeSuggestion: Command = (view) => {
  if (completionStatus(view.state) !== 'active') return false;
  if (selectedCompletion(view.state) === null) moveCompletionSelection(true)(view);
  return acceptCompletion(view);
};

function suggesting(suggestions: readonly Suggestion[]): Extension {
  const source = completeFromList(suggestions);
  return [
    // Only what begins as it is written: a list of rare errors would frighten beginners.
    autocompletion({ selectOnOpen: false, interactionDelay: 0, icons: false, filterStrict: true }),
    suggestions.length > 0 ? EditorState.languageData.of(() => [{ autocomplete: source }]) : [],
  ];
}

function typeWithBrackets(view: EditorView, text: string): void {
  const closed = insertBracket(view.state, text);
  if (closed) view.dispatch(closed);
  else view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' });
}

/** Completion, brackets that close themselves, and a find panel. */
export function editorTools({ suggestions, phrases }: EditorTools): MoreForRooms {
  return {
    extensions: [
      keymap.of([{ key: 'Tab', run: takeSuggestion }, ...closeBracketsKeymap]),
      suggesting(suggestions),
      closeBrackets(),
      highlightActiveLine(),
      searching(phrases),
      EditorView.theme({ '&': { height: '100%' } }),
    ],
    type: typeWithBrackets,
    find: openSearchPanel,
  };
}
