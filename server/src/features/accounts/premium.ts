/** What decides whether somebody is premium. */
export interface PremiumGrounds {
  premium_granted: boolean;
  premium_until: Date | null;
  gift_until: Date | null;
}

/** Premium is computed at every request, so that it ends by itself at its end date. */
export function isPremium(grounds: PremiumGrounds, now: Date): boolean {
  const lasts = (until: Date | null) => until !== null && until > now;
  return grounds.premium_granted || lasts(grounds.premium_until) || lasts(grounds.gift_until);
}

/** isPremium in SQL, for a row of users called `user`; `now` is a parameter or literal of the moment. */
export function premiumSql(user: string, now: string): string {
  const until = `greatest(${user}.premium_until, ${user}.gift_until)`;
  return `(${user}.premium_granted or coalesce(${until} > ${now}::timestamptz, false))`;
}
