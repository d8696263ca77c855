const shell = {
  page_failed:
    'This page could not be shown. Reload it; if that does not help, come back a little later.',
  offline: 'You seem to be offline. Check your connection and try again.',
  not_found: {
    title: 'Page not found',
    description: 'The trail stops here: there is nothing at this address.',
    home: 'Back to home',
  },
} as const;

export default shell;

declare module '../lib/texts.ts' {
  interface Texts {
    shell: typeof shell;
  }
}
