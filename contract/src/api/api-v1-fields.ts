import Type, { type TSchema } from 'typebox';

/** A description in both languages; OpenAPI reads `description`. */
export const about = (fr: string, en: string) => ({ description: en, 'x-description-fr': fr });

export const Moment = (fr: string, en: string) =>
  Type.String({ format: 'date-time', ...about(fr, en) });

/** Number of items of a page of a list when the call sets none, and the maximum. */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;

export const PageQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZE_MAX,
      default: PAGE_SIZE,
      ...about(
        `Nombre d’éléments par page, de 1 à ${PAGE_SIZE_MAX} ; ${PAGE_SIZE} sans précision.`,
        `Items of a page, from 1 to ${PAGE_SIZE_MAX}; ${PAGE_SIZE} unless said.`,
      ),
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 200,
      ...about(
        'Le `next_cursor` de la page précédente ; rien pour la première.',
        'The `next_cursor` of the previous page; nothing for the first one.',
      ),
    }),
  ),
});

/** A page of a list. */
export const pageOf = <Item extends TSchema>(item: Item, fr: string, en: string) =>
  Type.Object({
    data: Type.Array(item, about(fr, en)),
    next_cursor: Type.Union(
      [Type.String(), Type.Null()],
      about(
        'À envoyer comme `cursor` pour lire la suite ; `null` sur la dernière page.',
        'Send it as `cursor` to read on; `null` on the last page.',
      ),
    ),
  });
