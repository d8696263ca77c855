import type { Bilingual } from '@codivia/contract/api/language';
import type { FastifyError } from 'fastify';
import { Problem } from '../errors.ts';

interface InvalidField {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

const PASSWORD_TOO_SHORT: Bilingual = {
  fr: 'Le mot de passe doit contenir au moins 6 caractères',
  en: 'Password must be at least 6 characters',
};
const NAME_REQUIRED: Bilingual = { fr: 'Le nom est requis', en: 'Name is required' };
const EMAIL_INVALID: Bilingual = {
  fr: 'L’adresse e-mail n’est pas valide',
  en: 'The e-mail address isn’t valid',
};

/** Returns the field's name; for a missing one the failure names its parent, and the field apart. */
function fieldOf(invalid: InvalidField): string {
  const missing = invalid.params.missingProperty ?? invalid.params.requiredProperties;
  const path = invalid.instancePath.split('/').filter(Boolean);
  if (invalid.keyword === 'required') path.push(String(missing));
  return path.join('.');
}

function detailOf(field: string, keyword: string, params: InvalidField['params']): Bilingual {
  if (/password$/.test(field) && keyword === 'minLength') return PASSWORD_TOO_SHORT;
  if (field === 'name' && ['minLength', 'pattern', 'required'].includes(keyword))
    return NAME_REQUIRED;
  if (field === 'email') return EMAIL_INVALID;
  if (keyword === 'required') {
    return { fr: `Le champ « ${field} » est requis.`, en: `The field “${field}” is required.` };
  }
  if (!field) {
    return {
      fr: 'La demande n’a pas la forme attendue.',
      en: 'The request isn’t what was expected.',
    };
  }
  const { type, limit, comparison, multipleOf } = params;
  if (keyword === 'type' && type === 'integer') {
    return {
      fr: `Le champ « ${field} » attend un nombre entier.`,
      en: `The field “${field}” takes a whole number.`,
    };
  }
  if (keyword === 'minimum' || keyword === 'maximum') {
    return {
      fr: `Le champ « ${field} » vaut ${comparison === '<=' ? 'au plus' : 'au moins'} ${limit}.`,
      en: `The field “${field}” is at ${comparison === '<=' ? 'most' : 'least'} ${limit}.`,
    };
  }
  if (keyword === 'multipleOf') {
    return {
      fr: `Le champ « ${field} » avance par pas de ${String(multipleOf).replace('.', ',')}.`,
      en: `The field “${field}” must be in steps of ${multipleOf}.`,
    };
  }
  return {
    fr: `La valeur du champ « ${field} » n’est pas valide.`,
    en: `The value of the field “${field}” isn’t valid.`,
  };
}

/** Describes in both languages the fault of the first invalid field; an invalid id is a 404. */
export function describeInvalidInput(error: FastifyError): Problem {
  const [first] = (error.validation ?? []) as unknown as InvalidField[];
  if (error.validationContext === 'params') {
    return new Problem(404, 'not_found', {
      fr: 'Cet identifiant n’existe pas.',
      en: 'There’s nothing with this id.',
    });
  }
  const field = first ? fieldOf(first) : '';
  return new Problem(
    400,
    'invalid_input',
    detailOf(field, first?.keyword ?? '', first?.params ?? {}),
  );
}
