/** What decides whether somebody is premium. */
export interface PremiumGrounds {
  premium_granted: boolean;
  premium_until: Date | null;
}

/** Premium is worked out at every request, so that it ends by itself at its end date. */
export function isPremium(grounds: PremiumGrounds, now: Date): boolean {
  return grounds.premium_granted || (grounds.premium_until !== null && grounds.premium_until > now);
}
