const ageQuestion = {
  title: 'Are you 15 or older?',
  text: 'We ask once. Under 15, publishing, mentors and live sessions need a parent’s yes; learning stays open either way. We keep your answer, never your date of birth.',
  over_15: 'I’m 15 or older',
  under_15: 'I’m under 15',
  confirm: {
    title: 'Under 15: what changes',
    text: 'Your lessons, projects and certificates stay as they are. What you have published, your portfolio, mentoring and live sessions close now, until a parent agrees. API tokens end, and the community opens at 15.',
    yes: 'Yes, I’m under 15',
    no: 'Go back',
  },
  thanks: 'Thank you! Everything stays open.',
  thanks_under_15: 'Thank you! A parent can now open the rest for you.',
} as const;

export default ageQuestion;

declare module '../../lib/texts.ts' {
  interface Texts {
    'age-question': typeof ageQuestion;
  }
}
