import type { Language } from '@codivia/contract/api/language';
import { createContext, use, useSyncExternalStore } from 'react';
import { announceLanguage, saveLanguage } from './language.ts';
import { createSubscribers } from './subscribers.ts';
import { clearFailures, failureOf, fetchTexts, textsOf } from './text-files.ts';
import type { Translate } from './text-keys.ts';
import type { Namespace } from './texts.ts';
import { translate } from './translate.ts';

/** The texts of the app, in one language at a time. See texts.ts for how texts are written. */
export interface I18n {
  language(): Language;
  /** Calls `watcher` when the language has changed. Returns the function that stops this. */
  watch(watcher: () => void): () => void;
  /** Fetches texts in the current language; always the same promise for the same texts. */
  load(namespace: Namespace): Promise<void>;
  /** Changes the language once all texts in use have come in it. */
  change(language: Language): Promise<void>;
  /** Returns the translator of a namespace; it is the same function as long as the language is the same. */
  translator<N extends Namespace>(namespace: N): Translate<N>;
}

type Values = Record<string, string | number>;

function makeTranslator<N extends Namespace>(namespace: N, language: Language): Translate<N> {
  const translator = (key: string, values?: Values) =>
    translate(textsOf(namespace, language) ?? {}, language, key, values);
  return translator as Translate<N>;
}

/** Starts with no texts yet, in `startLanguage`. */
export function createI18n(startLanguage: Language): I18n {
  let language = startLanguage;
  let translators = new Map<Namespace, unknown>();
  const inUse = new Set<Namespace>();
  const { subscribe, notify } = createSubscribers();
  return {
    language: () => language,
    watch: subscribe,
    load(namespace) {
      inUse.add(namespace);
      return fetchTexts(namespace, language);
    },
    async change(next) {
      clearFailures();
      await Promise.all([...inUse].map((namespace) => fetchTexts(namespace, next)));
      language = next;
      translators = new Map();
      notify();
    },
    translator<N extends Namespace>(namespace: N) {
      const known = translators.get(namespace) ?? makeTranslator(namespace, language);
      translators.set(namespace, known);
      return known as Translate<N>;
    },
  };
}

/** The texts that components show. */
export const I18nContext = createContext<I18n | null>(null);

/** The texts of the app. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There is no I18nContext around this component');
  return i18n;
}

/** The language that is shown. */
export function useLanguage(): Language {
  const i18n = useI18n();
  return useSyncExternalStore(i18n.watch, i18n.language, i18n.language);
}

/**
 * The texts of a namespace, and the language that is shown: `const { t, language } = useTranslation('courses')`. Waits
 * until the texts have come.
 */
export function useTranslation<N extends Namespace>(
  namespace: N,
): { t: Translate<N>; language: Language } {
  const i18n = useI18n();
  const language = useLanguage();
  const texts = i18n.load(namespace);
  // Suspends. Once the texts are here, `use` is not called, since it would wait a moment even then.
  if (!textsOf(namespace, language)) throw failureOf(namespace, language) ?? texts;
  return { t: i18n.translator(namespace), language };
}

/** Returns a function that changes the language of the whole app, and remembers it. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const i18n = useI18n();
  return async (language) => {
    await i18n.change(language);
    saveLanguage(language);
    announceLanguage(language);
  };
}
