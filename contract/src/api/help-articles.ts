import Type, { type Static } from 'typebox';
import { Bilingual } from './language.ts';

/** The topics of help articles, in the order of their list. */
export const HELP_TOPICS = [
  'account',
  'learning',
  'rooms',
  'premium',
  'privacy',
  'schools',
  'site',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The help articles, in the order of their list (docs/product.md#help-articles). */
export const HELP_ARTICLE_IDS = [
  'create-account',
  'confirmation-mail',
  'password',
  'lessons-and-steps',
  'exercises',
  'challenges',
  'ask-for-help',
  'xp-levels-badges',
  'certificates',
  'chatbot-answers',
  'training-rooms',
  'save-and-share',
  'files',
  'offline',
  'premium',
  'mentoring',
  'live-sessions',
  'api-access',
  'gift-cards',
  'my-data',
  'ai-privacy',
  'parents',
  'language-and-settings',
  'accessibility',
  'for-teachers',
  'school-agreement',
  'school-records',
  'school-network',
  'ai-here',
] as const;
export type HelpArticleId = (typeof HELP_ARTICLE_IDS)[number];

/** `content/help/{id}.yaml`. */
export const HelpArticleFile = Type.Object(
  {
    topic: Type.Unsafe<HelpTopic>(Type.Enum([...HELP_TOPICS])),
    title: Bilingual,
    summary: Bilingual,
    /** Words that readers search for and that the title and the summary do not have. */
    keywords: Bilingual,
    /** Markdown. */
    body: Bilingual,
  },
  { additionalProperties: false },
);
export type HelpArticleFile = Static<typeof HelpArticleFile>;

/** The fields of an article that the list and the search use. */
export type HelpArticleSummary = Omit<HelpArticleFile, 'body'> & { id: HelpArticleId };

/** An article with its text as HTML. */
export type HelpArticle = HelpArticleSummary & { html: Bilingual };
