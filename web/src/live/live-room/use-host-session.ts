import type { LiveRoom } from '@codivia/contract/api/live-room';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { languageOfFile } from '../../code/editor/file-language.ts';
import { loadSharedEditor } from '../../code/editor/load-editor.ts';
import { editorPhrases } from '../../code/editor/phrases.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { HostSession } from './host-session.ts';
import type { PushState } from './push-loop.ts';
import { adoptUnsent } from './unsent-edits.ts';

interface Callbacks {
  onRun: () => void;
  onTooLarge: (characters: number) => void;
  onBroken: () => void;
}

/** Returns the parts that a host's window needs, once the editor and the edits of an earlier window are loaded. */
export function useHostSession(room: LiveRoom, callbacks: Callbacks) {
  const { t } = useTranslation('live-room');
  const editorTexts = useTranslation('editor').t;
  const hintId = useId();
  const [host, setHost] = useState<HostSession | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [pushState, setPushState] = useState<PushState>({ phase: 'saved' });
  const run = useEffectEvent(callbacks.onRun);
  const tooLarge = useEffectEvent(callbacks.onTooLarge);
  const broken = useEffectEvent(callbacks.onBroken);

  const prepare = useEffectEvent(async (released: AbortSignal) => {
    const languages = [...new Set(Object.keys(room.files).map(languageOfFile))];
    const tools = { phrases: editorPhrases(editorTexts) };
    const [editor, { client, left }] = await Promise.all([
      loadSharedEditor(languages, tools),
      adoptUnsent(room.session.id, released),
    ]);
    return new HostSession({
      room,
      editor,
      client,
      left,
      describedBy: hintId,
      labelOf: (file) => t('host.editor', { file }),
      onRun: () => run(),
      onPushState: setPushState,
      onTooLarge: (characters) => tooLarge(characters),
      onBroken: () => broken(),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is meant to open it again
  useEffect(() => {
    const released = new AbortController();
    let opened: HostSession | null = null;
    prepare(released.signal).then(
      (session) => {
        if (released.signal.aborted) return session.close();
        opened = session;
        setHost(session);
      },
      () => setFailed(true),
    );
    return () => {
      released.abort();
      opened?.close();
    };
  }, [attempt]);

  return {
    host,
    hintId,
    pushState,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
