import { formatNumber } from '@codivia/contract/text/format';
import { STORED_VALUES_MAX_LENGTH } from '@codivia/contract/text/stored-texts';
import { problem } from '../../errors.ts';

export const StoredValuesTooLarge = problem(413, 'stored_values_too_large', {
  fr: `Ton programme enregistre trop de choses pour ton compte : ${formatNumber(STORED_VALUES_MAX_LENGTH, 'fr')} caractères au plus, noms compris.`,
  en: `Your program stores too much for your account: ${formatNumber(STORED_VALUES_MAX_LENGTH, 'en')} characters at most, names included.`,
});
