import { type MouseEvent, useRef, useState } from 'react';
import { useI18n, useTranslation } from '../../lib/i18n.ts';
import type { FirstAction, LiveCard } from './hero-live.tsx';
import { ReadCard } from './read-card.tsx';

/**
 * A program to change and run. Its editor and Python are fetched when the card is pointed at, touched or
 * focused, and never earlier (docs/decisions/0161).
 */
export function HeroCode() {
  const { t, language } = useTranslation('hero');
  const i18n = useI18n();
  const [Live, setLive] = useState<LiveCard | null>(null);
  const coming = useRef(false);
  const first = useRef<FirstAction>(null);

  function want(): void {
    if (coming.current) return;
    coming.current = true;
    import('./hero-live.tsx')
      .then(({ prepare }) => prepare(i18n))
      .then(
        (live) => setLive(() => live),
        // The code can still be read; the next press tries again.
        () => {
          coming.current = false;
        },
      );
  }

  function press({ target }: MouseEvent): void {
    want();
    const pressed = target as Element;
    if (pressed.closest('[data-run]')) first.current = 'run';
    else if (pressed.closest('pre')) first.current = 'write';
  }

  return (
    <figure
      aria-label={t('code.label')}
      className="min-w-0 [&_.code-surface]:text-[clamp(0.7rem,3.2vw,0.92rem)]! [&_[role=log]]:min-h-[4.6rem]"
      onPointerMove={want}
      onFocus={want}
    >
      {Live ? (
        <Live key={language} first={first.current} />
      ) : (
        // biome-ignore lint/a11y: it only listens to what is in it.
        <div onClick={press}>
          <ReadCard />
        </div>
      )}
    </figure>
  );
}
