import { earnedBadges, levelOf } from '@codivia/contract/api/experience';

/** The goals reached by XP since the last celebration. */
export interface Celebration {
  /** All XP of the member. */
  xp: number;
  /** The level that is reached; null when it was reached before. */
  level: number | null;
  /** The thresholds of the badges that are earned, lowest first. */
  badges: number[];
}

interface Gains {
  /** XP of the member as the server says. */
  total: number;
  /** The number of XP granted since the last look. */
  gained: number;
  /** XP up to which everything was celebrated in this browser; 0 when nothing is known. */
  celebrated: number;
}

/**
 * Returns what there is to celebrate; null for nothing. Levels and badges earned on other devices are not celebrated,
 * and none is celebrated twice (docs/product.md#celebrations).
 */
export function celebrationOf({ total, gained, celebrated }: Gains): Celebration | null {
  const before = Math.max(celebrated, total - gained);
  if (before >= total) return null;
  const level = levelOf(total) > levelOf(before) ? levelOf(total) : null;
  const badges = earnedBadges(total).filter((threshold) => threshold > before);
  return level === null && badges.length === 0 ? null : { xp: total, level, badges };
}

/** Combines two celebrations into one: the later level, and the badges of both. */
export function merged(one: Celebration | null, other: Celebration): Celebration {
  if (!one) return other;
  return {
    xp: Math.max(one.xp, other.xp),
    level: other.level ?? one.level,
    badges: [...new Set([...one.badges, ...other.badges])],
  };
}
