import type { Match, Rule, Verdict } from './findings.ts';
import { phrase } from './phrases.ts';

/** Ways to be found that name no platform: a game's friend code, a nickname, a street, another app. */
const HANDLES = [
  phrase`(?:pseudo|username|gamertag|nickname|blaze)(?: (?:c est|est|is|sur le jeu|in game))? (?=[a-z]{3,20}[0-9]{1,4}(?![a-z0-9]))`,
  phrase`(?:code ami|code d ami|friend code)(?! (?:[a-z]+ ){0,2}(?:variable|fonction|function))`,
  phrase`(?:ghost|bird) app|(?:on|to) the (?:green|yellow|purple) app|app(?:li|lication)? (?:verte|jaune|violette|au fantome|a l oiseau|du fantome|avec le fantome)|app with the (?:ghost|bird|plane|music note)`,
  phrase`(?:je suis|im|i m|i am|cherche|find|msg|message|add)(?: [a-z]+)? (?:sur|on) (?:tt|ig|fb|sc|dc|bsky)`,
  phrase`(?:slide|come|hop) in(?:to)? (?:my |zyour )?dms?`,
  phrase`(?:hop|jump|get|go) on (?:a |the )?(?:call|vc|voice|voice chat)|on (?:peut |pourrait |va )?(?:se |s )(?:fait|faire|fasse)(?: un| une)? (?:vocal|appel|visio|call|cam)|on (?:peut |pourrait |va )?s appelle(?:r)?(?= (?:ce|demain|apres|plus|quand|stp|un|zday)|$)`,
  phrase`(?:google|cherche|recherche|search|look up|tape) (?:for )?(?:my|mon) (?:name|nom|pseudo|nick)`,
  phrase`follow [a-z]{3,20} ?[0-9]{2,4}`,
  phrase`(?:retrouve|rejoins|ajoute|cherche)r? ?(?:moi|nous) (?:sur|dans) (?:le |l |un )?(?:jeu|appli|site|reseau)`,
  phrase`(?:take|move|continue|carry on|talk|chat|parler|parle|discuter|discute)(?: [a-z]+){0,3} (?:another app|a different app|une autre appli|somewhere (?:more )?(?:private|else)|more privately|plus prive)`,
];
const PHONES = [
  phrase`(?:mon|ton|zyour|my|un|le) (?:0 ?[67]|0[67]|zero (?:six|sept))(?! (?:points?|erreurs?|fois))`,
  phrase`(?:c est|that s|voici|here is|here s) (?:mon|my) (?:num|numero|phone|tel|portable)(?! (?:de|of|variable|field))`,
];
const LINKS = [
  phrase`(?:t me|wa me|bit ly|linktr ee|discord gg|cutt ly|tinyurl) slash`,
  phrase`(?:linktree|linktr ee|carrd co)`,
  phrase`(?:dot|point) (?:netlify|github|vercel|itch|glitch|wixsite|carrd|replit|wordpress|blogspot|tumblr) (?:dot|point)`,
  phrase`www [a-z0-9]{2,30} (?:[a-z0-9]{2,30} )?(?:com|fr|net|org|eu|dev|me)`,
];
const ADDRESSES = [
  phrase`[0-9]{1,4} (?:bis |ter )?(?:rue|avenue|boulevard|impasse|allee) (?:de|du|des|la|le|les|d|l|[a-z]{4,})`,
];

/** Numbers that are spoken, for one that is dictated. */
const SPOKEN: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  one: 1,
  un: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
  seven: 7,
  sept: 7,
  eight: 8,
  huit: 8,
  nine: 9,
  neuf: 9,
};
const DICTATED = new RegExp(
  `\\b(?:(?:${Object.keys(SPOKEN).join('|')}|double|triple)\\b ?){9,14}`,
  'g',
);

/** Tells whether spoken digits only count, up or down. */
function counts(run: string): boolean {
  const values = run
    .trim()
    .split(' ')
    .map((word) => SPOKEN[word] ?? Number.NaN);
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
  return (
    steps.every((step) => step === 1) ||
    steps.every((step) => step === -1) ||
    steps.every((step) => step === 0)
  );
}

const rules: readonly [Match['kind'], Verdict, readonly RegExp[]][] = [
  ['handle', 'held', HANDLES],
  ['phone', 'held', PHONES],
  ['link', 'held', LINKS],
  ['meeting', 'held', ADDRESSES],
];

/** Ways to be found that are nothing but words. */
export const findHints: Rule = function* (words): Iterable<Match> {
  for (const [kind, verdict, patterns] of rules) {
    for (const pattern of patterns) {
      for (const { index } of words.matchAll(pattern)) yield { kind, verdict, index };
    }
  }
  for (const { 0: run, index } of words.matchAll(DICTATED)) {
    if (!counts(run)) yield { kind: 'phone', verdict: 'held', index };
  }
};
