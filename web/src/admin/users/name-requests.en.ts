const nameRequests = {
  title_one: '{{count}} request for another name on certificates',
  title_other: '{{count}} requests for another name on certificates',
  failed: 'The requests for another name on certificates could not be loaded.',
  asked: 'Requested {{when}} by {{name}}',
  why: 'Why: “{{why}}”',
  certificate: 'Certificate',
  old: 'Name now',
  new: 'Name requested',
  accept: 'Accept',
  accept_of: 'Accept the name “{{name}}”',
  accepted: 'Name corrected on the certificates',
  decline: 'Decline',
  decline_of: 'Decline the name “{{name}}”',
  words: 'Why it is declined',
  words_hint_fr: 'This member reads French. They get it by mail, and see it on their certificates.',
  words_hint_en:
    'This member reads English. They get it by mail, and see it on their certificates.',
  words_missing: 'Write why: the member reads it.',
  send: 'Decline and send',
  declined: 'Request declined',
} as const;

export default nameRequests;

declare module '../../lib/texts.ts' {
  interface Texts {
    'name-requests': typeof nameRequests;
  }
}
