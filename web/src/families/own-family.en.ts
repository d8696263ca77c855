const ownFamily = {
  title: 'My family',
  intro: 'Who is linked to your account, and what they see.',
  loading: 'Your family is loading…',
  cancel: 'Cancel',
  class_title: 'No parents are linked here',
  class_text: 'Your account was made by your class. Your school talks with your parents.',
  parents: 'Your parents',
  none: 'Nobody is linked to your account.',
  none_under_15:
    'Before 15, publishing, mentoring and live sessions need the agreement of a parent. Give us an address, and we ask them.',
  states: {
    asked: 'Asked on {{date}}. No answer yet.',
    accepted: 'Agreed on {{date}}.',
    refused: 'Said no on {{date}}. You can talk about it: the link in the mail still works.',
    not_mine: 'Says that this address isn’t your parent’s.',
  },
  seen: 'Last looked at your page on {{date}}.',
  never_seen: 'Hasn’t looked at your page yet.',
  allowed: 'Allows: {{list}}',
  allows_nothing: 'Allows none of publishing, mentoring and live sessions.',
  rights: {
    may_publish: 'publishing',
    may_mentoring: 'mentoring',
    may_live: 'live sessions',
    weekly_mail: 'a mail each week to them',
  },
  again: 'Send the mail again',
  take_back: 'Take it back',
  take_back_title: 'Take the question back?',
  take_back_text: 'The link in the mail stops working, and the address is deleted.',
  take_back_confirm: 'Yes, take it back',
  end: 'End this',
  end_title: 'End the access of {{email}}?',
  end_text: 'They no longer see your page or decide anything, and we let them know.',
  end_confirm: 'Yes, end it',
  ended: 'Done.',
  until_15: 'Before 15, only your parent can end this.',
  ask_title: 'Add a parent',
  ask_text:
    'They get one mail with a link. They see who asks, what we keep, and choose what is allowed. Their page shows neither your work nor your messages.',
  email: 'Your parent’s e-mail address',
  email_wrong: 'This address looks incomplete.',
  ask: 'Ask this parent',
  asked: 'Sent: a mail is waiting for your parent.',
  view_title: 'What your parents see',
  view_text:
    'This is all they see of you on their page, now and at any time. The page also says how Premium is paid for; only the one who pays sees the receipts. They can also download what we keep about you, without your messages.',
  view_would:
    'This is all that a parent would see. They could also download what we keep about you, without your messages.',
  fifteen_title: 'Turned 15?',
  fifteen_text:
    'From 15 you decide yourself. We let your parents know, and what they allow or close stays until you end it.',
  fifteen_wait: 'You can say so here from {{date}}.',
  fifteen: 'I’m 15 now',
  fifteen_confirm_title: 'You’re 15 now?',
  fifteen_confirm: 'Yes, I’m 15',
  fifteen_done: 'Noted: from now on you decide.',
  deletion_title: 'A parent has asked for your account to be deleted',
  deletion_text:
    'This happens on {{date}}, with everything in it. If you want to keep your account, say so before.',
  object: 'Keep my account',
  objected: 'Your account stays. We let your parent know.',
  card: {
    title: 'A parent’s agreement opens more',
    text: 'You can learn everything right away. Publishing, mentoring and live sessions need a parent’s agreement.',
    waiting: 'We have asked {{email}}. Until there’s an answer, you can learn everything.',
    manage: 'My family',
  },
  settings: {
    title: 'My family',
    text: 'Invite a parent, see what your parents see, or end it from 15.',
    open: 'Open my family',
  },
} as const;
export default ownFamily;

declare module '../lib/texts.ts' {
  interface Texts {
    'own-family': typeof ownFamily;
  }
}
