import { describe, expect, it } from 'vitest';
import { namespaces, textsOf } from './text-files.ts';
import type { TextTree } from './texts.ts';

/** French texts that the specification quotes stand as it writes them. */
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
