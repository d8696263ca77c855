import { PROGRAM_FILES, type ProgramFiles, sameFiles } from '@codivia/contract/programs/program';
import { BookOpen } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { useHelpKey } from '../../code/editor/help-key.ts';
import { useActivity } from '../../features/weekly-plan/use-activity.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useIncomingFiles } from '../files/use-incoming-files.ts';
import { useWork, type Work } from '../learner-code/use-work.ts';
import type { DraftKey } from '../learner-code/work-draft.ts';
import { CodeFiles, type ShownFile } from './code-files.tsx';
import { Examples } from './examples.tsx';
import { useHelpActions } from './help-actions.tsx';
import type { RoomAction } from './room-actions.tsx';
import { RoomBar } from './room-bar.tsx';
import type { RoomDefinition, RoomProgram } from './room-definition.ts';
import { type RoomDialog, RoomDialogs } from './room-dialogs.tsx';
import { RoomLayout, type RoomView } from './room-layout.tsx';
import { SendOffer } from './send-offer.tsx';

/** A work that has been loaded for a room. */
export interface LoadedWork {
  /** The place where it is kept. */
  draftKey: DraftKey;
  /** The code at the start. */
  start: ProgramFiles;
  /** Returns the notice above the room for the present work. */
  notice: (files: ProgramFiles) => ReactNode;
  /** The number of times it was replaced from outside the room. */
  reloads?: number;
}

/** The work with which a room is opened. */
export interface OpenedWork extends Omit<LoadedWork, 'reloads'> {
  /** Shown among the room's own buttons. */
  actions: readonly RoomAction[];
  /** Leads to where the work is published. */
  onPublish: () => void;
}

/** Returns the state of the program, or else the place where the code is kept. */
function useStatus(program: RoomProgram, { stored, files }: Work, start: ProgramFiles): string {
  const { t } = useTranslation('rooms');
  if (program.status !== null) return program.status;
  if (!stored) return t('not_stored');
  return (sameFiles(files, start) ? program.untouchedStatus : undefined) ?? t('stored');
}

type Props<Program extends RoomProgram> = OpenedWork & { definition: RoomDefinition<Program> };

/** Shows a work in a room: an editor beside its result. Nothing runs until Run is pressed. */
export function TrainingRoom<Program extends RoomProgram>(props: Props<Program>) {
  const { definition, draftKey, start, notice, actions, onPublish } = props;
  const { kind, title, useProgram, Editor, Result, examples } = definition;
  const work = useWork(draftKey, start);
  const program = useProgram(work);
  useActivity({ running: program.busy });
  const status = useStatus(program, work, start);
  const [view, setView] = useState<RoomView>('code');
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const [file, setFile] = useState<ShownFile | null>(null);
  const editor = useRef<CodeEditorRef>(null);
  const exampleList = useRef<HTMLElement>(null);
  useHelpKey(() => setDialog('editor'));
  const { incomingFiles, clear, handlers } = useIncomingFiles(() => setDialog('files'));

  function run(): void {
    if (program.busy && !program.reruns) return;
    work.recordVersion('run');
    setView('result');
    program.run();
  }

  function save(): void {
    work.recordVersion('saved');
    program.save();
  }

  function replace(files: ProgramFiles): void {
    program.clear();
    work.replace(files);
    setView('code');
    setFile(null);
  }

  function openExample(files: ProgramFiles, message: string): void {
    replace(files);
    window.scrollTo({ top: 0 });
    editor.current?.focus();
    toast.success(message);
  }

  function inShownEditor(act: (editor: CodeEditorRef) => void): void {
    setView('code');
    // The editor may be out of sight until this view is drawn.
    requestAnimationFrame(() => editor.current && act(editor.current));
  }

  function inEditor(act: (editor: CodeEditorRef) => void): void {
    setFile(null);
    inShownEditor(act);
  }

  function goTo(line: number, name?: string): void {
    const own: readonly string[] = PROGRAM_FILES[definition.kind];
    if (name === undefined || own.includes(name)) inEditor((shown) => shown.goToLine(line));
    else {
      setView('code');
      setFile({ name, line });
    }
  }

  const help = useHelpActions(title, work.files);
  const offer = <SendOffer work={work} program={program} onSend={() => setDialog('share')} />;
  const panel = { program, work, onRun: run, editor, inEditor, goTo, offer };
  const toExamples = examples && {
    key: 'examples',
    label: examples.action,
    icon: <BookOpen aria-hidden="true" />,
    words: 'lg' as const,
    onSelect: () => exampleList.current?.focus(),
  };
  const all = [...(program.actions ?? []), ...actions, ...(toExamples ? [toExamples] : [])];
  return (
    <>
      <RoomLayout
        {...handlers}
        title={title}
        view={view}
        onView={setView}
        news={program.busy}
        notice={notice(work.files)}
        bar={
          <RoomBar
            busy={program.busy}
            reruns={program.reruns}
            onRun={run}
            onRunNear={program.fetchAhead}
            onStop={program.stop}
            onFiles={() => setDialog('files')}
            onFormat={() => inShownEditor((shown) => void shown.format())}
            onReset={() => replace(start)}
            onUndo={work.undo}
            onSave={save}
            onShare={() => setDialog('share')}
            onPublish={onPublish}
            onHistory={() => setDialog('history')}
            onEditor={() => setDialog('editor')}
            onFind={() => inShownEditor((shown) => shown.find())}
            actions={all}
            help={help}
            status={status}
          />
        }
        code={
          <CodeFiles
            place={work.place}
            kind={kind}
            file={file}
            onFile={setFile}
            onRun={run}
            editor={editor}
          >
            <Editor {...panel} />
          </CodeFiles>
        }
        result={<Result {...panel} />}
      />
      {examples && <Examples {...examples} ref={exampleList} onOpen={openExample} />}
      <RoomDialogs
        kind={kind}
        title={title}
        work={work}
        shows={program.shows}
        picture={program.picture}
        onPublish={onPublish}
        onRestore={replace}
        open={dialog}
        onOpen={setDialog}
        incomingFiles={incomingFiles}
        onTaken={clear}
      />
    </>
  );
}
