const leavingSchool = {
  title: 'I’m leaving school',
  text: 'You can keep this account, with an address and a password of your own. Your lessons, XP, projects and certificates stay exactly as they are. Your class sees you until you leave it.',
  age: 'Under 15, a parent has to agree too.',
  wait: 'The change happens {{days}} days after you confirm your address: you can stop it until then.',
  ends: 'Your class has come to its end: this account will be deleted with it on {{date}}. Until then you can make it your own.',
  loading: 'Looking at where you are…',
  failed: 'We couldn’t load where you are.',
  begin: 'Keep my account',
  stop: 'Stop everything',
  again: 'Change something, or send it again',
  form: {
    words: 'Your three words',
    words_hint: 'Those on your card, so that nobody else takes your account.',
    words_missing: 'Enter the three words of your card',
    email: 'Your e-\u2060mail address',
    email_hint: 'One that you’ll still have after school. We send a link there.',
    password: 'Your new password',
    password_again: 'Your new password again',
    age: 'Are you 15 or older?',
    age_hint: 'We keep your answer, never your date of birth.',
    yes: 'Yes, 15 or older',
    no: 'No, under 15',
    parent: 'The e-\u2060mail address of a parent',
    parent_hint: 'They get a mail with a link: they read what it’s about, then say yes or no.',
    submit: 'Send the link',
    cancel: 'Cancel',
  },
  steps: 'Where you are',
  step: {
    done: 'Done:',
    open: 'Still missing:',
    email_done: 'your address, {{email}}, is confirmed.',
    email_open: 'open the link that we sent to {{email}}. It works for one day.',
    email_taken:
      'an address. Somebody else now uses the one you gave: choose another one with the button below.',
    wait: 'the wait, until {{date}}.',
    parent_accepted: 'your parent agrees.',
    parent_asked: 'the answer of your parent, at {{email}}.',
    parent_refused:
      'the agreement of a parent. The answer from {{email}} was no. Talk about it together: the link in that mail still works. You can also ask another parent.',
    parent_missing: 'the agreement of a parent. Give us an address with the button below.',
  },
  notice: {
    title: 'This account is about to change hands',
    text: 'With your three words, the address {{email}} was given for this account. From {{date}} on it opens with that address and a new password, and no longer with your words.',
    text_parent:
      'With your three words, the address {{email}} was given for this account. As soon as a parent agrees, but not before {{date}}, it opens with that address and a new password, and no longer with your words.',
    not_you:
      'Was it you? Then there’s nothing to do. If not, stop everything and ask your teacher for new words.',
  },
  meanwhile: 'Until then nothing changes: you sign in with your three words as before.',
} as const;
export default leavingSchool;

declare module '../../lib/texts.ts' {
  interface Texts {
    'leaving-school': typeof leavingSchool;
  }
}
