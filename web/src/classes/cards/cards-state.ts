import type { ClassCard } from '@codivia/contract/api/class-roster';

/** Cards on their way to the page that prints them: they travel with the navigation and are stored nowhere else. */
export type CardsState = { cards: readonly ClassCard[] };

export const cardsState = (cards: readonly ClassCard[]): CardsState => ({ cards });

/** The words of a card as one says them: with spaces, where lines may break. */
export const spokenWords = ({ words }: ClassCard): string => words.replaceAll('-', ' ');

const KEYS = ['id', 'name', 'user_name', 'words'] as const satisfies (keyof ClassCard)[];

function isCard(value: unknown): value is ClassCard {
  return (
    typeof value === 'object' &&
    value !== null &&
    KEYS.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
  );
}

/** The cards in the state of a navigation; none for any other state. */
export function cardsIn(state: unknown): readonly ClassCard[] {
  const cards = (state as Partial<CardsState> | null)?.cards;
  return Array.isArray(cards) ? cards.filter(isCard) : [];
}
