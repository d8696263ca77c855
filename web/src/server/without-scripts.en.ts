const withoutScripts = {
  needed:
    'This page needs JavaScript, which is switched off in your browser. Switch it on to continue: nothing here tracks you or comes from other sites.',
  admin: {
    title: 'Administration',
    text: 'For the people who write the courses.',
  },
  dashboard: {
    title: 'Dashboard',
    text: 'Your progress, badges and certificates appear here once you’re logged in.',
  },
  verify: {
    title: 'Confirm your e-mail address',
    text: 'Open the link from our mail in a browser with JavaScript to confirm your address.',
  },
  resetPassword: {
    title: 'Choose a new password',
    text: 'Open the link from our mail in a browser with JavaScript to choose a new password.',
  },
} as const;

export default withoutScripts;

declare module '../lib/texts.ts' {
  interface Texts {
    'without-scripts': typeof withoutScripts;
  }
}
