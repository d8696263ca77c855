import type { PupilWork } from '@codivia/contract/api/class-lessons';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { CircleCheck, CircleX } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { StateLabel } from './cell-state.tsx';
import type { WorkPlace } from './lesson-view.api.ts';
import { WorkProgram } from './work-program.tsx';

function Check({ check }: { check: NonNullable<PupilWork['check']> }) {
  const { t } = useTranslation('lesson-view');
  const Icon = check.passed ? CircleCheck : CircleX;
  return (
    <p className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${check.passed ? 'text-done' : 'text-danger'}`}
      />
      <span className="min-w-0 wrap-anywhere">
        <strong>{t(check.passed ? 'work.check_passed' : 'work.check_failed')}</strong>{' '}
        {check.message}
      </span>
    </p>
  );
}

/** What a pupil wrote in an exercise, to read and to run. */
export function WorkContents({ place, work }: { place: WorkPlace; work: PupilWork }) {
  const { t } = useTranslation('lesson-view');
  const language = useLanguage();
  const { check, written_at, files, answer, kind, state, tries } = work;
  const isNothing = files === null && answer === null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <Badge tone={state === 'solved' ? 'done' : 'plain'}>
          <StateLabel state={state} tries={tries} />
        </Badge>
        {written_at && t('work.written', { when: formatTimeAgo(written_at, language) })}
        <span className="text-sm">{t('work.logged')}</span>
      </p>
      {check && <Check check={check} />}
      {isNothing && <p>{t(kind === null ? 'work.question' : 'work.nothing')}</p>}
      {answer !== null && (
        <div>
          <p className="font-bold">{t(kind === null ? 'work.answer' : 'work.prediction')}</p>
          <pre className="code-surface overflow-x-auto p-3 whitespace-pre-wrap">{answer}</pre>
        </div>
      )}
      {files && <WorkProgram key={written_at} place={place} work={work} files={files} />}
    </div>
  );
}
