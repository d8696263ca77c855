/**
 * Finds ways of getting in touch outside the platform, which mentoring does not carry
 * (docs/product.md#contact-details). The same rule refuses while typing and on the server.
 */

export type ContactKind = 'email' | 'phone' | 'handle' | 'link';

/** What was found, and in which line, counted from 1. */
export interface FoundContact {
  kind: ContactKind;
  line: number;
}

/** Plain sentences, or a program: there `@` and dots mean other things. */
export type ContactContext = 'text' | 'code';

/** Names that represent no real site, and the ones that programs need. */
const ALLOWED_HOST =
  /^(?:localhost|127\.0\.0\.1|(?:.+\.)?example(?:\.(?:com|org|net))?|.+\.(?:test|localhost)|www\.w3\.org)$/;

const BRACKET_AT = '\\s{0,3}[([{<]\\s{0,3}(?:at|arobase?)\\s{0,3}[)\\]}>]\\s{0,3}';
const BRACKET_DOT = '\\s{0,3}[([{]\\s{0,3}(?:dot|point|\\.)\\s{0,3}[)\\]}]\\s{0,3}';
const AT = `(?:\\s{0,3}@\\s{0,3}|${BRACKET_AT}|\\s{1,3}(?:at|arobase?)\\s{1,3})`;
const DOT = `(?:\\s{0,3}\\.\\s{0,3}|${BRACKET_DOT}|\\s{1,3}(?:dot|point)\\s{1,3})`;
/** Endings that no method or file name has. */
const ENDING = '(?:com|fr|net|org|eu|uk|xyz|gg)';
const MAIL_ENDING = '(?:com|fr|net|org|eu|uk|de|es|be|ch|ca|edu)';
const PLATFORM =
  '(?:insta(?:gram)?|snap(?:chat)?|discord|tik ?tok|telegram|whats ?app|twitch|messenger|skype|facebook|twitter|roblox|kik)';

const TIGHT_EMAIL = /[a-z0-9]@((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})\b/g;
const CODE_EMAIL = /[a-z0-9]@((?:[a-z0-9-]{1,63}\.){1,5}(?:com|fr|net|org|eu|uk|de|edu))\b(?!\()/g;
const LOOSE_EMAIL = new RegExp(
  `[a-z0-9]${AT}((?:[a-z0-9-]{1,63}${DOT}){1,5}${MAIL_ENDING})\\b`,
  'g',
);
const PROVIDER = new RegExp(
  `\\b(?:gmail|hotmail|outlook|yahoo|icloud|laposte|protonmail|wanadoo)(?:${DOT}|\\s+)(?:com|fr|net)\\b`,
  'g',
);

const SCHEME = /\b(?:https?|hxxps?|ftp)\s?:\s?\/\/\s?([a-z0-9][a-z0-9.-]{0,252})/g;
const WWW = /\b(www\.[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5})/g;
const DOMAIN = new RegExp(`(?<![a-z0-9-])((?:[a-z0-9-]{1,63}\\.){1,5}${ENDING})\\b(?![\\w(])`, 'g');
const HIDDEN_DOMAIN = new RegExp(
  `[a-z0-9](?:${BRACKET_DOT}|\\s{1,3}(?:dot|point)\\s{1,3})${ENDING}\\b`,
  'g',
);
const WITH_PATH =
  /(?<![a-z0-9-])((?:[a-z0-9-]{1,63}\.){1,5}(?:io|me|co|app|dev|tv|ly|be|info|link|site|ai|ch|ca|de))\/[\w-]/g;
const SERVICE =
  /\b(?:discord\.gg|youtu\.be|bit\.ly|linktr\.ee|tinyurl\.com|(?:t|wa)\.me(?=\/))(?:\/|\b)/g;

const DIGITS = /(?<![\w.,+])(\+|00)?[ \t]?\(?\d(?:[ \t.\-/()_]{0,3}\d){7,17}(?![\w])/g;
const ANNOUNCED =
  /\b(?:call|text me|phone|tel|telephone|sms|whats ?app|appelle|numero|mobile|portable)\b\D{0,20}\d(?:[ \t.\-/]{0,2}\d){7,}/g;
const NUMBER_WORD =
  '(?:zero|oh|un|une|one|deux|two|trois|three|quatre|four|cinq|five|six|sept|seven|huit|eight|neuf|nine|dix|ten|onze|eleven|douze|twelve|treize|quatorze|quinze|seize|vingts?|twenty|trente|thirty|quarante|forty|cinquante|fifty|soixante|sixty|seventy|eighty|ninety|\\d{1,2})';
const SPOKEN = new RegExp(`\\bzero[\\s-]+(?:${NUMBER_WORD}[\\s-]+){3,}${NUMBER_WORD}\\b`, 'g');
const COUNTING = /^zero[\s-]+(?:un|une|one)[\s-]+(?:deux|two|un|one)\b/;

/** What follows an `@` in programs: decorators of Python, rules of CSS, tags of comments. */
const AT_WORD =
  /^(?:property|staticmethod|classmethod|abstractmethod|dataclass|overload|override|final|cache|lru_cache|wraps|contextmanager|decorator|app|pytest|functools|media|import|keyframes|supports|font|charset|layer|container|page|param|params|return|returns|type|test)(?![a-z0-9])/;
const HANDLE = /(?<![\w@./])@([a-z_][\w.]{2,29})/g;
const TAG = /[\w.]{2}#\d{4}\b/g;
const OWN_ACCOUNT = new RegExp(
  `\\b(?:my|mon|ma)\\s+${PLATFORM}\\b[^.\\n]{0,20}(?:\\bis\\b|\\best\\b|c.?est|:|=)\\s*\\S{3,}`,
  'g',
);
const NAMED_ACCOUNT = new RegExp(
  `\\b${PLATFORM}\\b(?:\\s*(?:name|user ?name|id|tag|pseudo|account|compte))?\\s*(?::|=|@|→|->)\\s*@?(?:[\\w.]*[\\d_@][\\w.]*|[\\w.]{3,}\\s*(?:$|[,;!\\n]))`,
  'g',
);
const INVITATION = new RegExp(
  `\\b(?:add|find|follow|message|text|dm|write|contact|join|call|reach)\\s+(?:to\\s+)?(?:me|us)\\s+(?:on|at|in|via|through|by)\\s+(?:my\\s+)?(?:${PLATFORM}|e?-?mail|phone|sms)\\b`,
  'g',
);
const FRENCH_INVITATION = new RegExp(
  `\\b(?:ajoute|contacte|ecris|trouve|suis|rejoins|appelle|parle|envoie)[\\s-]+(?:moi|nous)\\b[^.\\n]{0,25}\\b(?:${PLATFORM}|e?-?mail|telephone|sms)\\b`,
  'g',
);
const ELSEWHERE = new RegExp(
  `\\b(?:talk|chat|come|parler?|discuter?|viens|rejoins)\\b[^.\\n]{0,20}\\b(?:on|sur|via|en)\\s+(?:${PLATFORM}|mp|dm|prive)\\b`,
  'g',
);

/** Whole words and sentences in one sign, Arabic and Japanese: unfolded they are up to 18 times as long. */
const WORDS_IN_ONE_SIGN = /[\u3300-\u3357\ufdfa\ufdfb]/g;

/** With letters in place of signs that represent them; not much longer than the text. */
export const unfolded = (text: string): string =>
  text.replace(WORDS_IN_ONE_SIGN, ' ').normalize('NFKC');

/** Without what hides or decorates: widths, cases, accents, and signs that are not drawn. */
export function plain(text: string): string {
  return unfolded(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .replace(/[\u00a0\u202f]/g, ' ');
}

function isAllowed(host: string, own: string | undefined): boolean {
  const name = host
    .replace(/\b(?:dot|point)\b/g, '.')
    .replace(/[\s()[\]{}]/g, '')
    .replace(/\.$/, '');
  return !name.includes('.')
    ? true
    : ALLOWED_HOST.test(name) || name === own || (own !== undefined && name.endsWith(`.${own}`));
}

/** Whether a run of digits is a telephone number: of France, Britain or North America, or with a country. */
function isPhone(run: string, before: string, context: ContactContext): boolean {
  const written = run.trim();
  if (/^\d+\.\d+$/.test(written) || /\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/.test(written)) return false;
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+') || /^00[1-9]/.test(digits)) {
    const calculates = context === 'code' && /[\w)\]]\s*$/.test(before);
    return !calculates && digits.length >= 9 && digits.length <= 15;
  }
  if (/^0(?:123456789|112358132)/.test(digits)) return false;
  if (/^0[1-9]\d{8}$/.test(digits) || /^0[127]\d{9}$/.test(digits)) return true;
  return /^(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}$/.test(written);
}

type Rule = (match: RegExpExecArray, text: string) => boolean;
const ALWAYS: Rule = () => true;

const REMARK = /#|\/\/|\*|<!--|>|["'`]/;

/** Whether what was found is in a remark or a text of a program, as its line shows; each part of a line is read once. */
function inRemark(): Rule {
  let read = 0;
  let isRemark = false;
  return ({ index }, text) => {
    if (index < read) [read, isRemark] = [0, false];
    const passed = text.slice(read, index);
    const line = passed.lastIndexOf('\n') + 1;
    isRemark = (line === 0 && isRemark) || REMARK.test(passed.slice(line));
    read = index;
    return isRemark;
  };
}

function rulesOf(context: ContactContext, own: string | undefined) {
  const isForeign: Rule = (match) => !isAllowed(match[1] ?? '', own);
  const phone: Rule = (match, text) =>
    isPhone(match[0], text.slice(Math.max(0, match.index - 20), match.index), context);
  const remark = inRemark();
  const rules: [ContactKind, RegExp, Rule][] = [
    ['email', context === 'text' ? TIGHT_EMAIL : CODE_EMAIL, isForeign],
    ['email', LOOSE_EMAIL, isForeign],
    ['email', PROVIDER, ALWAYS],
    ['link', SCHEME, isForeign],
    ['link', WWW, isForeign],
    ['link', SERVICE, ALWAYS],
    ['phone', DIGITS, phone],
  ];
  if (context === 'code') {
    for (const one of [NAMED_ACCOUNT, OWN_ACCOUNT, INVITATION, FRENCH_INVITATION, ELSEWHERE]) {
      rules.push(['handle', one, remark]);
    }
    return rules;
  }
  rules.push(
    ['link', DOMAIN, isForeign],
    ['link', HIDDEN_DOMAIN, ALWAYS],
    ['link', WITH_PATH, isForeign],
    ['phone', ANNOUNCED, ALWAYS],
    ['phone', SPOKEN, ([spoken]) => !COUNTING.test(spoken)],
    ['handle', HANDLE, (match) => !AT_WORD.test(match[1] ?? '')],
  );
  for (const one of [TAG, OWN_ACCOUNT, NAMED_ACCOUNT, INVITATION, FRENCH_INVITATION, ELSEWHERE]) {
    rules.push(['handle', one, ALWAYS]);
  }
  return rules;
}

/**
 * The first e-mail address, telephone number, account elsewhere or outside link in a text or a program; null
 * without. Common disguises count, such as "(at)", "dot", digits with blanks or in words. Names that are
 * reserved for examples, this machine, and `own`, the host of the platform, may be linked to.
 */
export function findContact(
  written: string,
  context: ContactContext,
  own?: string,
): FoundContact | null {
  const text = plain(written);
  for (const [kind, pattern, counts] of rulesOf(context, own)) {
    for (const match of text.matchAll(pattern)) {
      if (!counts(match as RegExpExecArray, text)) continue;
      return { kind, line: text.slice(0, match.index).split('\n').length };
    }
  }
  return null;
}
