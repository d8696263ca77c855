import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type I18n, useI18n, useLanguage, useTranslation } from '../../lib/i18n.ts';
import { ServerHtml } from '../../ui/server-html.tsx';
import type { FirstAction } from './hero-live.tsx';

/** Not needed where the server has sent it. */
const ReadCard = lazy(async () => ({ default: (await import('./read-card.tsx')).ReadCard }));

type LiveCard = ComponentType<{ first: FirstAction }>;

/** The editor, its texts and its language: all of it, so that it is complete when it is shown. */
async function loadLive(i18n: I18n): Promise<LiveCard> {
  const [{ HeroLive, prepare }] = await Promise.all([
    import('./hero-live.tsx'),
    ...(['hero', 'python', 'exercise', 'editor'] as const).map((texts) => i18n.load(texts)),
  ]);
  await prepare();
  return HeroLive;
}

/** The live card once it was asked for and has come. */
function useLiveCard(card: RefObject<HTMLElement | null>): [LiveCard | null, () => void] {
  const i18n = useI18n();
  const [Live, setLive] = useState<LiveCard | null>(null);
  const coming = useRef(false);
  const focused = useRef<string | null>(null);
  function want(): void {
    if (coming.current) return;
    coming.current = true;
    loadLive(i18n).then(
      (loaded) => {
        const active = document.activeElement;
        focused.current = card.current?.contains(active) ? (active?.textContent ?? null) : null;
        setLive(() => loaded);
      },
      // The code can still be read; the next press tries again.
      () => {
        coming.current = false;
      },
    );
  }
  const wantEarly = useEffectEvent(want);
  useEffect(() => {
    // The mouse or the focus was there before the scripts.
    if (card.current?.matches(':hover, :focus-within')) wantEarly();
  }, [card]);
  // Whoever has come to a button or link by keyboard stays there.
  useLayoutEffect(() => {
    if (!Live || !focused.current) return;
    const all = [...(card.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const same = all.find(({ textContent }) => textContent === focused.current);
    same?.focus({ preventScroll: true });
  }, [Live, card]);
  return [Live, want];
}

/**
 * A program to change and run. Its editor and Python are fetched when the card is pointed at, touched or
 * focused, and never earlier (docs/decisions/0208).
 */
export function HeroCode() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const card = useRef<HTMLElement>(null);
  const [Live, want] = useLiveCard(card);
  const first = useRef<FirstAction>(null);

  function press({ target }: MouseEvent): void {
    want();
    const pressed = target as Element;
    if (pressed.closest('[data-run]')) first.current = 'run';
    else if (pressed.closest('pre')) first.current = 'write';
  }

  return (
    <figure
      ref={card}
      aria-label={t('code.label')}
      className="relative mx-auto w-full min-w-0 max-w-xl self-start rounded-card border border-line bg-surface p-3 shadow-lift sm:p-4 [&_.code-surface]:text-[clamp(0.7rem,3.4vw,0.92rem)]! [&_[role=log]]:min-h-[4.6rem]"
      onPointerEnter={want}
      onFocus={want}
    >
      {Live ? (
        <Live key={language} first={first.current} />
      ) : (
        <ServerHtml onClick={press}>
          <Suspense fallback={<div className="min-h-[28rem]" />}>
            <ReadCard />
          </Suspense>
        </ServerHtml>
      )}
    </figure>
  );
}
