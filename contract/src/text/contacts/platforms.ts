import type { ContactContext, Match, Rule, Verdict } from './findings.ts';
import { fold } from './fold.ts';
import { anyOf, phrase } from './phrases.ts';

/** Sites on which people write to each other, by their names and misspellings. */
const SOCIAL = [
  ...[
    'insta ?gram',
    'insta',
    'snap ?chat',
    'snap',
    'dis[ck]ord',
    'dis cord',
    'tik ?tok',
    'tele ?gram',
  ],
  ...[
    'whats ?app?',
    'watsapp?',
    'facebook',
    'face ?book',
    'twitter',
    'skype',
    'kik',
    'be ?real',
    'yubo',
  ],
  ...['wizz', 'viber', 'we ?chat', 'tellonym', 'omegle', 'onlyfans', 'face ?time', 'imessage'],
];
/** Platforms whose word has another meaning as well: it does not count alone. */
const OTHERS = [
  ...[
    'ig',
    'fb',
    'sc',
    'dc',
    'wa',
    'twitch',
    'roblox',
    'steam',
    'fortnite',
    'minecraft',
    'xbox',
    'psn',
  ],
  ...['epic', 'you ?tube', 'reddit', 'pinterest', 'tumblr', 'threads', 'zoom', 'signal', 'teams'],
  ...[
    'google meet',
    'github',
    'replit',
    'scratch',
    'linkedin',
    'bluesky',
    'mastodon',
    'game ?center',
    'messenger',
  ],
];
const MAILS = ['e ?mail', 'mail', 'courriel', 'gmail', 'hotmail', 'outlook', 'icloud', 'yahoo'];
const PHONES = ['sms', 'texto', 'phone', 'telephone', 'tel', 'portable', 'mobile'];

/** Any platform, for patterns of {@link phrase}, which read the result of {@link withPlatforms}. */
export const PLATFORM = '(?:zsocial|zother)';
/** Any way of reaching somebody. */
export const CHANNEL = anyOf(['zsocial', 'zother', ...MAILS, ...PHONES]);
const spelled = (names: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${names.join('|').replaceAll(' ?', '[ -]?')})(?![a-z0-9])`, 'g');
const SOCIAL_NAMES = spelled(SOCIAL);
const OTHER_NAMES = spelled(OTHERS);

/** Returns a text in plain letters with one word for all platforms. */
export const withPlatforms = (plain: string): string =>
  plain.replace(SOCIAL_NAMES, 'zsocial').replace(OTHER_NAMES, 'zother');
const NOUN = anyOf([
  'compte',
  'pseudo',
  'account',
  'username',
  'user',
  'name',
  'nom',
  'handle',
  'tag',
  'id',
  'profil',
  'profile',
  'gamertag',
  'serveur',
  'server',
  'groupe',
  'group',
]);

/** Things that are built or talked about, and belong to nobody. */
export const THINGS = anyOf([
  ...[
    'bots?',
    'clones?',
    'api',
    'logos?',
    'app',
    'apps',
    'application',
    'style',
    'like',
    'feed',
    'ui',
    'js',
    'py',
  ],
  ...[
    'page',
    'button',
    'bouton',
    'messages?',
    'embed',
    'webhook',
    'token',
    'lib',
    'library',
    'module',
    'package',
  ],
  ...[
    'project',
    'projet',
    'copy',
    'copie',
    'filters?',
    'filtres?',
    'icons?',
    'icone',
    'colou?rs?',
    'couleurs?',
    'theme',
  ],
  ...[
    'dark',
    'light',
    'design',
    'interface',
    'notifications?',
    'emojis?',
    'videos?',
    'game',
    'jeu',
    'map',
    'studio',
  ],
  ...[
    'tutorial',
    'tuto',
    'blue',
    'bleu',
    'url',
    'link class',
    'class',
    'div',
    'header',
    'navbar',
    'stor(?:y|ies)',
    'posts?',
  ],
]);
/** Verbs and small words after a platform that is mentioned in general. */
const SPOKEN_OF = anyOf([
  ...[
    'is',
    'are',
    'was',
    'has',
    'have',
    'can',
    'does',
    'do',
    'uses?',
    'works?',
    'shows?',
    'looks?',
    'made',
    'lets?',
  ],
  ...[
    'et',
    'and',
    'or',
    'ou',
    'in',
    'en',
    'dans',
    'for',
    'pour',
    'with',
    'avec',
    'using',
    'mais',
    'but',
    'because',
    'parce',
  ],
  ...[
    'utilise',
    'marche',
    'fonctionne',
    'fait',
    'peut',
    'affiche',
    'a',
    'qui',
    'that',
    'where',
    'ou',
    'quand',
    'when',
  ],
  ...[
    'it',
    'we',
    'they',
    'est',
    'sont',
    'ont',
    'un',
    'une',
    'le',
    'la',
    'les',
    'from',
    'de',
    'du',
    'to',
    'par',
    'by',
    'si',
    'if',
  ],
]);
const BEFORE_THINGS =
  /(?:clones? (?:de |d'|of )?|copie (?:de |d')?|ressemble (?:a |un peu a )|looks like |comme (?:sur |dans |une |un )?|like (?:on |in )?|than |bot |bots |style |facon |type |genre |faux |fausse |fake |mini[- ]|imiter? |similar to |about |logo (?:de |of )?|api (?:de |of )?|couleurs? (?:de |d')?|app(?:lication)? (?:de |comme |like )?|with |as on |as in |import |from |called |inspired by |inspire de |page (?:de |d')|message(?:s)? (?:de |d')|notifications? (?:de |d'))$/;
/** "Snap" is a word of layouts and games, too. */
const SNAP_TO =
  /^ (?:to|back|into|point|type|align|it|them|the|les|au|a la|sur la grille|en place|grid|on)\b/;

const SNAPPED =
  /(?:scroll[- ]|oh |to |should |will |magnetic |does not |that |they |elements? |objects? )$/;

/** Letters that stand for others: "disc0rd", "1nst4", "$nap". */
const LETTER_OF: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const MIXED = /[a-z0-9@$!|]{3,24}/g;
const APART = /(?<![a-z0-9@$!])[a-z0-9@$!](?:[ .\-_*]{1,2}[a-z0-9@$!]){3,}(?![a-z0-9@$!])/g;
const STRETCHED = /([a-z])\1{2,}/g;

const lettersOf = (token: string): string =>
  token.replace(/[0-9@$!|]/g, (sign) => LETTER_OF[sign] ?? sign);
const isMixed = (token: string) => /[a-z]/.test(token) && /[0-9@$!|]/.test(token.slice(0, -1));
const HIDDEN_NAME = new RegExp(`^(?:${SOCIAL.join('|').replaceAll(' ?', '').replaceAll(' ', '')})`);
/** A digit for a letter at its end reads as a word of its own. */
const KNOWN = new RegExp(
  `^(?:${[...SOCIAL, ...OTHERS, ...MAILS, ...PHONES].join('|').replaceAll(' ?', '').replaceAll(' ', '')})$`,
);

/**
 * Returns a folded text with words in plain letters: "disc0rd" and "d i s c o r d" become "discord", stretched letters
 * one. Signs between lines stay.
 */
export function withLetters(folded: string): string {
  return folded
    .replace(APART, (run) => {
      const letters = lettersOf(run.replace(/[ .\-_*]/g, ''));
      return HIDDEN_NAME.test(letters) ? letters : run;
    })
    .replace(STRETCHED, '$1')
    .replace(MIXED, (token) => (isMixed(token) ? lettersOf(token) : token));
}

const LETTERS_APART = /(?<![a-z0-9@.])[a-z0-9@.](?: [a-z0-9@._-]){5,}(?![a-z0-9@])/g;

/** A text whose letters that stand apart are together: "a d a @ s i t e . c o m". */
export const withoutGaps = (folded: string): string =>
  folded.replace(LETTERS_APART, (run) => run.replaceAll(' ', ''));

/** Finds names of platforms that were disguised: nobody writes "disc0rd" by mistake. */
function* disguisesIn(folded: string): Iterable<Match> {
  const held = { kind: 'handle', verdict: 'held' } as const;
  for (const { 0: run, index } of folded.matchAll(APART)) {
    if (HIDDEN_NAME.test(lettersOf(run.replace(/[ .\-_*]/g, '')))) yield { ...held, index };
  }
  for (const { 0: token, index } of folded.matchAll(MIXED)) {
    const name = lettersOf(token);
    const drawn = token.replaceAll('rn', 'm').replaceAll('vv', 'w');
    const isHidden = (isMixed(token) && name.length > 2) || drawn !== token;
    if (isHidden && (KNOWN.test(name) || KNOWN.test(drawn))) yield { ...held, index };
  }
}

/** An account that is named: "insta: chat_soleil". */
const NAMED = new RegExp(
  `(?<![a-z0-9])(?:${[...SOCIAL, ...OTHERS].join('|').replaceAll(' ?', '[ -]?')})\\s{0,2}(?:${NOUN}\\s{0,2})?(?::|=|->|@)\\s{0,2}@?[a-z0-9._]{3,}`,
  'g',
);
const USED = `(?:${CHANNEL}|facebook)`;
const OWN = [
  phrase`(?:mon|ma|my|notre|our|nos|mes) (?:(?:compte|pseudo|nom|account|username|profil|serveur|server|groupe|group) )?(?:(?:sur|on|de|d|of) )?${PLATFORM}(?! ${THINGS})`,
  phrase`(?:mon|ma|my) (?:pseudo|username|handle|gamertag|tag|user name)(?: (?:sur|on|de) ${PLATFORM})? (?:c|est|is)`,
  phrase`(?:je suis|j y suis|im|i m|i am|you can find me|on me trouve|trouve moi|cherche moi|search (?:for )?me|look me up|find me|add me|follow me|dm me|message me|text me|ajoute moi|suis moi|contacte moi|ecris moi|rejoins moi|parle moi|envoie moi|hit me up|hmu)(?: [a-z0-9]+){0,3} (?:on|sur|via|par|in|au|at) (?:my |mon |ma |le |zyour )?${USED}`,
];
const INVITATIONS = [
  phrase`(?:add|find|follow|message|text|dm|write|contact|join|call|reach|ping)(?: to)? (?:me|us) (?:on|at|in|via|through|by) (?:my )?${USED}`,
  phrase`(?:ajoute|contacte|ecris|trouve|suis|rejoins|appelle|parle|envoie)r? ?(?:moi|nous|m)(?: [a-z0-9]+){0,4} ${USED}`,
  phrase`(?:talk|chat|come|parler?|parle|discuter?|discute|viens|venez|rejoins|passe|continue[rz]?|move|switch|go|aller?|retrouve|meet|connect|is|serai|suis)(?: [a-z0-9]+){0,4} (?:on|sur|via|en|over to|to) (?:${PLATFORM}|mp|dms?|pv|prive|private|vocal|voc|voice)`,
  phrase`(?:viens|ecris|parle|mp|dm)(?: moi)? (?:en )?(?:mp|dm|pv|prive)`,
  phrase`(?:private|direct) (?:chat|message|call)s? (?:me|us|with)`,
  phrase`(?:join|rejoins|rejoignez|entre dans) (?:my|our|mon|notre|le) (?:${PLATFORM} )?(?:server|serveur|group|groupe|chat|vocal)`,
  phrase`(?:off|outside|hors de|en dehors de|ailleurs que) (?:of )?(?:this |cette |ce |la |le )?(?:site|platform|plateforme|codivia|app)`,
  phrase`(?:talk|chat|write|message|parler?|discuter?|ecrire|s ecrire|continuer?) (?:[a-z0-9]+ )?(?:somewhere else|elsewhere|ailleurs|autre part)`,
  phrase`(?:let s|lets|on peut|we (?:can|could)|on pourrait) (?:call(?! (?:it|them|this|that|these|those|him|her|the|a|an|its|our|zyour|one|each|both|draw|print|again|back|twice|once|[0-9a-z]+ (?:again|with|twice|once|from|inside)))|s appeler|se telephoner|facetime|video ?call|video ?chat|faire un appel|faire une visio|faire un vocal)`,
  phrase`(?:call|text|appelle|telephone|ring) ?(?:me|moi)(?: (?:zday|later|ce soir|apres|plus tard|maintenant|now))`,
  phrase`(?:add|ajoute) ?(?:me|moi)(?: (?:as a friend|en ami|comme ami|dans zyour amis|to zyour friends|there|la bas))`,
];
const DOUBTFUL = [
  phrase`(?:sur|on) ${PLATFORM} (?:je m appelle|my name is|i am|i m|im|je suis|c est|mon|my)`,
  phrase`(?:envoie|send|fais)(?: (?:me|moi|m|une|un|a|an|the|zyour|demande|ta)){1,3} (?:demande|friend request|request|invitation|invite)(?! (?:http|get|post|to the|au serveur))`,
  phrase`(?:search|cherche|cherchez|tape|type|look|find|trouve|check|recherche)(?: [a-z0-9]+){0,5} (?:on|sur|dans|in) ${PLATFORM}`,
  phrase`(?:my|mon|mes) (?:user|username|user name|pseudo|handle|id|tag|blaze|compte|account)(?: [a-z]+)? (?:on|sur|la bas|there)`,
  phrase`(?:meme|same) (?:pseudo|nom|name|username|handle|tag|compte)(?: [a-z]+)? (?:sur|on|la bas|partout|everywhere)`,
  phrase`(?:let s|lets|on|we)(?: [a-z]+){0,3} (?:take|move|continue|bouge|passe|prend)(?: [a-z]+){0,3} (?:to|sur|on|over) (?:${PLATFORM}|mp|dm|prive)`,
  phrase`(?:ping|message|msg|contact) me|write (?:to )?me (?:at|on|later|in private|privately|back on|when|if you)`,
  phrase`(?:my|mon|ma|mes) (?:(?:private|personal|real|prive|perso|vrai) )?(?:e ?mail|mail|gmail|courriel|zsocial) (?:is|est|c)(?! (?:not|wrong|red|too|bigger|smaller|less|pas|faux|trop|de|undefined|none|null|[0-9]{1,4}(?![0-9])))`,
  phrase`(?:my|mon) (?:(?:private|personal|prive|perso|new|nouveau) )?(?:(?:phone )?number|numero|num|tel|telephone|portable) (?:is|est|c est)(?: [a-z]+)? [0-9]+(?! (?:points?|ans|years|at|a la|fois|times))`,
  phrase`(?:dm|mp|pm|hmu)(?: me| moi)?(?: (?:if|si|pour|to|when|quand|stp|pls|please|after|apres))`,
  phrase`(?:dm|mp|pm) (?:me|moi)`,
  phrase`(?:add|follow|suis|ajoute) ?(?:me|moi) ${NOUN}`,
];

const ACCOUNT_SIGN = /(?<![\w@./])@([a-z_][\w.]{2,29})/g;
/** "add theo_builds99". */
const ADDED = /(?<![a-z0-9])(?:add|ajoute|follow) [a-z]{2,15}_[a-z]{2,15}[0-9]{2,4}(?![a-z0-9_(])/g;
/** "mon @ c'est …". */
const OWN_SIGN = /(?<![a-z0-9])(?:mon|my|ton|your|ur)\s?@\s?(?:c'?est|est|is|:|=|->)/g;
const TAG = /(?<![#&])\b[\w.]{2,32}#\d{4}\b/g;
/** Words after an `@` in programs: decorators of Python, rules of CSS, tags of comments. */
const AT_WORD =
  /^(?:property|staticmethod|classmethod|abstractmethod|dataclass|overload|override|deprecated|final|cache|cached_property|lru_cache|wraps|contextmanager|decorator|app|pytest|functools|media|import|keyframes|supports|font|charset|layer|container|page|param|params|return|returns|type|test|bot|client|commands|tasks|component|injectable|input|output|tailwind|apply|namespace|counter|view|use|include|mixin|extend|each|while|see|author|since|version|throws|example|todo|everyone|here|staticmethod|starting|scope|timer|log|debug|repeat|trace|memoize|fixture|given|private|public|readonly|default|route|get|post|\w+\.\w+\()(?![a-z0-9])/;

const GOES_ON = new RegExp(`^(?:'s)?[^a-z0-9\\n]{1,4}(?:${THINGS}|${SPOKEN_OF})(?![a-z0-9])`);

/** Returns the verdict on a platform that is named alone: only mentioned, or followed by somebody's name there. */
function mentionVerdict(text: string, index: number, name: string): Verdict | null {
  const after = text.slice(index + name.length, index + name.length + 40);
  const before = text.slice(Math.max(0, index - 30), index);
  if (name === 'snap' && (SNAP_TO.test(after) || SNAPPED.test(before))) return null;
  if (
    /\b(?:on|sur|to|via|par|over)\s+$/.test(before) &&
    !/\b(?:as|like|comme|clone|page|que|than|app)\s+\w+\s+$/.test(before)
  )
    return 'held';
  if (BEFORE_THINGS.test(before) && !/^[ :]*@/.test(after)) return null;
  if (/^[a-z0-9._'"]*[ -]?(?:clone|bot)\b/.test(after)) return null;
  if (GOES_ON.test(after)) return null;
  if (/^\s*\.(?:py|js|ext|client|com\b)/.test(after) || /^["']?\s*[,)\]]/.test(after)) return null;
  return 'held';
}

/** A name that begins with a platform: "DiscordSunnycat", "instachat". */
const GLUED =
  /(?<![a-z0-9])(?:discord|instagram|insta(?!gram|nt|nc|ll|bl|ur|t)|snapchat|snap(?!chat|shot|dragon|pe|pi|py|s\b|to|back|-type|-align|-stop)|tiktok|telegram(?!me)|whatsapp|skype|kik(?!i|o))[_.-]?(?!bot|clone|py|js|api|app|like|style|page|feed|client|webhook|token|ui|logo|user|post|model|button|btn|icon|color|theme|game|project|projet|link|url|id|name|server|message|card|card|class|s\b)([a-z0-9._-]{3,24})/g;

/** Names of accounts by their signs, and platforms that are disguised. */
export function* findAccounts(folded: string, context: ContactContext): Iterable<Match> {
  const kind = 'handle';
  for (const { index } of folded.matchAll(TAG)) yield { kind, verdict: 'refused', index };
  for (const sign of [OWN_SIGN, ADDED]) {
    for (const { index } of folded.matchAll(sign)) yield { kind, verdict: 'held', index };
  }
  for (const { 1: name = '', index } of folded.matchAll(ACCOUNT_SIGN)) {
    if (AT_WORD.test(name) || (context === 'code' && !/[\d_.]/.test(name))) continue;
    yield { kind, verdict: context === 'text' && /[\d_.]/.test(name) ? 'refused' : 'held', index };
  }
  yield* disguisesIn(folded);
}

/** Platforms that are named in a text whose signs for letters are letters. */
export function* findMentions(plain: string): Iterable<Match> {
  const kind = 'handle';
  for (const { index } of plain.matchAll(NAMED)) yield { kind, verdict: 'refused', index };
  for (const { 0: name, index } of plain.matchAll(SOCIAL_NAMES)) {
    const verdict = mentionVerdict(plain, index, name);
    if (verdict) yield { kind, verdict, index };
  }
  for (const { index } of plain.matchAll(GLUED)) yield { kind, verdict: 'held', index };
}

/** Finds own accounts and invitations to other sites, in words. */
export const findInvitations: Rule = function* (words): Iterable<Match> {
  const kind = 'handle';
  for (const rule of [...OWN, ...INVITATIONS]) {
    for (const { index } of words.matchAll(rule)) yield { kind, verdict: 'refused', index };
  }
  for (const rule of DOUBTFUL) {
    for (const { index } of words.matchAll(rule)) yield { kind, verdict: 'held', index };
  }
};

/** Names of platforms that begin no other word. */
const BEGINS_NAME =
  /^(?:discord|instagram|snapchat|tiktok|telegram|whatsapp|skype|facebook|twitter|onlyfans|omegle|yubo|messenger)|^(?:insta(?!nt|nc|ll|bl|ur|t)|snap(?!shot|p|s$|dragon|e)|tele(?:gram)$|kik$|kik-)/;

/** Tells whether a word or a handle is a platform, or begins with one: "DiscordSunnycat", "insta-chat", "chat-snap". */
export function startsWithPlatform(written: string): boolean {
  const parts = fold(written)
    .split(/[^a-z0-9@$!|]+/)
    .filter(Boolean);
  return [...parts, parts.join('')].some((part) => BEGINS_NAME.test(lettersOf(part)));
}

/** Names of variables: short platforms only as a word of their own, "ig" is in "right". */
const ACCOUNTS = [...SOCIAL.filter((name) => name.length > 4), 'gamertag'].join('|');
const SHORT = [
  'insta',
  'snap',
  'kik',
  'ig',
  'fb',
  'sc',
  'e?mail',
  'tel',
  'phone',
  'wizz',
  'yubo',
  'viber',
].join('|');
const ASSIGNED = new RegExp(
  `(?<![a-z0-9])["']?((?:\\w{0,12}?(?:${ACCOUNTS.replaceAll(' ?', '_?').replaceAll(' ', '_?')})|(?:\\w{1,12}_)?(?:${SHORT})(?![a-z]))\\w{0,12})["']?\\s{0,3}[:=]\\s{0,3}[rfbu]?["'\`]([^"'\`\\n]{3,60})["'\`]`,
  'g',
);
const NO_ACCOUNT =
  /token|key|url|color|bot|css|class|icon|logo|src|path|label|title|text|msg|message|error|pattern|regex|hint|placeholder/;

/** Variables of programs that are named after a platform and hold a name: `discord = "…"`. */
export function* findAssigned(folded: string): Iterable<Match> {
  for (const { 1: name = '', 2: value = '', index } of folded.matchAll(ASSIGNED)) {
    const isEmpty =
      /^[#./]|^(?:fa|icon|btn)\b|\.(?:png|svg|jpe?g|gif|ico)$|example|entre|enter|votre|your |ton |invalide|invalid|saisi/.test(
        value,
      );
    if (NO_ACCOUNT.test(name) || isEmpty || value.search(SOCIAL_NAMES) >= 0) continue;
    yield { kind: 'handle', verdict: 'held', index };
  }
}
