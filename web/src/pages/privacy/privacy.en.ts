const privacy = {
  title: 'Your privacy, in plain words',
  description:
    'What Codivia keeps, why, for how long, and who sees it. Written for teenagers and their parents.',
  intro:
    'No jargon here. This page says what we keep about you, why, for how long, and who gets to see it. If a sentence isn’t clear, write to us: it’s our job to rewrite it.',
  updated: 'As of 30 November 2026.',
  short: {
    title: 'In four sentences',
    ads: 'No advertising, no trackers, no tracking cookies: nobody follows what you do here.',
    code: 'Your programs run in your browser, not on our servers.',
    open: 'Nobody sees anything of yours unless you choose to show it. You can take away everything we keep, and have all of it deleted.',
    sold: 'We don’t sell or lend your data to anybody.',
  },
  stored: {
    title: 'What we keep',
    what: 'What',
    why: 'Why',
    how_long: 'How long',
    account: {
      name: 'Your account',
      what: 'Your name (a first name will do), your e-mail address, your language, the day you signed up. Of your password, we keep only a fingerprint (Argon2id): we can’t read it.',
      why: 'So that you can log in, and your certificates have your name on them.',
      how_long:
        'Until you delete your account. An account whose address is never confirmed disappears after 30 days (unless a gift card was used on it).',
    },
    learning: {
      name: 'What you learn',
      what: 'The lessons you’ve started and finished, with their dates, the exercises and challenges you’ve solved, with your right answers and the number of tries, what you write in exercises, the steps you bookmark and your notes on them, your XP, your certificates, and the projects you choose to save, with the images, sounds and other files you add to them and what their programs store, such as a best score. Before pictures are sent, we remove the place, the camera and the author that may be written in them. The minutes in which you were active in lessons and rooms, how many days a week you plan, and when questions from finished lessons come back to you.',
      why: 'So that you can pick up where you left off, and so that a certificate proves something.',
      how_long: 'Until you delete your account (or the project, or the note).',
    },
    mistakes: {
      name: 'Your wrong answers',
      what: 'Short answers to exercises that weren’t right, each once, with what the page said about them. Our authors only see those that at least five members gave alike, without knowing whose they are: never an answer that only one person gave. They also see, without names, how many members begin, finish or leave a lesson that at least five have begun, how long it takes, and how many tries an exercise takes.',
      why: 'So that we can see where our lessons are hard to follow, and write better explanations.',
      how_long: '400 days, or until you delete your account.',
    },
    mentoring: {
      name: 'Mentoring',
      what: 'Your requests: the code you send and its versions, the latest result of its check, the messages, comments and proposals from both sides, and who has read them; if a message was held, why. If you are a mentor: your languages, subjects and hours, when you accepted which code of conduct, and since when you are suspended.',
      why: 'So that a mentor can answer you, and so that our team can check when something is reported or held.',
      how_long: 'Twelve months from your request, or until you delete your account.',
    },
    live: {
      name: 'Live sessions',
      what: 'The seats you take, whether you want a reminder, and your time zone, for the times in it; your questions, what you voted for, your answers to polls and your “too fast” signals. Neither the other participants nor the host see your name. If you are a host: the sessions you schedule, with your first name, and what you type in them, which becomes the replay.',
      why: 'So that your seat stays yours, we can mail you when a session changes, and the host can answer.',
      how_long:
        'Questions, votes, answers, signals and seats: 30 days after the session, or until you delete your account. Sessions hosted by a deleted account stay, without its name.',
    },
    published: {
      name: 'Projects you publish',
      what: 'Only if you choose to: the title, the description, the code and the files of the project as they were when you published it, its picture, and which published project yours was made from. If it is reported: why, what our team decided, and your appeal. If you report somebody’s project: your report.',
      why: 'So that you can show what you’ve made, and so that our team can check when something shouldn’t be public.',
      how_long:
        'Until you close its page, delete the project or delete your account. Reports, decisions and appeals: until the project or its author’s account is deleted. If you delete yours, your reports stay, without your name.',
    },
    shared_links: {
      name: 'Links with files',
      what: 'Only if you make one: its title, the code and the files beside it as they were then. Of links that you delete, only their address, so that it can say that you have deleted it. A link without files carries the code itself, and nothing is stored with us.',
      why: 'So that whoever has the link sees your files too.',
      how_long:
        'Until you delete the link or your account; what our team has hidden: until you delete your account. The address of a deleted link: until you delete your account.',
    },
    models: {
      name: 'Models of the AI lab',
      what: 'Only if you save one: its name, the names of its classes, what it has learned, and how many tests it got right. A model of texts also holds the words that it looks for. Your examples only if you tick that, and only drawings, texts and tables. Never pictures or points of your hands: a model that consists of them can’t be saved.',
      why: 'So that you find your models on every device, and can share them.',
      how_long: 'Until you delete the model or your account.',
    },
    portfolio: {
      name: 'Your portfolio',
      what: 'Only if you make one: your handle, a colour, one line about yourself, and which published projects and certificates it shows. Of handles you’ve given up, only a fingerprint.',
      why: 'So that you can show what you’ve made without your name, and so that nobody can pose as you with a handle you had.',
      how_long:
        'Until you delete it or your account. The fingerprint of a handle: 90 days after you gave it up; once the account is deleted, it no longer says whose it was.',
    },
    opinions: {
      name: 'Your opinions',
      what: 'The stars you give a course, and your answers to the two questions on the dashboard (are you happy, and did you manage to do what you wanted?). Nobody else sees them: only the averages of all members are shown.',
      why: 'So that the figures on this site are real, and so that we can do better.',
      how_long: 'Until you withdraw your rating or delete your account.',
    },
    family: {
      name: 'Your parents',
      what: 'Whether you are 15 or older, and when you said so; never your date of birth. If you give a parent’s address: that address, their language, why and when they were asked, what they answered and allow, and when they first used a link of ours and last looked. Besides, a record of each agreement and change, without the parent’s name or address. If somebody says that you aren’t their child: a fingerprint of their address, so that we don’t write to them again.',
      why: 'Under 15, French law wants the agreement of you and of a parent for publishing, mentoring and live sessions. And so that your parents can see and stop things.',
      how_long:
        'The address: until your parent or (from 15) you end it; 30 days after the question or the answer if they haven’t agreed. Links in mails, as fingerprints: 30 days. The record, and the fingerprint of an address that isn’t a parent’s: until your account is deleted.',
    },
    payers: {
      name: 'Who pays for you',
      what: 'Only if you ask somebody to pay: their e-mail address, their language and the date. Your plan shows the first letter of the address, and they see nothing of your account but your first name and the plan.',
      why: 'So that the link, the receipts and the way to cancel reach the person who pays.',
      how_long:
        'A request that is not used: 14 days. The address of the person who pays: until 30 days after the end of the subscription.',
    },
    classes: {
      name: 'Your class',
      what: 'A class account is made by a teacher: the name on the teacher’s list, a user name, and a fingerprint of three words. It has no e-mail address, and gets no mails. If you sign in through your school, we take your first name and an initial from there (or the name it gives), and keep a fingerprint of the number by which it knows you. If you take your account with you when you leave school: the address and the fingerprint of the password you’ve chosen, until the account is yours. With an account of your own: your name in the class, when you joined, and which version of what teachers see you agreed to. In a class: what is assigned to you, the step you have open (only the latest), your wrong answers to what is assigned, the comments on your code, and every look of a teacher at your work.',
      why: 'So that a class can learn here without addresses, and a teacher can help. In a class it’s the school that decides what this data is used for; we process it for the school.',
      how_long:
        'Until you leave the class, or 60 days after it is archived: by its teacher, or on December 31 after its school year at the latest. A class account goes with its class, unless it is in another class or becomes a personal account before; one that a teacher removes is deleted after 7 days. An address that you wanted to take it with: 30 days if it comes to nothing. The latest step you had open: until the account is deleted.',
    },
    teaching: {
      name: 'If you teach',
      what: 'Your request: the name that pupils read, your school, and an official address or a link as a proof. Once it is granted: the name, the school and the date; the proof is deleted. Your classes, and a record of what you do in them: which pupil’s work or results you open, files of marks you take out, new words, new names, removals and comments, each with its time.',
      why: 'So that nobody else poses as a teacher, and so that every look at a pupil’s work can be traced.',
      how_long:
        'A request: until it is decided or you take it back; a declined one for 90 days. Your access: until it ends or you delete your account. The record: as long as the class; without your name once your account is deleted. What our administrators decide is in the log of their actions.',
    },
    sessions: {
      name: 'Your logins',
      what: 'The date of every login, when it was last used, and the kind of browser and device (“Firefox, Windows”). A random number in a cookie that is only sent when you log in, of which we keep the fingerprint. Counts of attempts (passwords, codes), also as fingerprints.',
      why: 'To keep you logged in, to show you your devices, and to slow down anybody who tries to guess your password, without locking you out.',
      how_long:
        'Session: 30 days without a visit, or until you log out, plus a day or two. Devices: a year without a login. Counts: an hour of counting, deleted by the next day.',
    },
    mails: {
      name: 'The mails we send you',
      what: 'Confirming your address, a new password or a change of it, a gift card, news about your subscription and about a portfolio or API tokens that end with it, a new API token, answers from our team or a mentor, live sessions in which you have a seat, decisions about a project you’ve published, what a parent has answered or asked for, Premium that somebody pays for you, to teachers the decision about their request and the end of a class, and, if you turn it on in your settings, a mail about your week. Never advertising. Of single-use links, we keep only the fingerprint.',
      why: 'Because you asked for them, or because they’re about a payment, the security of your account, or something you started here.',
      how_long:
        'Links: 24 hours or one hour, deleted a week later. The record of a mail (your account’s number and the kind of mail, not its text): one week, or two if it couldn’t be sent.',
    },
    payments: {
      name: 'Premium',
      what: 'Your customer number at the payment provider, the state of the subscription and its end date. Never the card number: it doesn’t pass through us.',
      why: 'To open Premium for you, and to let you cancel.',
      how_long:
        'Until you delete your account; the subscription ends with it. The numbers of the provider’s messages, which name nobody: 90 days. The provider keeps invoices for as long as the law requires.',
    },
    gifts: {
      name: 'Gift cards',
      what: 'The e-mail address of the person who buys one, the number of the payment, the dates of purchase and activation. Of the code, only a fingerprint.',
      why: 'To send the card, to send it again if it gets lost, and so that it works only once.',
      how_long:
        'The address: 30 days after the mail, or until the account is deleted. The card itself: with no time limit, so that its code stays valid.',
    },
    help: {
      name: 'Your questions to the team',
      what: 'What you write, the code you choose to attach, our answers and the team’s notes. Without an account: your e-mail address.',
      why: 'To answer you. Every administrator of the site can read every question: there is no private channel.',
      how_long:
        'A year after the question is closed, or until you delete your account. A question by mail that isn’t confirmed: two days.',
    },
    api: {
      name: 'Your API tokens',
      what: 'Their names, permissions and end dates, the last four characters, when each was last used, and the fingerprint of the token: we can’t read it. Also, as fingerprints, the keys with which your programs repeat a request.',
      why: 'So that your own programs can reach your data, and you can see and stop them.',
      how_long:
        '30 days after a token has ended, or until you delete your account. The keys of repeated requests: one day.',
    },
    browser: {
      name: 'In your browser',
      what: 'Your session, your language, your theme, the code and the notes you write in lessons, the code you write in rooms, the files you add there, what your programs store, such as a best score, your projects of the AI lab with their examples, and the lessons and replays you opened, for times without a network. It’s on your device, under your account: the next person to log in here doesn’t see it. On our servers, we have only what belongs to a project or a model you save, your code in exercises, and your notes.',
      why: 'So that nothing is lost when you close the tab.',
      how_long:
        'Until you clear this site’s data in your browser. Opened lessons and replays: until you log out. The files of a project, what its program stores and the projects of the AI lab: also until you delete them here. Everything that’s yours: until you delete your account here.',
    },
  },
  seen: {
    title: 'Who sees what',
    nobody:
      'Other learners: nothing, unless you publish a project or open a portfolio. There is no ranking and no messaging between members.',
    notes:
      'Your bookmarks and the notes you write in lessons: no page shows them to anybody but you, not to mentors and not to our team. They are never part of a portfolio.',
    published:
      'A project you publish: anyone who has its address can read its title, its description, its code and its files, and copy them. Your name isn’t shown, and search engines don’t list the page. “Close the page” takes it away at once, for everybody; copies that others have made stay theirs. If our team selects it, its title, the first line of its description and its picture are in the gallery, which search engines may list. Only our team can see who has reported a project.',
    shared_links:
      'A link with files that you make: anyone who has it can read its title, the code and the files, and copy them. Your name isn’t shown, and search engines don’t list it. Deleting it takes it away at once, for everybody. It can be reported like a published project.',
    models:
      'A model you share by a link, or publish with a project: anyone who has the address can try it, use it and copy it, and reads the names of its classes. You are asked before. Your examples are not shown, unless the method is nearest neighbours, which keeps drawings and tables as numbers; what your camera saw never is.',
    mentors:
      'If you ask for mentoring: the mentor who answers sees your first name, your level and that code. Other mentors see your first name, your level and your question until one has taken it. Our team can read every thread, and each reading is logged.',
    teachers:
      'If you are in a class: its teachers see your name in it, when you joined, lessons you’ve completed, your programs, tries and mistakes in what is assigned, where you are during a lesson, your active minutes, and comments; from before you joined, only that something assigned was already done. You’re shown this list before you join with an account of your own. Each look at your work is recorded. The other pupils see neither your name nor your results.',
    parents:
      'If you have linked a parent and they have agreed: they see your week in minutes and lessons, certificates, what is public, the titles of your conversations with mentors and teachers, and your live sessions; never your messages and programs. They can download what we keep about you, without your messages. You see the same page at any time.',
    portfolio:
      'A portfolio you open: anyone who has its address sees your handle, your line, and the projects and certificates you chose, without your name. The pages of these projects name your handle, and so does the gallery if one of them is in it. Search engines don’t list it. One click closes it at once, and 30 days after your Premium has ended it closes by itself.',
    certificate:
      'A certificate has a public page with your name and the course. Only people you give the link to can find it.',
    payment:
      'The payment provider (Stripe, on sites that take real payments) gets the e-mail address and the bank card of the person who pays. Only when something is paid, and on its own page.',
    mail: 'The service that delivers our mails sees the address it delivers them to.',
    packages:
      'Some Python libraries (numpy, matplotlib…) come from a public network, {{host}}. If your program imports one, that network sees the IP address of your device, and nothing else.',
    packages_ours: 'Python libraries come from our own server.',
    programs:
      'What you type into a page or a game here, even a stranger’s: its author gets none of it, since a preview doesn’t connect to any other site. In Chrome and Edge before version 152, a program written for that purpose can still put a few words into one address, which ends it: update your browser, and don’t type your name into a stranger’s program there.',
    camera:
      'Your camera: only the AI lab and the game room can ask for it, when you press a button. What it shows stays on your device and is sent nowhere. Of a hand, 21 points are kept in your browser. Small pictures that you add to a project are gone when you close the page, unless you have your browser keep them; you can delete them there. A light in the page says that it’s on. Programs, your own and others’, never get it; a game of your own gets those 21 points while it runs, if you allow it each time.',
    links:
      'The community and the AI teacher are links to other sites, which have their own rules. Nothing is passed on to them unless you click.',
    team: 'Our team looks at an account only to help, when you ask for it, or in case of abuse.',
  },
  minors: {
    title: 'If you are under 18',
    why: 'We keep your account and your progress because that is the service you ask for (a contract, GDPR article 6.1.b), and the security fingerprints because we have to protect accounts (legitimate interest, article 6.1.f). Under 15, publishing, mentoring and live sessions rest on your consent and a parent’s (articles 6.1.a and 8). Invoices, because the law requires it (article 6.1.c).',
    consent:
      'Under 15 (the age in France; 13 to 16 elsewhere), publishing, mentoring, live sessions, the community link and the API stay closed. You give a parent’s address, and they decide about the first three by a link in a mail; the community link and the API wait until you are 15. We do nothing else that needs consent: no advertising, no profiling, no selling.',
    young:
      'Under 15? You can learn everything. Some things beyond learning need the agreement of a parent.',
    pay: 'Paying is for adults: the cardholder is of age, or acts with a parent’s consent.',
  },
  parents: {
    title: 'For parents',
    text: 'If your child has given us your address, the family page lets you see what your child does, decide what is allowed, close what is public, and download or delete the data, by a link in a mail and without a password. If you turn it on, a mail tells you each week what your child did; one click ends it. We use your address for nothing else. Your child knows what you see. Otherwise write to us: we answer once we can check that you are the parent.',
    money:
      'Premium can be cancelled in three clicks from the dashboard, or by the link in each mail to the person who pays. There is a 14-day right of withdrawal and a 30-day money-back guarantee. A gift card never renews.',
  },
  rights: {
    title: 'Your rights',
    text: 'European law (the GDPR) gives you rights. Here’s how to use them:',
    see: 'See your data and take it away: “Download my data” on your dashboard.',
    correct: 'Correct it: your name, language and password can be changed in the settings.',
    erase: 'Erase it: “Delete my account” in the same place. It happens right away.',
    in_class:
      'With a class account, ask your teacher: they correct your name and remove the account, and your school answers for the rest.',
    object:
      'Object to a use, restrict it, or ask a question: write to us, and we’ll answer within a month at most.',
    complain:
      'Not happy with our answer? Your data protection authority takes complaints; in France, it’s the CNIL (cnil.fr).',
    dashboard: 'Open my dashboard',
  },
  contact: {
    title: 'Write to us',
    text: 'Codivia is responsible for this data. A question, a doubt, a request:',
    none: 'the contact address of this site isn’t known yet.',
  },
} as const;

export default privacy;

declare module '../../lib/texts.ts' {
  interface Texts {
    privacy: typeof privacy;
  }
}
