import { expect, it } from 'vitest';
import { firstReview, nextReview, REVIEW_DAYS } from './reviews.ts';

const COMPLETED = '2026-11-30';

it('is due 1, 3, 7 and 21 days after completion for who is never late', () => {
  const days: string[] = [];
  for (let review = firstReview(COMPLETED); review.due_on !== null; ) {
    days.push(review.due_on);
    review = nextReview(review.stage, true, review.due_on);
  }
  expect(days).toEqual(['2026-12-01', '2026-12-03', '2026-12-07', '2026-12-21']);
});

it('comes back the day after a wrong answer, at the same stage', () => {
  expect(nextReview(2, false, '2026-12-31')).toEqual({ stage: 2, due_on: '2027-01-01' });
});

it('keeps the distance between reviews for who is late', () => {
  expect(nextReview(0, true, '2027-03-01')).toEqual({ stage: 1, due_on: '2027-03-03' });
  expect(nextReview(1, true, '2027-03-10')).toEqual({ stage: 2, due_on: '2027-03-14' });
});

it('ends after the last right answer', () => {
  expect(nextReview(REVIEW_DAYS.length - 1, true, COMPLETED).due_on).toBeNull();
  expect(nextReview(REVIEW_DAYS.length, true, COMPLETED).due_on).toBeNull();
});
