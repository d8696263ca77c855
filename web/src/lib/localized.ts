import type { Bilingual, Language } from '@codivia/contract/api/language';
import { keepTogether } from '@codivia/contract/text/format';

/** The title to show: French where there is one and the reader reads French, else the English one. */
export function localizedTitle(
  item: { title: string; title_fr: string },
  language: Language,
): string {
  return (language === 'fr' && item.title_fr) || item.title || item.title_fr;
}

/** The description (HTML) to show, chosen as titles are. */
export function localizedDescription(
  item: { description: string; description_fr: string },
  language: Language,
): string {
  return (language === 'fr' && item.description_fr) || item.description || item.description_fr;
}

/** A text of the server's, which may be the same in both languages, such as the name of a tool. */
export function localizedText(text: string | Bilingual, language: Language): string {
  return keepTogether(typeof text === 'string' ? text : text[language]);
}
