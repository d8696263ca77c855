import type { Language } from '@codivia/contract/api/language';
import { fetchTexts, textsOf } from '../../../lib/text-files.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import { translate } from '../../../lib/translate.ts';
import type { AssistedCode } from '../editor-handle.ts';
import '../help/help-texts.ts';
import type { NameTable } from '../names/name-table.ts';

const FILES: Record<'python' | 'javascript' | 'p5', Record<Language, () => Promise<NameTable>>> = {
  python: {
    en: async () => (await import('../names/en/python.ts')).default,
    fr: async () => (await import('../names/fr/python.ts')).default,
  },
  javascript: {
    en: async () => (await import('../names/en/javascript.ts')).default,
    fr: async () => (await import('../names/fr/javascript.ts')).default,
  },
  p5: {
    en: async () => (await import('../names/en/p5.ts')).default,
    fr: async () => (await import('../names/fr/p5.ts')).default,
  },
};

/** Descriptions of names by their group, and the texts of the editor, in the language of the page. */
export interface Descriptions {
  lineOn(group: string, name: string): string | null;
  t: Translate<'code-assist'>;
}

/** Fetches the descriptions for the names of some code. */
export async function loadDescriptions({ language, library }: AssistedCode): Promise<Descriptions> {
  const shownLanguage: Language = document.documentElement.lang === 'fr' ? 'fr' : 'en';
  const kinds = language === 'python' ? (['python'] as const) : (['javascript'] as const);
  const tables = await Promise.all([
    ...kinds.map((kind) => FILES[kind][shownLanguage]()),
    ...(library ? [FILES[library][shownLanguage]()] : []),
    fetchTexts('code-assist', shownLanguage).then(() => ({})),
  ]);
  const all: NameTable = Object.assign({}, ...tables);
  const translator = (key: string, values?: Record<string, string | number>) =>
    translate(textsOf('code-assist', shownLanguage) ?? {}, shownLanguage, key, values);
  return {
    lineOn: (group, name) => {
      const lines = all[group] ?? {};
      return Object.hasOwn(lines, name) ? (lines[name] ?? null) : null;
    },
    t: translator as Translate<'code-assist'>,
  };
}
