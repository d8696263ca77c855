import type { CodeVersion, Thread } from '@codivia/contract/mentoring';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { applyVersion } from './apply-version.ts';

/** Takes a version over into the exercise or the project, and leads there. */
export function ApplyButton({ thread, version }: { thread: Thread; version: CodeVersion }) {
  const { t } = useTranslation('mentoring');
  const [busy, setBusy] = useState(false);
  const { project_id, lesson_id, own_program } = thread.source;

  async function apply(): Promise<void> {
    setBusy(true);
    try {
      await applyVersion(thread, version);
      toast.success(t('thread.applied'));
    } catch {
      toast.error(t('thread.apply_failed'));
    }
    setBusy(false);
  }

  const to = project_id ? paths.project(thread.kind, project_id) : paths.lesson(lesson_id ?? '');
  return (
    <div className="flex flex-wrap gap-2">
      {version.origin !== 'request' && own_program && (
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void apply()}>
          {!busy && <FileDown aria-hidden="true" className="size-4" />}
          {t(project_id ? 'thread.apply_project' : 'thread.apply_exercise')}
        </Button>
      )}
      <ButtonLink variant="ghost" size="sm" to={to}>
        {t(project_id ? 'thread.open_project' : 'thread.open_exercise')}
      </ButtonLink>
    </div>
  );
}
