const withoutScripts = {
  needed:
    'This page works with JavaScript, which is switched off in your browser. Switch it on to go on; nothing here follows you or comes from other sites.',
  admin: {
    title: 'Administration',
    text: 'For the people who write the courses.',
  },
  dashboard: {
    title: 'Dashboard',
    text: 'Your progress, badges and certificates stand here once you are logged in.',
  },
  verify: {
    title: 'Confirm your e-mail address',
    text: 'Open the link of our mail in a browser with JavaScript to confirm your address.',
  },
  resetPassword: {
    title: 'Choose a new password',
    text: 'Open the link of our mail in a browser with JavaScript to choose a new password.',
  },
} as const;

export default withoutScripts;

declare module '../lib/texts.ts' {
  interface Texts {
    'without-scripts': typeof withoutScripts;
  }
}
