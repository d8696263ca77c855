/**
 * The address by which the teacher of the demonstration class signs in; no mail ever arrives at `.invalid`. It stands
 * apart from the seed, since features leave that class out of their counts.
 */
export const DEMO_TEACHER = 'demo-teacher@example.invalid';
