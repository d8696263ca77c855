/**
 * Texts are beside the feature that shows them: `courses.en.ts` and `courses.fr.ts` are the
 * namespace `courses`. How to add one:
 *
 * 1. `courses.en.ts` holds the English texts and names the namespace:
 *
 *        const courses = { title: 'Courses', found_one: '{{count}} course', … } as const;
 *        export default courses;
 *        declare module '../../lib/texts.ts' {
 *          interface Texts { courses: typeof courses }
 *        }
 *
 * 2. `courses.fr.ts` has the same keys, no fewer and no more, or it does not compile:
 *
 *        import type courses from './courses.en.ts';
 *        export default { title: 'Cours', … } satisfies SameKeys<typeof courses>;
 *
 * 3. The route that shows them names the namespace in `app/routes.tsx`, so that they come along with
 *    the page, and components say `const { t } = useTranslation('courses')` (from `lib/i18n.ts`), then
 *    `t('title')`. Keys, and the placeholders of each text, are checked by the compiler.
 *
 * Placeholders are `{{name}}`. Plurals are two keys ending in `_one` and `_other`, asked for without
 * the ending and with `count`: `t('found', { count: 3 })`. Groups nest: `t('filters.reset')`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every namespace adds itself.
export interface Texts {}

/** The name of a group of texts. */
export type Namespace = keyof Texts & string;

/** The same keys as `T`, with texts of one's own. */
export type SameKeys<T> = { [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> };

/** Texts by key, in groups. */
export type TextTree = { readonly [key: string]: string | TextTree };
