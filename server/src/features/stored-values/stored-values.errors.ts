import { STORED_VALUES_MAX_LENGTH } from '@codivia/contract/stored-texts';
import { problem } from '../../errors.ts';

/** The limit as readers of a language write it. */
const limit = (locale: string) => STORED_VALUES_MAX_LENGTH.toLocaleString(locale);

export const StoredValuesTooLarge = problem(413, 'stored_values_too_large', {
  fr: `Ton programme enregistre trop de choses pour ton compte : ${limit('fr')} caractères au plus, noms compris.`,
  en: `Your program stores too much for your account: ${limit('en')} characters at most, names included.`,
});
