/** What is paid for already: by subscription and by earlier cards. */
interface Ends {
  premium_until: Date | null;
  gift_until: Date | null;
}

/**
 * Until when premium lasts once a card is activated at `now`: a year (specification §9) after the last
 * day that is already paid for, by card or by subscription, and a year from now when there is none.
 */
export function giftCardEnd({ premium_until, gift_until }: Ends, now: Date): Date {
  const paid = [now, premium_until, gift_until].filter((end) => end !== null);
  const end = new Date(Math.max(...paid.map((date) => date.getTime())));
  // The 29th of February becomes the 1st of March: never less than a year.
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}
