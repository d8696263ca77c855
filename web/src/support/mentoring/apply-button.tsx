import type { CodeVersion, Thread } from '@codivia/contract/api/mentoring';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { applyVersion } from './apply-version.ts';

function addressOf({ kind, source: { project_id, challenge_id, lesson_id } }: Thread): string {
  if (project_id) return paths.project(kind, project_id);
  return challenge_id ? paths.challenge(challenge_id) : paths.lesson(lesson_id ?? '');
}

/** Applies a version to the exercise, the challenge or the project, and opens it. */
export function ApplyButton({ thread, version }: { thread: Thread; version: CodeVersion }) {
  const { t } = useTranslation('mentoring');
  const [busy, setBusy] = useState(false);
  const { project_id, challenge_id, own_program } = thread.source;

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

  const place = project_id ? 'project' : challenge_id ? 'challenge' : 'exercise';
  return (
    <div className="flex flex-wrap gap-2">
      {version.origin !== 'request' && own_program && (
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void apply()}>
          {!busy && <FileDown aria-hidden="true" className="size-4" />}
          {t(`thread.apply_${place}`)}
        </Button>
      )}
      <ButtonLink variant="ghost" size="sm" to={addressOf(thread)}>
        {t(`thread.open_${place}`)}
      </ButtonLink>
    </div>
  );
}
