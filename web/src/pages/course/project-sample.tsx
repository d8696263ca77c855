import { type CourseSample, readCourseSample } from '@codivia/contract/api/courses';
import {
  type PreviewKind,
  type ProgramFiles,
  pythonParts,
} from '@codivia/contract/programs/program';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { KINDS } from '../../code/lesson/preview-kinds.ts';
import { LessonResult } from '../../code/lesson/preview-result.tsx';
import { usePreview } from '../../code/previews/use-preview.ts';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { textFiles } from '../../code/python/text-files.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { call } from '../../lib/api.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type BarProps = {
  busy: boolean;
  status?: string | undefined;
  onRun: () => void;
  onStop: () => void;
};

function Bar({ busy, status, onRun, onStop }: BarProps) {
  const { t } = useTranslation('course-project');
  const again = useRef<HTMLButtonElement>(null);
  // A reader who has pressed the button that led here continues from here.
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button ref={again} variant="secondary" size="sm" onClick={onRun}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {t('again')}
      </Button>
      <Button variant="ghost" size="sm" aria-disabled={!busy} onClick={busy ? onStop : undefined}>
        <Square aria-hidden="true" className="size-4" />
        {t('stop')}
      </Button>
      <p role="status" className="text-muted text-sm">
        {status}
      </p>
    </div>
  );
}

/** Shows a Python program: its output, and its questions. */
function PythonSample({ files }: { files: ProgramFiles }) {
  const { t } = useTranslation('python');
  const runner = useRunner();
  const state = useRunnerState(runner);
  const program = useProgram(runner);
  const { source, modules } = pythonParts(files);
  const start = () => void program.run(source, { files: textFiles(modules) });
  const run = useEffectEvent(start);
  useEffect(() => run(), []);
  return (
    <>
      <Bar
        busy={program.busy}
        status={program.busy ? t(state === 'running' ? 'running' : 'starting') : undefined}
        onRun={start}
        onStop={program.stop}
      />
      <OutputPanel output={program.output} onAnswer={program.answer} />
    </>
  );
}

/** A page or a sketch, in the frame of every preview. */
function PreviewSample({ kind, files }: { kind: PreviewKind; files: ProgramFiles }) {
  const { create, frame } = KINDS[kind];
  const preview = usePreview<PreviewProgram>(create, frame, { several: true });
  const run = useEffectEvent(() => preview.run({ files }));
  useEffect(() => run(), []);
  return (
    <>
      <Bar
        busy={preview.busy}
        onRun={() => preview.run({ files }, { focus: true })}
        onStop={preview.stop}
      />
      {/* A canvas has 400 pixels: beside it is just the room for the button of the full screen. */}
      <div className={kind === 'game' ? 'w-full max-w-[452px]' : 'w-full'}>
        <LessonResult kind={kind} preview={preview} />
      </div>
    </>
  );
}

function Running({ sample }: { sample: CourseSample }) {
  const { kind, files } = sample;
  if (kind === 'python') return <PythonSample files={files} />;
  return <PreviewSample kind={kind} files={files} />;
}

/** Fetches the sample of a course's open project and runs it. */
export function ProjectSample({ courseId }: { courseId: string }) {
  const language = useLanguage();
  const sample = useQuery({
    queryKey: ['course-sample', language, courseId],
    queryFn: () => call(readCourseSample, { params: { id: courseId }, query: { lang: language } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (sample.isError) {
    return <ErrorState error={sample.error} onRetry={sample.refetch} />;
  }
  if (!sample.data) return <Skeleton className="h-72 w-full" />;
  return (
    <div key={language} className="grid grid-cols-1 gap-3">
      <Running sample={sample.data} />
    </div>
  );
}
