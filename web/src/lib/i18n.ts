import { isLanguage, LANGUAGES, type Language } from '@codivia/contract/language';
import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { announceLanguage, saveLanguage } from './language.ts';
import type { Namespace, Texts } from './texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}

type TextFile = { default: Record<string, unknown> };

/** One loader for each file of texts; a file is fetched when its namespace is first needed. */
const files = import.meta.glob<TextFile>('../**/*.{en,fr}.ts');
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-1) ?? path, load]),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language, namespace) => {
    const load = loaders.get(`${namespace}.${language}.ts`);
    if (!load) throw new Error(`There are no texts ${namespace}.${language}.ts`);
    return (await load()).default;
  },
};

/** The texts of the app in the current language. */
export const i18n = createInstance().use(backend).use(initReactI18next);

let started: Promise<unknown> = Promise.resolve();

/** Starts in `language` with the texts every page shows. */
export function startI18n(language: Language): Promise<unknown> {
  announceLanguage(language);
  started = i18n.init({
    lng: language,
    supportedLngs: [...LANGUAGES],
    ns: ['common', 'shell'] satisfies Namespace[],
    defaultNS: 'common',
    // Both languages are complete (it would not compile otherwise), so one bundle is enough.
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  return started;
}

/** Fetches the texts a page needs, in the current language. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await started;
  await i18n.loadNamespaces(namespaces);
}

/** Changes the language of the whole app, and remembers it. */
export async function changeLanguage(language: Language): Promise<void> {
  saveLanguage(language);
  await i18n.changeLanguage(language);
  announceLanguage(language);
}

/** The language that is shown. */
export function useLanguage(): Language {
  const { i18n: shown } = useTranslation();
  return isLanguage(shown.language) ? shown.language : 'en';
}
