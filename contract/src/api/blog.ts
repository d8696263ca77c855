import Type, { type Static } from 'typebox';
import { Bilingual, type Language } from './language.ts';

/** The articles of the blog, in the order of their grid, with their read times in minutes (docs/product.md#blog). */
export const ARTICLES = [
  { id: 'python-programming', read_minutes: 5 },
  { id: 'artificial-intelligence', read_minutes: 7 },
  { id: 'cybersecurity', read_minutes: 6 },
] as const;
export type ArticleId = (typeof ARTICLES)[number]['id'];

/** `article.yaml` of an article's folder; its texts are beside it in `article.en.md` and `.fr.md`. */
export const ArticleFile = Type.Object(
  {
    title: Bilingual,
    excerpt: Bilingual,
    category: Bilingual,
    date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
    /** Suggestions for after reading: a label and an address on this site. */
    next: Type.Array(
      Type.Object(
        { label: Bilingual, to: Type.String({ pattern: '^/[a-z/-]*$' }) },
        { additionalProperties: false },
      ),
      { minItems: 2 },
    ),
  },
  { additionalProperties: false },
);
export type ArticleFile = Static<typeof ArticleFile>;

/** The fields of an article that the grid shows. Dates are days, such as `2026-03-09`. */
export type ArticleSummary = Pick<ArticleFile, 'title' | 'excerpt' | 'category' | 'date'> & {
  id: ArticleId;
  read_minutes: number;
  picture: string;
};

/** Address of an article: a page of its own for each language (docs/product.md#blog). */
export function articlePath(id: ArticleId, language: Language): string {
  return `/blog/${id}-${language}.html`;
}
