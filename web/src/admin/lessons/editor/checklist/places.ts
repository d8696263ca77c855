/** The ids of the titles of the parts of the form. */
export const PLACES = {
  details: 'lesson-details',
  texts: 'lesson-texts',
  exercises: 'lesson-exercises',
} as const;
