import { lazy, Suspense, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useI18n, useLanguage } from '../../lib/i18n.ts';
import { ServerHtml } from '../../ui/server-html.tsx';
import type { FirstPress, PlayCard } from './play-card.tsx';

const loadCard = () => import('./play-card.tsx');

/** Not needed where the server has sent it. */
const SentCard = lazy(async () => {
  const { PlayCard } = await loadCard();
  return { default: PlayCard };
});

const controlsIn = (card: HTMLElement) => [
  ...card.querySelectorAll<HTMLElement>('button, a, input'),
];

/**
 * A game and a program, to try at once. The server sends a picture of the card; what makes it work is fetched when it
 * is pointed at, touched or focused, and never earlier (docs/decisions/0161, 0346). A press before that is done then.
 */
export function HeroCard() {
  const i18n = useI18n();
  const language = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<typeof PlayCard | null>(null);
  const coming = useRef(false);
  const first = useRef<FirstPress>(null);
  /** The place of the control that had the focus before the card was replaced. */
  const focused = useRef(-1);

  function want(): void {
    // Rendered in the browser it works from the start.
    if (coming.current || card.current?.querySelector('[data-live]')) return;
    coming.current = true;
    loadCard()
      .then((module) => module.prepare(i18n).then(() => module.PlayCard))
      .then(
        (live) => {
          if (card.current) {
            const active = document.activeElement as HTMLElement;
            focused.current = controlsIn(card.current).indexOf(active);
          }
          setLive(() => live);
        },
        // The picture stays; the next press tries again.
        () => {
          coming.current = false;
        },
      );
  }

  function press({ target }: SyntheticEvent): void {
    if (Live) return;
    want();
    const control = (target as Element).closest('button');
    const named = control?.matches('[data-press]')
      ? control
      : control?.querySelector('[data-press]');
    if (named) first.current = named.getAttribute('data-press') as FirstPress;
  }

  useLayoutEffect(() => {
    if (!Live || !card.current) return;
    // In another language the card is drawn anew, and nobody has pressed again.
    first.current = null;
    if (focused.current < 0) return;
    controlsIn(card.current)[focused.current]?.focus({ preventScroll: true });
    focused.current = -1;
  }, [Live]);

  return (
    // biome-ignore lint/a11y: it only listens to the controls in it.
    <div
      ref={card}
      className="relative mx-auto w-full min-w-0 max-w-xl rounded-card border border-line bg-surface p-2.5 shadow-lift sm:p-4"
      onPointerMove={want}
      onPointerDown={press}
      onPointerCancel={() => {
        first.current = null;
      }}
      onClick={press}
      onFocus={want}
    >
      {Live ? (
        <Live key={language} first={first.current} />
      ) : (
        <ServerHtml>
          <Suspense fallback={<div className="min-h-104 lg:min-h-128" />}>
            <SentCard />
          </Suspense>
        </ServerHtml>
      )}
    </div>
  );
}
