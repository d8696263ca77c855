import type { Language } from '@codivia/contract/language';
import type { Replay, ReplaySummary } from '@codivia/contract/live-replays';
import { KEPT_REPLAYS } from '../../lib/session.ts';

/** Maximum number kept; the one opened longest ago is dropped first (docs/product.md#live-replays). */
const KEPT_MAX = 20;

/** Of one member alone: in a browser that several use, nobody sees what another one's plan has opened. */
const addressOf = (userId: string, id: string, language: Language) =>
  `/kept-replays/${encodeURIComponent(userId)}/${encodeURIComponent(id)}/${language}`;

/** Keeps a replay for offline use. A browser that keeps nothing is no failure. */
export async function keepReplay(userId: string, asked: Language, replay: Replay): Promise<void> {
  try {
    const cache = await caches.open(KEPT_REPLAYS);
    const address = addressOf(userId, replay.id, asked);
    await cache.delete(address);
    await cache.put(address, Response.json(replay));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -KEPT_MAX).map((request) => cache.delete(request)));
  } catch {
    // A private window, or no room left: then it needs the network.
  }
}

/** A replay that this member has opened here before. */
export async function readKeptReplay(
  userId: string,
  id: string,
  language: Language,
): Promise<Replay | undefined> {
  try {
    const cache = await caches.open(KEPT_REPLAYS);
    const kept = await cache.match(addressOf(userId, id, language));
    return (await kept?.json()) as Replay | undefined;
  } catch {
    return undefined;
  }
}

/** All replays that this member has opened here, each once, the latest first. */
export async function listKeptReplays(userId: string): Promise<ReplaySummary[]> {
  try {
    const cache = await caches.open(KEPT_REPLAYS);
    const own = `/kept-replays/${encodeURIComponent(userId)}/`;
    const requests = (await cache.keys()).filter(({ url }) =>
      new URL(url).pathname.startsWith(own),
    );
    const answers = await Promise.all(requests.map((request) => cache.match(request)));
    const replays = await Promise.all(answers.map((answer) => answer?.json() as Promise<Replay>));
    return [...new Map(replays.map((replay) => [replay.id, replay])).values()].reverse();
  } catch {
    return [];
  }
}

/** A replay that the member may not watch any more. */
export async function dropKeptReplay(
  userId: string,
  id: string,
  language: Language,
): Promise<void> {
  try {
    await (await caches.open(KEPT_REPLAYS)).delete(addressOf(userId, id, language));
  } catch {
    // Then nothing is kept.
  }
}
