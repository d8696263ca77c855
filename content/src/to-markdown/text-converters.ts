import { DEFAULT_LANGUAGE } from '@codivia/contract/api/language';
import { shortHtml } from '@codivia/contract/lessons/markdown/markdown';
import { type Converter, converterOf } from './lesson-markdown.ts';

/** The converters of the texts in YAML files, which are in one language for both (load-courses.ts). */
export const longTexts = (clean: (html: string) => string): Converter =>
  converterOf(DEFAULT_LANGUAGE, clean);

/** Short texts, such as hints, have no paragraph around them. */
export const shortTexts = (clean: (html: string) => string): Converter => ({
  ...longTexts(clean),
  toHtml: (markdown) => clean(shortHtml(markdown)),
});
