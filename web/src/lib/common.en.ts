const common = {
  error: 'Something went wrong',
  error_occurred: 'An error occurred. Please try again.',
  session_expired: 'Your session has expired, please log in again',
  login_to_subscribe: 'You need an account. Log in or create one to subscribe',
  try_again: 'Try again',
  reference: 'If you write to us, include this reference: it helps us find the error.',
  loading: 'Loading…',
  close: 'Close',
  notices: 'Notices',
  cancel: 'Cancel',
  show_password: 'Show password',
  required: 'required',
  new_tab: '(opens in a new tab)',
  premium: 'Premium',
  our_goal: 'our goal',
  difficulty: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  lesson_type: {
    video: 'Video',
    interactive: 'Interactive',
    quiz: 'Quiz',
    lecture: 'Reading',
  },
  leaving: {
    leads_to: 'Leads to {{host}}',
    failed: 'The address of the chat could not be loaded.',
  },
} as const;

export default common;

declare module './texts.ts' {
  interface Texts {
    common: typeof common;
  }
}
