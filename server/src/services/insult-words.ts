/**
 * Insults, slurs and obscenities of both languages, without accents. They are found behind digits for letters and
 * repeated letters too; see insults.ts.
 */

/** Words that are refused wherever they are, also inside other words. */
export const ANYWHERE: readonly string[] = [
  // English
  ...['fuck', 'fuk', 'phuck', 'shit', 'bitch', 'biatch', 'cunt', 'nigger', 'nigga', 'faggot'],
  ...['whore', 'asshole', 'arsehole', 'bastard', 'dickhead', 'wanker', 'blowjob', 'handjob'],
  ...['dildo', 'penis', 'vagina', 'porno', 'pornhub', 'hitler', 'nazi', 'pedophil', 'paedophil'],
  ...['slut', 'jerkoff', 'cumshot', 'bukkake', 'hentai', 'tranny', 'shemale', 'retarded', 'rapist'],
  ...['wetback', 'gangbang', 'killyourself', 'jackass', 'dumbass', 'smartass', 'kisskass'],
  // French
  ...['connard', 'conard', 'connasse', 'conasse', 'salope', 'salopard', 'salaud', 'encule'],
  ...['putain', 'pute', 'petasse', 'poufiasse', 'pouffiasse', 'bougnoul', 'youpin', 'negro'],
  ...['enfoire', 'trouducul', 'trouduc', 'filsdepute', 'ducon', 'branleur', 'branlette', 'branler'],
  ...[
    'suceuse',
    'sucemoi',
    'tarlouze',
    'tantouze',
    'niquetamere',
    'niquetarace',
    'niktamere',
    'nikmouk',
  ],
  ...['mabite', 'tabite', 'grossebite', 'grosse-bite', 'mongolien', 'fiotte', 'couille', 'bouffon'],
  ...['abruti', 'cassetoi', 'vatefaire', 'tagueule', 'pedoporno', 'zoophil', 'grognasse'],
];

/** Words that are refused only on their own, not inside others. */
export const AS_WORDS: readonly string[] = [
  // English
  ...['ass', 'asses', 'arse', 'anal', 'anus', 'cum', 'tit', 'tits', 'titties', 'boob', 'boobs'],
  ...['fag', 'fags', 'dyke', 'cock', 'cocks', 'dick', 'dicks', 'prick', 'twat', 'wank', 'hoe'],
  ...['rape', 'sex', 'sexy', 'porn', 'xxx', 'kkk', 'pussy', 'idiot', 'moron', 'crap', 'piss'],
  ...['kys', 'stfu', 'gtfo', 'wtf', 'negro', 'paki', 'chink', 'spic', 'gook', 'pedo', 'loser'],
  // French
  ...['con', 'cons', 'conne', 'connes', 'cul', 'culs', 'bite', 'bites', 'nique', 'niquer', 'niker'],
  ...['merde', 'merdes', 'pd', 'pede', 'pedes', 'tg', 'fdp', 'ntm', 'ptn', 'tapette', 'gouine'],
  ...['batard', 'batards', 'batarde', 'debile', 'debiles', 'cretin', 'cretins', 'gogol', 'triso'],
  ...['negre', 'negresse', 'bicot', 'zob', 'teub', 'chier', 'chieur', 'chieuse', 'foutre'],
  ...['boloss', 'bolos', 'tepu', 'keh', 'catin', 'nazis', 'nichon', 'nichons'],
];

/** Ordinary words that contain one of the others. */
export const ORDINARY: readonly string[] = [
  ...['scunthorpe', 'salopette', 'ashkenazi', 'shiitake', 'shitake', 'nazir', 'penistone'],
  ...['comput', 'disput', 'reput', 'deput', 'imput', 'amput', 'supput', 'putea', 'putest'],
  ...['montenegro', 'montenegri', 'slutsk', 'therapist', 'ebranl', 'fukushima', 'fukuoka'],
  ...[
    'pros and cons',
    'pique-nique',
    'a bite',
    'to bite',
    'not bite',
    'bite your',
    'bite the',
    'bite-size',
    'bite size',
    'sound bite',
    'sound-bite',
  ],
];
