import type { Clock } from '../../clock.ts';
import { broadcastToSiblings, onSiblingMessage } from '../../workers/siblings.ts';

/** Number of invalid tokens of one network in a minute that get the full answer; more get an answer that costs less. */
export const INVALID_TOKENS_PER_MINUTE = 120;
const MINUTE = 60_000;
/** Maximum number of networks in memory; beyond that all are forgotten. */
const NETWORKS_MAX = 10_000;

/**
 * Counts invalid tokens by network, in memory: to count them in the database would cost more than the answers do
 * (docs/decisions/0263). Workers of one server notify each other, under `topic`. Returns the seconds to wait, or 0.
 */
export function countInvalidTokens(clock: Clock, topic: string) {
  const windows = new Map<string, { used: number; ends: number }>();
  function windowOf(network: string) {
    const now = clock().getTime();
    const known = windows.get(network);
    if (known && known.ends > now) return { now, window: known };
    if (windows.size >= NETWORKS_MAX) windows.clear();
    const window = { used: 0, ends: now + MINUTE };
    windows.set(network, window);
    return { now, window };
  }
  const secondsOf = (network: string, used: number) => {
    const { now, window } = windowOf(network);
    window.used += used;
    const over = window.used > INVALID_TOKENS_PER_MINUTE;
    return over ? Math.ceil((window.ends - now) / 1000) : 0;
  };
  onSiblingMessage(topic, (network) => void secondsOf(network, 1));
  return {
    /** Counts one. */
    count(network: string): number {
      // The other workers know already that this network has reached its limit.
      if (secondsOf(network, 0) === 0) broadcastToSiblings(topic, network);
      return secondsOf(network, 1);
    },
    /** Returns the seconds to wait when too many invalid tokens have come from a network. */
    wait: (network: string) => secondsOf(network, 0),
  };
}
