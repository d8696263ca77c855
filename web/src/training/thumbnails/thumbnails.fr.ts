import type { SameKeys } from '../../lib/texts.ts';
import type thumbnails from './thumbnails.en.ts';

export default {
  title: 'Image',
  text: 'Elle représente ton projet sur sa page et sur ton portfolio. Elle est créée dans ton navigateur : à partir du jeu qui tourne, de ce que le programme affiche, ou dessinée avec le titre et le code.',
  take: 'Créer une image',
  again: 'Créer une nouvelle image',
  taking: 'Le projet s’exécute un instant…',
  delete: 'Supprimer l’image',
  stored: 'L’image est enregistrée.',
  deleted: 'L’image est supprimée.',
  failed: 'L’image n’a pas pu être créée. Réessaie.',
  alt: 'Image de « {{title}} »',
  kinds: { python: 'Python', web: 'Page web', game: 'Jeu' },
} satisfies SameKeys<typeof thumbnails>;
