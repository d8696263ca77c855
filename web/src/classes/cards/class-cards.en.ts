const classCards = {
  title: 'Cards to sign in',
  shown_once:
    'The words are shown on this page alone, and nobody can look them up later. Print the cards before you leave it; for a lost card you make new words.',
  print_one: 'Print {{count}} card',
  print_other: 'Print {{count}} cards',
  sheet: 'Sheet {{number}} of {{of}}',
  card: {
    user_name: 'User name',
    words: 'Three words',
    qr: 'QR code on the card of {{name}}',
  },
  choose: {
    title: 'Pupils',
    text: 'The words of printed cards are stored nowhere. Choose who gets a new card: their old words stop working.',
    none: 'There are no accounts in this class that sign in with a card.',
    all: 'Choose all',
    clear: 'Choose nobody',
    nobody: 'Choose at least one pupil.',
    submit_one: 'Make {{count}} new card',
    submit_other: 'Make {{count}} new cards',
    ask_one: 'New words for {{count}} pupil?',
    ask_other: 'New words for {{count}} pupils?',
    consequence: 'The old words stop working at once, and whoever is signed in is signed out.',
    confirm: 'Make new words',
    cancel: 'Cancel',
  },
} as const;
export default classCards;

declare module '../../lib/texts.ts' {
  interface Texts {
    'class-cards': typeof classCards;
  }
}
