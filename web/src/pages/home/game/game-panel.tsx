import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Mascot } from '../../../ui/mascot.tsx';
import { CodeLine } from './code-line.tsx';
import { Stage } from './stage.tsx';
import { gameFragment, useStartFragment } from './start-fragment.ts';
import { useGame } from './use-game.ts';
import { JUMP } from './world.ts';

/** A control of the game, for a press that came before the game. */
export type GamePress = 'play' | 'more' | 'less' | null;

/** The address of the game room with this game, with this number in its code. */
function useRoomAddress(jump: number): string {
  const { language } = useTranslation('hero');
  const start = useStartFragment(language);
  const [made, setMade] = useState({ fragment: start, jump: JUMP.first as number });
  useEffect(() => {
    let left = false;
    void gameFragment(language, jump).then((fragment) => left || setMade({ fragment, jump }));
    return () => {
      left = true;
    };
  }, [language, jump]);
  return paths.gameRoom + made.fragment;
}

type Props = { first: GamePress; number: number; onNumber: (number: number) => void };

/** The game, the line of its code with the number to change, and the way to all of its code. */
export function GamePanel({ first, number, onNumber }: Props) {
  const { t } = useTranslation('hero');
  const canvas = useRef<HTMLCanvasElement>(null);
  const game = useGame(canvas);
  const room = useRoomAddress(number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press that came before is done once
  useEffect(() => {
    if (first) game.jump(number);
  }, []);

  return (
    <div className="grid gap-2.5">
      <Stage
        canvas={canvas}
        state={game.state}
        score={game.score}
        shown={game.shown}
        onJump={() => game.jump(number)}
        onPause={game.pause}
      />
      <CodeLine
        value={number}
        onChange={(next) => {
          onNumber(next);
          // Its effect is seen at once.
          game.leap(next);
        }}
      />
      <div className="flex items-center gap-3">
        <Mascot pose="point" className="w-14 shrink-0 sm:w-18" />
        <div className="grid grow gap-1.5">
          <p className="min-h-[2.75em] text-[0.94rem] leading-snug sm:min-h-0">
            {t(number > JUMP.first ? 'run.higher' : 'run.hint')}
          </p>
          <ButtonLink
            to={room}
            variant="secondary"
            className="justify-self-start px-3.5! text-[0.94rem]"
          >
            {t('run.open')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
