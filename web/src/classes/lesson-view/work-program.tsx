import type { PupilWork } from '@codivia/contract/api/class-lessons';
import type { CodePlace, Thread } from '@codivia/contract/api/mentoring';
import { fileNamesOf, type ProgramFiles } from '@codivia/contract/programs/program';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { readGivenFiles } from '../../lib/files/library-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { CommentedCode } from '../../support/mentoring/commented-code.tsx';
import { FileChoice } from '../../support/mentoring/files-editor.tsx';
import { RunCode } from '../../support/mentoring/run-code.tsx';
import { Button } from '../../ui/button.tsx';
import { DEMO_CLASS } from '../class-paths.ts';
import { CommentForm } from '../comments/comment-form.tsx';
import type { WorkPlace } from './lesson-view.api.ts';

/** The comments of a thread that belong to the program as it is shown. */
function commentsOn(thread: Thread | null, file: string) {
  const version = thread?.versions.at(-1)?.number;
  return (thread?.messages ?? []).filter(
    (message) => message.version === version && message.place?.file === file,
  );
}

type Props = { place: WorkPlace; work: PupilWork; files: ProgramFiles };

/** A pupil's program: to read line by line, to run, and to comment on. */
export function WorkProgram({ place, work, files }: Props) {
  const { t } = useTranslation('lesson-view');
  const { t: tComments } = useTranslation('class-comments');
  const kind = work.kind ?? 'python';
  const names = fileNamesOf({ kind, files });
  const [chosen, setFile] = useState<string>();
  const [thread, setThread] = useState<Thread | null>(null);
  const [writing, setWriting] = useState<{ place: CodePlace | null } | null>(null);
  const file = chosen ?? names.find((name) => files[name]?.trim()) ?? names[0] ?? '';
  const threadId = thread?.id ?? work.thread_id;
  return (
    <>
      <FileChoice label={t('work.file')} names={names} file={file} onFile={setFile} />
      <CommentedCode
        file={file}
        code={files[file] ?? ''}
        comments={commentsOn(thread, file)}
        onComment={(line) => setWriting({ place: line })}
      />
      {writing ? (
        <CommentForm
          key={`${writing.place?.file}:${writing.place?.line}`}
          work={place}
          files={files}
          place={writing.place}
          onDone={(sent) => {
            if (sent) setThread(sent);
            setWriting(null);
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="sm" onClick={() => setWriting({ place: null })}>
            <MessageSquarePlus aria-hidden="true" className="size-4" />
            {tComments('write')}
          </Button>
          <span className="text-muted text-sm">{tComments('hint')}</span>
          {threadId !== null && place.classId !== DEMO_CLASS && (
            <Link to={paths.mentoringThread(threadId)} className="font-bold text-trail underline">
              {tComments('open')}
            </Link>
          )}
        </div>
      )}
      <RunCode
        label={t('work.run')}
        kind={kind}
        files={files}
        load={() => readGivenFiles(work.beside)}
      />
    </>
  );
}
