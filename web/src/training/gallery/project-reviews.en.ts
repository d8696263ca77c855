const projectReviews = {
  reasons: {
    personal_data: 'It shows personal data',
    hate: 'Insults or hate',
    not_for_teenagers: 'Not suitable for teenagers',
    copied: 'Copied from somebody else',
    other: 'Something else',
  },
  report: {
    open: 'Report this project',
    title: 'Report this project',
    intro:
      'The team looks at what you report. The author won’t know who reported it. If it is urgent, tell an adult you trust as well.',
    reason: 'What is wrong with it?',
    reason_missing: 'Choose a reason.',
    text: 'What should we look at? (optional)',
    text_hint: 'For example the file and the line. {{max}} characters at most.',
    send: 'Send the report',
    cancel: 'Cancel',
    sent: 'Thank you: the team will look at this project.',
    done: 'You’ve reported this project. The team will look at it.',
    visitor: 'Is there something here that shouldn’t be public? Write to the team',
  },
  hidden: {
    review: 'This project is being looked at',
    review_own:
      'Members have reported it. Until the team has looked at it, only you and the team see its page.',
    review_team: 'Members have reported it. Only its author and the team see this page.',
    hidden: 'This page is hidden',
    hidden_own: 'The team has hidden it: others can’t see it any more. The project stays yours.',
    hidden_team: 'The team has hidden it. Only its author and the team see this page.',
    why: 'Why, and what you can do',
    panel: 'Open in the panel',
  },
  decision: {
    reason: 'Reason: {{reason}}.',
    words: 'Message from the team',
    decided: 'Decided on {{date}}',
    final: 'The team has read your appeal and looked again. This decision is final.',
    appealed: 'You’ve appealed. The team will look again, and you’ll get a mail.',
    your_appeal: 'Your appeal',
    appeal_title: 'Don’t agree?',
    appeal_text:
      'You can appeal once. Say why the page should be shown, or what you’ve changed: somebody from the team will look again and make a final decision.',
    appeal_label: 'Your appeal',
    appeal_hint: '{{max}} characters at most, without addresses or numbers.',
    appeal_missing: 'Say why.',
    appeal_send: 'Send the appeal',
    appeal_sent: 'Your appeal is sent.',
  },
} as const;

export default projectReviews;

declare module '../../lib/texts.ts' {
  interface Texts {
    'project-reviews': typeof projectReviews;
  }
}
