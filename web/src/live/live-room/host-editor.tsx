import type { LiveStage } from '@codivia/contract/api/live-stage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mountSharedView, type SharedView } from '../../code/editor/shared-view.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { FileTabs } from '../live-stage/file-tabs.tsx';
import type { HostNames } from '../live-stage/host-names.ts';
import type { HostSession } from './host-session.ts';

type Props = {
  host: HostSession;
  files: readonly string[];
  stage: LiveStage;
  /** The names at the carets of other hosts. */
  hostNames: HostNames;
  /** The id of the text that describes the editor. */
  hintId: string;
  /** The line of an error of the latest run, from 1. */
  failedLine: number | null;
  /** The line that cannot be shown, from 1. */
  refused: { file: string; line: number } | null;
};

/** The editor of a host, one file at a time. */
export function HostEditor({ host, files, stage, hostNames, hintId, failedLine, refused }: Props) {
  const { t } = useTranslation('live-room');
  const container = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState(files[0] ?? '');
  const [view, setView] = useState<SharedView | null>(null);
  const current = useRef(file);

  const sendSelection = useEffectEvent(() => {
    const { anchor, head } = host.collab.state(current.current).selection.main;
    host.selection.moved({ file: current.current, anchor, head });
  });
  useEffect(() => {
    if (!container.current) return;
    const mounted = mountSharedView({
      parent: container.current,
      state: host.collab.state(current.current),
      onUpdate: (transactions) => {
        host.collab.update(current.current, transactions);
        const moved = transactions.some(({ selection, docChanged }) => selection || docChanged);
        if (moved) sendSelection();
      },
    });
    setView(mounted);
    return () => {
      host.collab.view = null;
      mounted.destroy();
    };
  }, [host]);
  useEffect(() => {
    if (!view) return;
    current.current = file;
    view.setState(host.collab.state(file));
    host.collab.view = { ...view, file };
    sendSelection();
  }, [view, host, file]);
  const showOthers = useEffectEvent(() => {
    const selections = host.others.inFile(host.connection.read().stage, current.current, hostNames);
    if (selections) view?.setOthers(selections);
  });
  const { carets } = stage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each move of a host
  useEffect(() => host.collab.whenIdle(() => showOthers()), [view, host, file, carets, hostNames]);
  const refusedLine = refused?.file === file ? refused.line : null;
  useEffect(() => view?.markLine(refusedLine ?? failedLine), [view, refusedLine, failedLine]);

  return (
    <FileTabs names={files} value={file} onChoose={setFile}>
      <div className="code-surface flex min-h-0 grow flex-col">
        <div ref={container} className="min-h-0 grow" />
      </div>
      <p id={hintId} className="sr-only">
        {t('host.hint')}
      </p>
    </FileTabs>
  );
}
