import { describe, expect, it } from 'vitest';
import { namespaces, textsOf } from './text-files.ts';
import type { TextTree } from './texts.ts';

/** French texts that are fixed word for word (docs/product.md#error-texts). */
const QUOTED = new Set([
  'Leçon terminée ! 🎉',
  ' Cours complété ! 🏆',
  'Cours complété ! 🏆',
  'Erreur de connexion : vérifiez vos identifiants',
  "Connexion réussie : Bienvenue dans le panneau d'administration",
  'Accès refusé : réservé aux administrateurs',
  "Erreur lors de la sauvegarde de l'utilisateur",
]);

function leaves(tree: TextTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? ([[path + key, value]] as [string, string][])
      : leaves(value, `${path}${key}.`),
  );
}

/** Names of things, and figures of the product that are never 0 or 1. */
const NEVER_ONE = new Set([
  'child',
  'daily_minutes',
  'date',
  'days',
  'editor',
  'en',
  'fr',
  'height',
  'limit',
  'max',
  'most',
  'name',
  'name_most',
  'now',
  'parts',
  'places',
  'pace',
  'password_least',
  'password_most',
  'price',
  'size',
  'text',
  'to',
  'town',
]);
/** These counts are figures of the product, too. */
const FIXED_COUNTS =
  /^(goals\.(next_text|daily_text|daily_lessons)|weeks\.title|pages\.at_more|.*(too_short|too_long|password_hint))$/;
/** A figure, then what it counts, in the plural. */
const COUNTED =
  /\{\{(\w+)\}\}(?:[\s\u00a0](?:of|sur)[\s\u00a0]\{\{(\w+)\}\})?(?:[\s\u00a0]\p{L}+){0,2}?[\s\u00a0]\p{L}{3,}[sx](?!\p{L})/gu;

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

describe.each(namespaces())('the texts of %s', (namespace) => {
  const english = () => leaves(textsOf(namespace, 'en') ?? {});
  const french = () => leaves(textsOf(namespace, 'fr') ?? {});

  it('have the same keys and placeholders in both languages', () => {
    const shape = (texts: [string, string][]) =>
      texts.map(([key, text]) => `${key}: ${placeholders(text).sort()}`).sort();
    expect(shape(french())).toEqual(shape(english()));
    expect(english().length).toBeGreaterThan(0);
  });

  it('say something everywhere', () => {
    for (const [key, text] of [...english(), ...french()]) expect(text.trim(), key).not.toBe('');
  });

  it('have both forms where they count something', () => {
    for (const [key, text] of [...english(), ...french()]) {
      if (/_(one|other)$/.test(key) || FIXED_COUNTS.test(key)) continue;
      const counting = [...text.matchAll(COUNTED)].flatMap(([, ...names]) => names);
      expect(
        counting.filter((name) => name && !NEVER_ONE.has(name)),
        `${key}: ${text}`,
      ).toEqual([]);
    }
  });

  it('follow French typography', () => {
    for (const [key, text] of french()) {
      if (QUOTED.has(text)) continue;
      expect(text, `${key}: a straight apostrophe`).not.toMatch(/\p{L}'\p{L}/u);
      expect(text, `${key}: a breaking space before : ; ! ? or »`).not.toMatch(/ [:;!?»]/);
      expect(text, `${key}: no space before ! or ?`).not.toMatch(/\p{L}[!?]/u);
      expect(text, `${key}: a breaking space after «`).not.toMatch(/« /);
    }
  });
});
