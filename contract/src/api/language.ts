import Type, { type Static } from 'typebox';

/** The two languages of the product; English is the default (docs/product.md#languages). */
export const LANGUAGES = ['fr', 'en'] as const;
export const DEFAULT_LANGUAGE = 'en';

export const Language = Type.Union([Type.Literal('fr'), Type.Literal('en')]);
export type Language = Static<typeof Language>;

/** Each language as people choose it. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English' };

/** The locale by which `Intl` writes numbers, plurals and dates in each language. */
export const LOCALES = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Language, string>;

/** Returns the locale in the form of social networks (docs/product.md#languages): `fr_FR`. */
export function socialLocale(language: Language): string {
  return LOCALES[language].replace('-', '_');
}

/** A text in both languages. */
export const Bilingual = Type.Object({ fr: Type.String(), en: Type.String() });
export type Bilingual = Static<typeof Bilingual>;

export const LanguageQuery = Type.Object({ lang: Type.Optional(Language) });

/** True for one of the two language codes. */
export function isLanguage(value: unknown): value is Language {
  return value === 'fr' || value === 'en';
}
