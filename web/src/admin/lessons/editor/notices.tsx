import { formatDate } from '@codivia/contract/text/format-dates';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
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

/** Shows what the author should know about the shown text before writing on. */
export function Notices({ draft, onDiscard }: { draft: LessonDraft; onDiscard: () => void }) {
  const { t, language } = useTranslation('admin-lessons');
  const { recovered, stored, base, unsaved } = draft;
  return (
    <>
      {recovered && (
        <Notice>
          <p>{t('editor.recovered', { time: formatDate(recovered.keptAt, language, 'moment') })}</p>
          <Button variant="secondary" size="sm" onClick={onDiscard}>
            {t('editor.discard_recovered')}
          </Button>
        </Notice>
      )}
      {unsaved && !stored && <Notice>{t('editor.not_stored')}</Notice>}
      {base.from_files && unsaved && <Notice>{t('editor.files')}</Notice>}
    </>
  );
}
