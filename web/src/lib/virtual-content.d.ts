declare module 'virtual:content/careers' {
  import type { Career, CareerId, CareerSummary } from '@codivia/contract/api/careers';

  /** The entries of the list of careers, in order. */
  export const careers: readonly CareerSummary[];
  /** Fetches one career; each is a file of its own. */
  export const loadCareer: Readonly<Record<CareerId, () => Promise<{ default: Career }>>>;
}

declare module 'virtual:content/articles' {
  import type { ArticleSummary } from '@codivia/contract/api/blog';

  /** The articles of the blog, in order. */
  export const articles: readonly ArticleSummary[];
}

declare module 'virtual:content/mentors' {
  import type { Mentor } from '@codivia/contract/api/mentors';

  export const mentors: readonly Mentor[];
}

declare module 'virtual:content/partners' {
  import type { PartnerGroup } from '@codivia/contract/api/partners';

  export const partners: readonly PartnerGroup[];
}

declare module 'virtual:content/help' {
  import type {
    HelpArticle,
    HelpArticleId,
    HelpArticleSummary,
  } from '@codivia/contract/api/help-articles';

  /** The help articles without their texts, in order. */
  export const helpArticles: readonly HelpArticleSummary[];
  /** Fetches one article; each is a file of its own. */
  export const loadHelpArticle: Readonly<
    Record<HelpArticleId, () => Promise<{ default: HelpArticle }>>
  >;
}
