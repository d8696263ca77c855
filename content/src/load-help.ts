import { join } from 'node:path';
import {
  HELP_ARTICLE_IDS,
  HelpArticleFile,
  type HelpArticleId,
} from '@codivia/contract/api/help-articles';
import { readYaml } from './read-yaml.ts';

const HELP_FOLDER = join(import.meta.dirname, '../help');

export interface LoadedHelpArticle extends HelpArticleFile {
  id: HelpArticleId;
}

/** Reads every help article. Throws ContentError for the first malformed file. */
export function loadHelp(): LoadedHelpArticle[] {
  return HELP_ARTICLE_IDS.map((id) => ({
    id,
    ...readYaml(join(HELP_FOLDER, `${id}.yaml`), HelpArticleFile),
  }));
}
