const userCertificates = {
  title: 'Certificates',
  none: 'No certificate yet.',
  failed: 'The certificates could not be loaded.',
  retry: 'Try again',
  awarded_to: 'Awarded to {{name}}, {{date}}',
  attendance: 'Record of attendance',
  basic: 'Basic certificate',
  full: 'Full certificate',
  path: 'of a path',
  exercises_one: '{{done}} of {{count}} exercise solved',
  exercises_other: '{{done}} of {{count}} exercises solved',
  correct: 'Correct the name',
  correct_on: 'Correct the name on the certificate “{{course}}”',
  name: 'Name on the certificate',
  hint: 'Everyone who opens the proof sees it. The correction is logged.',
  required: 'The name is required',
  save: 'Save the correction',
  corrected: '{{actor}}, {{when}}: “{{from}}” corrected to “{{to}}”',
  somebody: 'Somebody',
  saved: 'Name corrected on the certificate',
  save_error: 'The name could not be corrected',
} as const;

export default userCertificates;

declare module '../../lib/texts.ts' {
  interface Texts {
    'user-certificates': typeof userCertificates;
  }
}
