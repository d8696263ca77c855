import { anyOf, phrase, type Words } from './phrases.ts';

/** Details of children about themselves by which strangers could find them. */
export type OwnDetail = 'age' | 'place' | 'friends';

const AGE =
  '(?:[89]|1[0-9]|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const YEARS = '(?:ans|an|years? old|years|yo|y o|yrs?)';
const YEAR = '(?:19[5-9][0-9]|200[1-9]|201[0-9])';
const PERSON =
  '(?:fille|garcon|gars|meuf|mec|girl|boy|guy|teen|teenager|ado|kid|collegien|collegienne|lyceenne?)';
/** Numbers of years that are nobody's age: of a game's players, of a duration. */
const NOBODYS =
  '(?<!(?:pour|in|des|plus de|moins de|partir de|depuis|pendant|il y a|apres|avant|dans|tous les|sur|over|under|for|after|every|within|last|past|frere a|soeur a|il a|elle a|qui a|hero a|is)(?: (?:les|mes|the|enfants|kids|de|about|environ))* )';

const AGES = [
  phrase`(?:i m|im|i am) ${AGE}(?! (?:steps?|points?|lines?|xp|percent|away|pixels?|minutes?|hours?|days?|levels?|lessons?|short|off|to|of|out|behind|seconds?|exercises?|tries))`,
  phrase`(?:j ai|jai|moi c est|i m|im|i am|ive got|age|aged|j aurai|bientot) (?:de |presque |bientot |almost |nearly )?${AGE}(?: ${YEARS}|$|(?= (?:et|and|from|de|a|habite|live|year|annee|ou|male|female|f|m)))`,
  phrase`${NOBODYS}${AGE} ?${YEARS}(?! (?:et plus|and (?:up|over|older)|ou plus|or (?:more|older)|de (?:prison|retard|garantie)|ago|later|plus tard))`,
  phrase`${PERSON} (?:de )?1[0-9](?: ${YEARS})?|${PERSON}1[0-9]|1[0-9](?:f|m|yo)|[fm]1[3-7]`,
  phrase`(?:nee?|born)(?: (?:en|in|le|on|the|[0-9]{1,2}(?:st|nd|rd|th)?|[a-z]{3,9})){0,4} ${YEAR}`,
  phrase`(?:mon|my) (?:age|anniversaire|birthday|annee de naissance|birth ?date|date de naissance)(?: (?:c est|est|is))?(?: (?:en|in|le|on))? [0-9a-z]{1,9}`,
  phrase`(?:en|in|je suis en|i m in) (?:6e|5e|4e|3e|[3-6] ?eme|sixieme|cinquieme|quatrieme|troisieme|seconde|terminale|year (?:[7-9]|1[0-3])|grade (?:[5-9]|1[0-2])|[5-9]th grade|1[0-2]th grade)(?= (?:a|au|at|in|de|college|lycee|school|$)|$)`,
];

const FRIENDS = [
  phrase`(?:cherche|recherche|cherchons|looking for|searching for|seeking|need|wanna|want|veux|voudrais|want to make|me faire)(?: (?:des|un|une|d|de|me|faire|plein|nouveaux|nouvelles|new|more|some|a|an|to|make|have|online|real|nice|petite?|mon|ma|my|girl|boy)){0,4} (?:amie?s?|copains?|copines?|friends?|potes?|gf|bf|girlfriends?|boyfriends?|mec|meuf|penpals?|pen pals?|correspondante?s?|gens a qui parler|people to talk to|someone to talk to|quelqu un a qui parler)`,
  phrase`(?:qui veut|who wants to)(?: [a-z]+){0,3} (?:ami|amie|amis|friends?|parler|discuter|talk|chat)(?: (?:avec moi|with me|to me))?`,
  phrase`(?:be my friend|sois mon ami|soyons amis|let s be friends|friends wanted|add me|ajoute moi|ajoutez moi)`,
];

const PLACES = [
  phrase`(?:j habite|j habites|je vis|je loge|i live|i m living|i am living|i m from|im from|i am from|je viens de|je suis de|originaire de|based in|living in|habitant(?:e)? (?:a|de))(?: (?:a|en|in|near|pres|de|du|sur|au|aux|the|la|le|l|to|close)){0,3} (?!(?:un|une|des|mes|mon|a|an|my|code|python|coder|finir|faire|apprendre|decouvrir|creer|tester|lire|voir|commencer|terminer)\\b)[a-z]{3,}`,
  phrase`(?:ma ville|my town|my city|mon village|mon quartier|my street|ma rue|mon adresse|my address)(?: (?:c est|est|is))? [a-z]{3,}`,
];

/** Towns in which children are likely to live: named in a handle or beside an age, one reveals the place. */
const TOWNS = anyOf(
  (
    'paris lyon marseille toulouse nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers nimes ' +
    'villeurbanne clermont lehavre lemans brest amiens limoges annecy perpignan metz besancon orleans rouen mulhouse caen nancy ' +
    'argenteuil montreuil roubaix tourcoing avignon poitiers versailles calais cannes antibes dunkerque colmar chambery ' +
    'london londres manchester birmingham leeds liverpool bristol sheffield glasgow edinburgh cardiff belfast nottingham leicester ' +
    'newcastle brighton oxford cambridge dublin cork bruxelles brussels liege namur charleroi geneve lausanne zurich montreal ' +
    'quebec toronto vancouver ottawa newyork chicago boston houston dallas seattle losangeles sydney melbourne casablanca rabat alger ' +
    'algiers oran tunis dakar abidjan bamako'
  ).split(' '),
);
const TOWN = new RegExp(`\\b${TOWNS}\\b`, 'g');

/** Tells whether a text names a town. */
export const namesTown = (words: string): boolean => words.search(TOWN) >= 0;

export interface FoundDetail {
  kind: OwnDetail;
  line: number;
}

/** Returns the first detail of each kind that children give about themselves. */
export function findOwnDetails({ text, lineAt }: Words): FoundDetail[] {
  const rules: [OwnDetail, RegExp[]][] = [
    ['age', AGES],
    ['place', PLACES],
    ['friends', FRIENDS],
  ];
  return rules.flatMap(([kind, patterns]) => {
    const places = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((m) => m.index));
    return places.length === 0 ? [] : [{ kind, line: lineAt(Math.min(...places)) }];
  });
}
