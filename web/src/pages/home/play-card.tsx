import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type I18n, useTranslation } from '../../lib/i18n.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { jumpOf } from './game/code-line.tsx';
import { GamePanel, type GamePress } from './game/game-panel.tsx';
import { prepareFragment } from './game/start-fragment.ts';
import { JUMP } from './game/world.ts';

/** Only for those who choose the tab. */
const HeroCode = lazy(async () => ({ default: (await import('./hero-code.tsx')).HeroCode }));

/** The control that was pressed before the card worked. */
export type FirstPress = GamePress | 'python' | null;

/** The number that the game begins with. */
let begin: number = JUMP.first;

/** Fetches all that the card needs to be shown, and keeps what was typed meanwhile. */
export async function prepare(i18n: I18n): Promise<void> {
  await Promise.all([i18n.load('hero'), prepareFragment(i18n.language())]);
  const typed = document.querySelector<HTMLInputElement>('[data-press] + input')?.value ?? '';
  begin = jumpOf(typed) ?? JUMP.first;
}

const CHANGE: Partial<Record<NonNullable<FirstPress>, number>> = { more: 1, less: -1 };

/** The card of the first screen: a game with one number to change, and a program in Python, in two tabs. */
export function PlayCard({ first = null }: { first?: FirstPress }) {
  const { t } = useTranslation('hero');
  const [tab, setTab] = useState<'game' | 'python'>(first === 'python' ? 'python' : 'game');
  const [number, setNumber] = useState(begin + (CHANGE[first ?? 'play'] ?? 0));
  // Done once: whoever comes back from the other tab has not pressed it again.
  const [pressed, setPressed] = useState(first === 'python' ? null : first);
  const card = useRef<HTMLDivElement>(null);
  // Effects do not run on the server: a picture of the card has no such mark.
  useEffect(() => card.current?.setAttribute('data-live', ''), []);
  return (
    <div ref={card}>
      <Tabs
        label={t('tabs.label')}
        variant="card"
        value={tab}
        onChoose={(chosen) => {
          setTab(chosen);
          setPressed(null);
        }}
        tabs={[
          {
            value: 'game',
            label: t('tabs.game'),
            panel: <GamePanel first={pressed} number={number} onNumber={setNumber} />,
          },
          {
            value: 'python',
            label: <span data-press="python">{t('tabs.python')}</span>,
            panel: (
              <Suspense fallback={<div className="min-h-96" />}>
                <HeroCode />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
