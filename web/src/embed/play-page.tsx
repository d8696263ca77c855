import { CodeXml, Maximize2, Minimize2, RotateCcw, Shuffle, Square, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { classes } from '../ui/classes.ts';
import { useFullScreen } from '../ui/use-full-screen.ts';
import type { OpenedWork, ShownWork } from './embedded-work.ts';
import { NothingShown } from './nothing-shown.tsx';
import { PlayPoster } from './play-poster.tsx';
import { PlayedPreview, PlayedPython } from './played-work.tsx';
import { type Player, usePreviewPlayer, usePythonPlayer } from './players.ts';
import { ShownCode } from './shown-code.tsx';

type Props = {
  work: ShownWork;
  player: Player<unknown>;
  /** Its output stays when it has ended by itself. */
  ends: boolean;
  children: ReactNode;
};

/** The room of the work with its code, or its own page, in the reader's language. */
function remixAddress({ address }: ShownWork, language: string): string {
  const [path = '', hash] = address.split('#');
  return `${path}?lang=${language}${hash ? `#${hash}` : ''}`;
}

/** A work over the whole window: what it shows, and the actions of whoever it was sent to. Nothing starts by itself. */
function Stage({ work, player, ends, children }: Props) {
  const { t, language } = useTranslation('embed');
  const page = useRef<HTMLElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const codeButton = useRef<HTMLButtonElement>(null);
  const code = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(page);
  const [started, setStarted] = useState(false);
  const [codeShown, setCodeShown] = useState(false);
  const given = typeof work.title === 'string' ? work.title : work.title?.[language];
  const title = given ?? t(`play.titles.${work.kind}`);
  useEffect(() => {
    document.title = `${title} · Codivia`;
  }, [title]);
  useEffect(() => {
    if (codeShown) code.current?.focus();
  }, [codeShown]);

  // The focus goes to what takes the place of the button that was pressed.
  function start(): void {
    flushSync(() => setStarted(true));
    runButton.current?.focus();
    player.run();
  }
  function stop(): void {
    player.stop();
    if (ends) return;
    flushSync(() => setStarted(false));
    startButton.current?.focus();
  }
  function hideCode(): void {
    codeButton.current?.focus();
    setCodeShown(false);
  }

  return (
    <main
      ref={page}
      className={classes(
        'flex h-dvh min-h-0 flex-col bg-paper',
        fullScreen.overlay && 'fixed inset-0 z-50',
      )}
    >
      <header className="flex shrink-0 flex-wrap items-center gap-x-1.5 gap-y-1.5 border-line border-b bg-surface px-3 py-2 sm:px-4">
        <h1 className="wrap-anywhere line-clamp-2 min-w-0 flex-1 basis-48 text-xl">{title}</h1>
        <div className="flex flex-wrap items-center gap-1.5 max-sm:order-last max-sm:w-full">
          {started && (
            <Button
              ref={runButton}
              size="sm"
              variant={player.busy ? 'danger' : 'primary'}
              className="min-h-11"
              onClick={(event) => event.detail > 1 || (player.busy ? stop() : start())}
            >
              {player.busy ? (
                <Square aria-hidden="true" className="size-4 fill-current" />
              ) : (
                <RotateCcw aria-hidden="true" className="size-4" />
              )}
              {t(player.busy ? 'play.stop' : 'play.again')}
            </Button>
          )}
          <Button
            ref={codeButton}
            size="sm"
            variant="secondary"
            className="min-h-11 max-sm:px-2.5"
            aria-expanded={codeShown}
            onClick={() => setCodeShown(!codeShown)}
          >
            <CodeXml aria-hidden="true" className="size-5 max-[24rem]:hidden" />
            {t('play.code')}
          </Button>
          <a
            href={remixAddress(work, language)}
            title={t('play.remix_title')}
            className={buttonStyle('secondary', 'sm', 'min-h-11 max-sm:px-2.5')}
          >
            <Shuffle aria-hidden="true" className="size-5 max-[24rem]:hidden" />
            {t('play.remix')}
          </a>
        </div>
        <Button
          size="sm"
          variant="secondary"
          className="min-h-11 max-sm:px-2.5"
          title={t(fullScreen.on ? 'play.leave_full_screen' : 'play.full_screen')}
          onClick={fullScreen.toggle}
        >
          {fullScreen.on ? (
            <Minimize2 aria-hidden="true" className="size-5" />
          ) : (
            <Maximize2 aria-hidden="true" className="size-5" />
          )}
          <span className="max-sm:sr-only">
            {t(fullScreen.on ? 'play.leave_full_screen' : 'play.full_screen')}
          </span>
        </Button>
      </header>
      <div className="flex min-h-0 flex-1">
        <div className={classes('relative min-w-0 flex-1', codeShown && 'max-md:hidden')}>
          <div
            inert={!started}
            className={classes('flex h-full flex-col gap-2 p-2 sm:p-3', !started && 'invisible')}
          >
            {children}
          </div>
          {!started && (
            <PlayPoster work={work} title={title} button={startButton} onStart={start} />
          )}
        </div>
        {codeShown && (
          <section
            ref={code}
            tabIndex={-1}
            aria-label={t('code')}
            className="flex min-h-0 w-full flex-col gap-2 border-line p-2 outline-none md:w-[min(42rem,45%)] md:border-s sm:p-3"
          >
            <div className="flex items-center justify-between gap-2">
              <h2 className="text-lg">{t('code')}</h2>
              <Button
                size="sm"
                variant="ghost"
                className="min-h-11 px-2"
                aria-label={t('play.hide_code')}
                title={t('play.hide_code')}
                onClick={hideCode}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </div>
            <div className="min-h-0 flex-1">
              <ShownCode work={work} />
            </div>
          </section>
        )}
      </div>
    </main>
  );
}

function PythonStage({ work }: { work: ShownWork }) {
  const player = usePythonPlayer(work);
  return (
    <Stage work={work} player={player} ends>
      <PlayedPython program={player.shown} onRetry={player.run} />
    </Stage>
  );
}

function PreviewStage({ work, kind }: { work: ShownWork; kind: 'web' | 'game' }) {
  const player = usePreviewPlayer(work, kind, { focus: true });
  return (
    <Stage work={work} player={player} ends={false}>
      <PlayedPreview kind={kind} preview={player.shown} />
    </Stage>
  );
}

/** The page of a link that somebody was sent: the work in it, to be played, read and remixed (docs/decisions/0348). */
export function PlayPage({ opened }: { opened: OpenedWork }) {
  if (!('work' in opened)) return <NothingShown problem={opened.problem} />;
  const { work } = opened;
  if (work.kind === 'python') return <PythonStage work={work} />;
  return <PreviewStage work={work} kind={work.kind} />;
}
