import { readXp } from '@codivia/contract/api/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { watchGrants } from '../../lib/exercise-results/xp-gains.ts';
import { memberKey } from '../../lib/query.ts';
import { readSession } from '../../lib/session.ts';
import { playSound } from '../../ui/sound/sound.ts';
import { celebratedXp, rememberCelebrated } from './celebrated.ts';
import { type Celebration, celebrationOf, merged } from './celebration.ts';

/**
 * Returns what the grants of this page give to celebrate. A grant that arrives long after its action, when the learner
 * is busy with something else, is shown with the next one, or when `isIdle` becomes true.
 */
export function useCelebration(isIdle: boolean) {
  const queryClient = useQueryClient();
  const gained = useRef(0);
  const checking = useRef<Promise<void>>(Promise.resolve());
  const [found, setFound] = useState<Celebration | null>(null);
  const [prompt, setPrompt] = useState(false);
  const [shown, setShown] = useState<Celebration | null>(null);

  const look = useEffectEvent(async (person: string) => {
    // All that was granted before the question is in the answer.
    const granted = gained.current;
    if (granted === 0 || readSession().user?.id !== person) return;
    try {
      const experience = await call(readXp);
      if (readSession().user?.id !== person) return;
      queryClient.setQueryData(memberKey('xp'), experience);
      gained.current -= granted;
      const total = experience.total_xp;
      const gains = { total, gained: granted, celebrated: celebratedXp(person) };
      const celebration = celebrationOf(gains);
      if (celebration) setFound((before) => merged(before, celebration));
    } catch {
      // The next grant asks again, with what was gained until then.
    }
  });

  useEffect(
    () =>
      watchGrants(({ person, xp, prompt: now }) => {
        if (readSession().user?.id !== person) return;
        gained.current += xp;
        if (now) setPrompt(true);
        checking.current = checking.current.then(() => look(person));
      }),
    [],
  );

  useEffect(() => {
    if (!found || shown || !(prompt || isIdle)) return;
    const show = () => {
      // Another dialog is open: never two at once.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
      const person = readSession().user?.id;
      setFound(null);
      setPrompt(false);
      // Another tab may have shown it meanwhile.
      if (!person || celebratedXp(person) >= found.xp) return true;
      rememberCelebrated(person, found.xp);
      setShown(found);
      playSound('level');
      return true;
    };
    if (show()) return;
    const timer = setInterval(() => show() && clearInterval(timer), 300);
    return () => clearInterval(timer);
  }, [found, shown, prompt, isIdle]);

  const close = useCallback(() => setShown(null), []);
  return { celebration: shown, close };
}
