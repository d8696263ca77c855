import type { Language } from '@codivia/contract/api/language';
import type { Replay, ReplaySummary } from '@codivia/contract/api/live-replays';
import { keptAnswers } from '../../lib/kept-answers.ts';

/** Maximum number kept; the one opened longest ago is dropped first (docs/product.md#live-replays). */
const KEPT_MAX = 20;

const replays = keptAnswers<Replay>('replays', KEPT_MAX);
const nameOf = (id: string, language: Language) => `${encodeURIComponent(id)}/${language}`;

/** Keeps a replay for offline use. */
export const keepReplay = (userId: string, asked: Language, replay: Replay): Promise<void> =>
  replays.keep(userId, nameOf(replay.id, asked), replay);

/** A replay that this member has opened here before. */
export const readKeptReplay = (
  userId: string,
  id: string,
  language: Language,
): Promise<Replay | undefined> => replays.read(userId, nameOf(id, language));

/** All replays that this member has opened here, each once, the latest first. */
export async function listKeptReplays(userId: string): Promise<ReplaySummary[]> {
  const all = await replays.readAll(userId);
  return [...new Map(all.map((replay) => [replay.id, replay])).values()].reverse();
}

/** Drops a replay that the member may not watch any more. */
export const dropKeptReplay = (userId: string, id: string, language: Language): Promise<void> =>
  replays.drop(userId, nameOf(id, language));
