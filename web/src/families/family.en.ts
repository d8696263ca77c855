const family = {
  title: 'Family page',
  loading: 'The family page is loading…',
  cancel: 'Cancel',
  missing: {
    title: 'There’s no such page',
    text: 'The address may be incomplete.',
    back: 'For parents',
  },
  intro: 'What your children did, and what they may do. This page belongs to {{email}}.',
  has_more: 'This link shows one child. Ask for a link by mail to see all your children.',
  none: 'No child is linked to this address any more.',
  none_text: 'Your child can ask you again from their account.',
  link: {
    title: 'Your family page',
    text: 'There is no password: we mail you a link that works for 30 days.',
    over: 'This link is no longer valid, or it’s incomplete. Ask for another one below.',
    withdrawn:
      'Your agreement is withdrawn. If other children are linked to your address, ask for a link to see them.',
    email: 'Your e-mail address',
    hint: 'The address that your child gave us, once you have agreed.',
    wrong: 'This address looks incomplete.',
    send: 'Mail me a link',
    sent_title: 'Check your mailbox',
    sent_text:
      'If a child is linked to this address, a link arrives there in a moment. Have a look at the spam folder too.',
    sent_nothing:
      'Nothing comes? Then nobody has accepted with this address yet: your child can ask you from their account.',
  },
  view: {
    week: 'The last seven days',
    quiet: 'A week off. Everything is where it was left.',
    minutes_one: '{{count}} active minute',
    minutes_other: '{{count}} active minutes',
    lessons_one: '{{count}} lesson completed',
    lessons_other: '{{count}} lessons completed',
    exercises_one: '{{count}} exercise solved',
    exercises_other: '{{count}} exercises solved',
    projects_one: '{{count}} project worked on',
    projects_other: '{{count}} projects worked on',
    chart: 'Active minutes of each day',
    day_one: '{{day}}: {{count}} minute',
    day_other: '{{day}}: {{count}} minutes',
    latest: 'Lessons: {{titles}}',
    certificates: 'Certificates',
    no_certificates: 'None yet.',
    kinds: { attendance: 'record of attendance', basic: 'certificate', full: 'full certificate' },
    public: 'Open to everybody',
    no_public: 'Nothing can be seen by others.',
    items: { project: 'Project', link: 'Link with files', portfolio: 'Portfolio' },
    since: '{{kind}}, since {{date}}',
    threads: 'Exchanges with mentors and teachers',
    no_threads: 'None.',
    with: { mentor: 'with a mentor, {{date}}', teacher: 'with a teacher, {{date}}' },
    sessions: 'Live sessions of the last 30 days',
    no_sessions: 'None.',
  },
  close: {
    action: 'Close',
    title: 'Close “{{title}}”?',
    text: 'Nobody will be able to see it from now on. The work itself stays. To keep it from being opened again, turn off “Publish projects and a portfolio”.',
    confirm: 'Yes, close it',
    done: 'Closed: nobody can see it any more.',
  },
  switches: {
    title: 'What is allowed',
    text: 'If two parents decide differently, the stricter choice counts.',
    may_publish: 'Publish projects and a portfolio',
    may_publish_hint:
      'Projects are shown without a name; a portfolio has an invented one. Contact details are refused. Without this, everything public closes at once.',
    may_mentoring: 'Write to a mentor',
    may_mentoring_hint:
      'In writing and about code only. Contact details are refused, and our team can read everything.',
    may_live: 'Join live sessions',
    may_live_hint:
      'A mentor shows code; learners ask questions in writing. No camera, no microphone.',
    weekly_mail: 'A mail to me each week',
    weekly_mail_hint:
      'Five lines about the week, and the picture of a published project. One click ends it.',
    save: 'Save',
    saved: 'Your choices are saved.',
    otherwise: 'Closed at the moment, by another parent or because of the age.',
  },
  premium: {
    title: 'Premium and payments',
    elsewhere:
      'You pay for {{name}} to have Premium. Receipts and cancelling open with the links in our mails about payments, or with a link that you ask for at the end of this page.',
    other: 'Somebody else pays for {{name}} to have Premium. Receipts and cancelling are theirs.',
    account:
      '{{name}} has a subscription that is paid for from their own account. Receipts and cancelling are there.',
    gift: '{{name}} has Premium as a gift: nothing is paid, and nothing renews.',
    nobody: '{{name}} doesn’t have Premium, and nothing is paid.',
    how: 'Would you like to pay? {{name}} can send you a link from the account settings (“Ask a parent to pay”), with the price, the dates and your rights. Or give a gift card for a year, which never renews.',
    gift_card: 'See the gift card',
  },
  account: {
    title: 'Account and data',
    data: 'Download the data',
    data_done: 'The download is ready.',
    data_text:
      'All that we keep about {{name}}, as a file. Messages are left out: they stay between those who wrote them.',
    leave: 'Withdraw my agreement',
    leave_title: 'Withdraw your agreement for {{name}}?',
    leave_text:
      'You will no longer see this page for {{name}}, and your decisions end. Under 15, publishing, mentoring and live sessions close at once; learning goes on. We let {{name}} know.',
    leave_confirm: 'Yes, withdraw it',
    left: 'Your agreement is withdrawn.',
    delete: 'Delete the account',
    delete_title: 'Delete the account of {{name}}?',
    delete_text:
      'After 7 days the account is deleted with everything in it, and a subscription ends. We let {{name}} know, who can object until then. Certificates are deleted too.',
    delete_confirm: 'Yes, ask for it',
    delete_done: 'Your request is noted, and we let {{name}} know.',
    pending:
      'You have asked for this account to be deleted. This happens on {{date}}, unless {{name}} objects.',
    pending_other:
      'The deletion of this account has been asked for. It happens on {{date}}, unless {{name}} objects.',
    keep: 'Keep the account',
    kept: 'Your request is taken back: the account stays.',
  },
  withdraw: {
    title: 'Withdraw your agreement',
    intro:
      'Somebody has agreed in your name, with the link in our mail. If it wasn’t you, take it back here.',
    action: 'Withdraw the agreement for {{name}}',
    keep: 'It was me: open my family page',
    done: 'Nothing is allowed in your name any more, and the links that showed {{name}} have ended. If somebody else can read your mails, change the password of your mailbox.',
    over_title: 'This link has nothing to withdraw',
    over_text:
      'The agreement is withdrawn already, or the link is older than 30 days or incomplete.',
  },
  own: {
    title: 'Your address',
    text: 'We keep your address, your decisions and when you last looked at this page. {{email}} is used for nothing else.',
    data: 'Download my data',
    forget: 'Sign out on this device',
    forgotten: 'This device no longer opens the family page.',
    forget_text: 'On a shared device, sign out when you are done.',
    delete: 'Delete my address',
    delete_title: 'Delete your address?',
    delete_text:
      'All your agreements end at once, as if you had withdrawn each of them, and we let your children know.',
    delete_confirm: 'Yes, delete it',
    deleted: 'Your address and all your agreements are deleted.',
  },
  consent: {
    title: 'Your agreement',
    loading: 'The question is loading…',
    child: 'Your child',
    asked_age:
      '{{child}} is learning to program on Codivia, says that they are under 15, and gave your address on {{date}}.',
    asked_invitation:
      '{{child}} is learning to program on Codivia and invited you on {{date}} to follow what they do.',
    learning:
      'Learning itself needs nothing from you: lessons, exercises and projects for oneself stay open, whatever you answer.',
    kept_title: 'What we keep',
    kept: {
      account: 'The name, the e-mail address and the language of the account; no date of birth.',
      learning: 'What was learned: lessons, exercises, projects, certificates, active minutes.',
      yours: 'Your address, your answer with its date, and your choices below.',
      never: 'No advertising, no tracking, and nothing is sold.',
    },
    privacy: 'The whole privacy page',
    parents: 'Everything for parents',
    choose_title: 'What do you allow?',
    choose_age: 'Everything is off. You can change it at any time on your family page.',
    choose_invitation:
      'What {{child}} may do today is on. What you turn off closes for {{child}}, until you turn it on or {{child}} ends your access.',
    see_title: 'What you will see',
    see: 'A family page, by a link and without a password: minutes, lessons, certificates, what is public, and the titles of exchanges and live sessions, never their contents. {{child}} sees the same page and knows what you see.',
    accept: 'I am a parent, and I agree',
    refuse: 'I don’t agree',
    not_mine: 'This is not my child',
    not_mine_title: 'Not your child?',
    not_mine_text:
      'You will get no more mails from us about this account. Your address is deleted after 30 days; a fingerprint of it stays, so that we don’t write to you about this child again.',
    not_mine_confirm: 'Yes, not my child',
    right:
      'By agreeing you declare that you have parental responsibility. You can withdraw your agreement at any time.',
    accepted_title: 'Thank you, your agreement is recorded',
    accepted_text:
      'We let {{child}} know. Your family page shows what they do, and lets you change everything.',
    open: 'Open my family page',
    refused_title: 'Your refusal is recorded',
    refused_text:
      'We let {{child}} know, who can go on learning. Your address is deleted after 30 days. You can still change your mind with this link.',
    change: 'Change my answer',
    not_mine_done: 'Thank you for telling us',
    not_mine_done_text:
      'You will get no more mails about this account. Your address is deleted after 30 days.',
    before_title: 'You have already agreed',
    before_text: 'Your family page lets you change everything. We can mail you a link to it.',
    ask_link: 'Get a link by mail',
    over_title: 'This link is no longer valid',
    over_text:
      'It is older than 30 days, incomplete, or your child has taken the question back. Your child can ask you again from their account.',
  },
} as const;
export default family;

declare module '../lib/texts.ts' {
  interface Texts {
    family: typeof family;
  }
}
