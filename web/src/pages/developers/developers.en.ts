const developers = {
  page_title: 'The API for your programs',
  title: 'Codivia from your own programs',
  description:
    'Codivia’s API: read your progress and store your projects from Python, JavaScript or curl, with your own token.',
  intro:
    'Read your progress, list your certificates, store your projects: all it takes is a few lines of code and a token.',
  copy: 'Copy',
  copied: 'Copied.',
  copy_failed: 'Your browser didn’t allow copying.',
  required: '(required)',
  optional: '(optional)',
  loading: 'The reference is loading…',
  failed: 'The reference could not be loaded.',
  start: {
    title: 'In three steps',
    token: 'With Premium, make a token in',
    settings: 'your settings',
    send: 'Send it with every request in the header `Authorization: Bearer codivia_…`.',
    read: 'Read the answer: JSON in UTF-8, with times in UTC such as `2026-11-23T09:30:00.000Z`.',
  },
  examples: {
    title: 'Examples to copy',
    text: 'All three read the address and the token from the environment: a token doesn’t belong in code you share.',
    settings: 'First, in the terminal',
    client:
      'The Python example uses our client: one file that needs only the standard library. It reads all pages, waits when it was too fast, and never overwrites a newer version.',
    download: 'Download codivia.py',
    javascript: 'JavaScript (Node.js 20 or later, as example.mjs)',
  },
  rules: {
    title: 'What to know',
    limit:
      '{{limit}} requests a minute for each token. `RateLimit-Remaining` says how many are left, `RateLimit-Reset` in how many seconds the count starts again; a 429 has `Retry-After`.',
    header:
      'A token goes in the header only. In an address it’s refused with 400, since histories and logs keep addresses.',
    premium:
      'The API is part of Premium. When Premium ends, its tokens are revoked for good: make new ones if it comes back.',
    ends: 'A token ends when it expires, when you revoke it, and when your password changes. Has one leaked? Revoke it.',
    cursor: 'Lists come in pages. Send `next_cursor` as `cursor` until it is `null`.',
    repeat:
      'No answer to a write? Repeat it: `POST` with the same `Idempotency-Key`, `PUT` with the same `If-Match`.',
    version:
      'We may add fields to v1, but never remove or change any. What would break your programs becomes a v2 beside it.',
  },
  try: {
    title: 'Try it',
    text: 'The request is real: what you change here changes in your account.',
    token: 'Your token',
    token_hint: 'It stays in this page’s memory and is gone when you leave. Make one in',
    settings: 'your settings',
    call: 'Call',
    body: 'Body (JSON)',
    project_name: 'From the API page',
    send: 'Send the request',
    status: 'Status {{status}}',
    answer: 'Answer',
    failed: 'The server could not be reached. Check your connection and try again.',
  },
  reference: {
    title: 'All calls',
    openapi: 'The same as an OpenAPI document',
    scope: 'Permission: {{scope}}',
    path: 'In the address',
    query: 'After the question mark',
    header: 'Headers',
    body: 'Body',
    answer: 'Answer',
    errors: 'Its own errors',
  },
  errors: {
    title: 'Errors of every call',
    text: 'An error gives a `code`, which doesn’t change, and a `detail` in French and English.',
  },
} as const;

export default developers;

declare module '../../lib/texts.ts' {
  interface Texts {
    developers: typeof developers;
  }
}
