import type { UnreadComments } from '@codivia/contract/api/class-lessons';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';

/** Says in the lesson that a teacher has commented on a program, until it is read or put away. */
export function CommentNotice({ comments }: { comments: UnreadComments }) {
  const { t } = useTranslation('in-lesson');
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const comment = comments.find(({ id }) => !hidden.includes(id));
  return (
    <div role="status">
      {comment && (
        <div className="fixed inset-x-4 top-20 z-40 mx-auto flex max-w-xl items-center gap-3 rounded-card border border-line bg-surface p-3 ps-4 text-ink shadow-lift">
          <p className="min-w-0 grow wrap-anywhere">
            {t('commented', { title: comment.title })}{' '}
            <Link
              to={paths.mentoringThread(comment.id)}
              className="font-bold text-trail underline underline-offset-4"
            >
              {t('read')}
            </Link>
          </p>
          <button
            type="button"
            aria-label={t('later')}
            onClick={() => setHidden([...hidden, comment.id])}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}
