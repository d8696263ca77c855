import type { SchemaError } from '@codivia/content/schema-errors';
import type { Bilingual } from '@codivia/contract/api/language';
import type { TObject } from 'typebox';

const both = (fr: string, en: string): Bilingual => ({ fr, en });

const TYPES: Readonly<Record<string, Bilingual>> = {
  number: both('un nombre', 'a number'),
  integer: both('un nombre entier', 'a whole number'),
  string: both('un texte', 'a text'),
  boolean: both('true ou false', 'true or false'),
  array: both('une liste', 'a list'),
  object: both('un objet', 'an object'),
};

const LIMITS: Readonly<Record<string, (limit: unknown) => Bilingual>> = {
  minimum: (limit) => both(`au moins ${limit}`, `at least ${limit}`),
  maximum: (limit) => both(`au plus ${limit}`, `at most ${limit}`),
  minItems: (limit) => both(`nombre d’éléments d’au moins ${limit}`, `at least ${limit} in number`),
  maxItems: (limit) => both(`nombre d’éléments d’au plus ${limit}`, `at most ${limit} in number`),
  minLength: (limit) => both(`longueur d’au moins ${limit}`, `length of at least ${limit}`),
  maxLength: (limit) => both(`longueur d’au plus ${limit}`, `length of at most ${limit}`),
};

/** The sentence of the first error at one place; the others there name other values that would be right. */
function expected(errors: readonly SchemaError[], known: string[]): Bilingual {
  const [first] = errors;
  const params = (first?.params ?? {}) as Record<string, unknown>;
  const keyword = first?.keyword ?? '';
  if (keyword === 'boolean') {
    const names = known.join(', ');
    return both(
      `cette option n’existe pas. Il y a : ${names}`,
      `no such option. There are: ${names}`,
    );
  }
  if (keyword === 'required') {
    const names = String(params.requiredProperties);
    return both(`il manque ${names}`, `it lacks ${names}`);
  }
  if (keyword === 'const') {
    const values = errors.flatMap((one) =>
      one.keyword === 'const' ? [one.params.allowedValue] : [],
    );
    return both(values.join(' ou '), values.join(' or '));
  }
  return (
    LIMITS[keyword]?.(params.limit) ??
    TYPES[String(params.type)] ??
    both('valeur impossible', 'not a possible value')
  );
}

/** Says in both languages what is wrong at one place of the options of an explorable; `errors` are those of the place. */
export function optionFault(
  name: string,
  { properties }: TObject,
  errors: readonly SchemaError[],
): Bilingual {
  const path = (errors[0]?.path ?? []).join('.').slice(0, 80);
  const { fr, en } = expected(errors, Object.keys(properties));
  return {
    fr: `Figure « ${name} »${path && `, option « ${path} »`} : ${fr}.`,
    en: `Explorable “${name}”${path && `, option “${path}”`}: ${en}.`,
  };
}
