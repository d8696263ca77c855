import type { AuthorRole, ThreadMessage } from '@codivia/contract/api/mentoring';
import { createContext, use } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** The reader's role in a thread; null for an administrator. */
export const ViewerContext = createContext<AuthorRole | null>(null);

/** Names the author of a message: the reader, a first name, or what is known without one. */
export function useAuthorName(): (message: Pick<ThreadMessage, 'author' | 'first_name'>) => string {
  const { t } = useTranslation('mentoring');
  const viewer = use(ViewerContext);
  return ({ author, first_name }) => {
    if (author === viewer) return t('thread.you');
    if (first_name === null) return t('thread.gone');
    return first_name || t(`thread.${author}`);
  };
}
