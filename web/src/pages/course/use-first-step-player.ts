import { type ComponentType, useState } from 'react';
import { type I18n, useI18n } from '../../lib/i18n.ts';
import type { FirstStepPlayerProps } from './first-step-player.tsx';

type Player = ComponentType<FirstStepPlayerProps>;

const TEXTS = ['lessons', 'python', 'exercise', 'editor', 'tasks'] as const;

/** Fetches the player with its texts, so that it appears at once. */
async function fetchPlayer(i18n: I18n): Promise<Player> {
  const texts = Promise.all(TEXTS.map((namespace) => i18n.load(namespace)));
  const { FirstStepPlayer } = await import('./first-step-player.tsx');
  await texts;
  return FirstStepPlayer;
}

/** The player of a first step: editors and what runs programs are large, and loaded once somebody wants to try it. */
export function useFirstStepPlayer() {
  const i18n = useI18n();
  const [Player, setPlayer] = useState<Player | null>(null);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function start(): Promise<void> {
    setLoading(true);
    setError(null);
    try {
      const fetched = await fetchPlayer(i18n);
      setPlayer(() => fetched);
    } catch (failure) {
      setError(failure);
    }
    setLoading(false);
  }

  /** Fetches it early, for instance when its button is pointed at. */
  const fetch = () => void fetchPlayer(i18n).catch(() => {});
  return { Player, loading, error, start, fetch };
}
