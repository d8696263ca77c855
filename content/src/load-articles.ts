import { join } from 'node:path';
import { ARTICLES, ArticleFile, type ArticleId } from '@codivia/contract/api/blog';
import type { Bilingual } from '@codivia/contract/api/language';
import { readText, readYaml } from './read-yaml.ts';

const BLOG_FOLDER = join(import.meta.dirname, '../blog');

export interface LoadedArticle extends ArticleFile {
  id: ArticleId;
  read_minutes: number;
  /** Markdown. */
  body: Bilingual;
  /** File of its picture. */
  pictureFile: string;
}

function loadArticle({ id, read_minutes }: (typeof ARTICLES)[number]): LoadedArticle {
  const folder = join(BLOG_FOLDER, id);
  return {
    ...readYaml(join(folder, 'article.yaml'), ArticleFile),
    id,
    read_minutes,
    body: {
      en: readText(join(folder, 'article.en.md')),
      fr: readText(join(folder, 'article.fr.md')),
    },
    pictureFile: join(folder, 'picture.svg'),
  };
}

/** Reads every article of the blog. Throws ContentError for the first malformed file. */
export function loadArticles(): LoadedArticle[] {
  return ARTICLES.map(loadArticle);
}
