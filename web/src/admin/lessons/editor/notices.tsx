import { formatDate } from '@codivia/contract/format-dates';
import type { ReactNode } from 'react';
import { useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { LessonDraft } from './use-lesson-draft.ts';

function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-joy-soft px-4 py-3"
    >
      {children}
    </div>
  );
}

/** What there is to know about the text in sight before one writes on. */
export function Notices({ draft, onDrop }: { draft: LessonDraft; onDrop: () => void }) {
  const { t } = useTranslation('admin-lessons');
  const language = useLanguage();
  const { found, kept, base, unsaved } = draft;
  return (
    <>
      {found && (
        <Notice>
          <p>{t('editor.found', { time: formatDate(found.keptAt, language, 'moment') })}</p>
          <Button variant="secondary" size="sm" onClick={onDrop}>
            {t('editor.drop_found')}
          </Button>
        </Notice>
      )}
      {unsaved && !kept && <Notice>{t('editor.unkept')}</Notice>}
      {base.from_files && unsaved && <Notice>{t('editor.files')}</Notice>}
    </>
  );
}
