import type { ContactContext, ContactKind, Match, Verdict } from './findings.ts';
import { endingOf, isAllowed } from './hosts.ts';

const LABEL = '[a-z0-9-]{1,63}';
const BRACKETED = (word: string) =>
  `\\s{0,3}[([{<_*~-]{1,3}\\s{0,2}(?:${word})\\s{0,2}[)\\]}>_*~-]{1,3}\\s{0,3}`;
const AT_SIGN = `(?:\\s{0,3}@\\s{0,3}|${BRACKETED('at|a|arobase?|chez|@')})`;
const AT = `(?:${AT_SIGN}|[\\s_-]{1,3}(?:at|arobase?|chez)[\\s_-]{1,3})`;
const DOT_IN_BRACKETS = '\\s{0,3}[([{<]{1,3}\\s{0,2}\\.\\s{0,2}[)\\]}>]{1,3}\\s{0,3}';
const HIDDEN_DOT = `(?:${BRACKETED('dot|point')}|${DOT_IN_BRACKETS}|[\\s_-]{1,3}(?:dot|point|punto)[\\s_-]{1,3})`;
const DOT = `(?:\\s{0,3}[.,]\\s{0,3}|${HIDDEN_DOT})`;
const PROVIDERS =
  '(?:g ?mail|google ?mail|hot ?mail|outlook|yahoo|ya?hoo|icloud|la ?poste|proton(?:mail)?|wanadoo|free|orange|sfr|gmx|aol|live|msn)';

const TIGHT_EMAIL = /[a-z0-9._+-]@((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})\b(?!\()/g;
const LOOSE_EMAIL = new RegExp(`[a-z0-9]${AT}((?:${LABEL}${DOT}){1,5}([a-z]{2,12}))\\b`, 'g');
const AT_PROVIDER = new RegExp(`${AT_SIGN}${PROVIDERS}\\b`, 'g');
const PROVIDER = new RegExp(
  `\\b(?:gmail|hotmail|outlook|yahoo|icloud|laposte|proton(?:mail)?|wanadoo)(?:${DOT}|[\\s_-]+)(?:com|fr|net|me)\\b`,
  'g',
);
const SPOKEN_PROVIDER =
  /\b(?:at|chez|arobase?|sur|on|mon|ma|my|@)[\s_-]{1,3}(?:gmail|hotmail|outlook|yahoo|icloud|laposte|protonmail|wanadoo)\b/g;
/** A name with a dot, and the provider of its mail: "lea.martin chez free". */
const DELIVERED =
  /[a-z0-9]{2,30}[._][a-z0-9]{2,30}\s{1,3}(?:chez|at|a)\s{1,3}(?:gmail|free|orange|sfr|hotmail|outlook|yahoo|icloud|laposte|proton|protonmail|wanadoo)\b/g;
const REVERSED_EMAIL = /(?<![a-z])(?:moc|rf|ten|gro|ue|ku)\.[a-z0-9-]{2,40}@/g;

const SCHEME = /\b(?:https?|hxxps?|ftp)\s?:\s?\/\/\s?([a-z0-9][a-z0-9.-]{0,252})/g;
const WWW = /\b(www\.[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5})/g;
const SERVICE =
  /(?<![a-z0-9])(?:discord\.(?:gg|com)|youtu\.be|bit\.ly|cutt\.ly|linktr\.ee|tinyurl\.com|carrd\.co|[a-z0-9-]{1,63}\.(?:github\.io|netlify\.app|vercel\.app|itch\.io|repl\.co|glitch\.me|wixsite\.com|carrd\.co)|(?:t|wa)\.me(?=\/))(?:\/|\b)/g;
const DOMAIN = /(?<![a-z0-9@._-])((?:[a-z0-9-]{1,63}\.){1,5}([a-z]{2,24}))(?![\w(]|\.[a-z])/g;
const HIDDEN_DOMAIN = new RegExp(`([a-z0-9-]{2,63})${HIDDEN_DOT}([a-z]{2,12})\\b`, 'g');
const SPACED_DOMAIN = /[a-z0-9-]{3}(?: \. ?| ?\. )(?:com|fr|net|ru|uk|xyz|gg)\b/g;
/** Words that precede the name of a site. */
const SENT =
  /(?:\bva(?:s|is)?\b|\bvoir\b|\bvisite|\bvisit\b|\bsites?\b|\bgo(?:es)? (?:to|on)\b|\bcheck(?: out)?\b|\blook (?:me )?up\b|\bfind me\b|\bmoi sur\b|\blien\b|\blink\b|\badresse\b|\burl\b|\bserveu?r\b|\bmy page\b|\bma page\b)[^\n.]{0,25}$/;
/** Objects and namespaces of programs: the name after their dot is no domain. */
const OBJECTS =
  /^(?:self|this|event|evt|e|ev|window|document|console|math|random|os|sys|np|pd|plt|df|socket|node|next|vue|d3|p5|three|app|game|player|obj|object|item|items|list|data|res|req|response|request|user|ctx|canvas|el|element|node|array|arr|str|string|date|img|image|screen|pygame|turtle|main|index|script|style|styles|test|utils|file|fichier)$/;

function* emailsIn(
  text: string,
  own: string | undefined,
  context: ContactContext,
): Iterable<Match> {
  const kind = 'email';
  for (const { 1: host = '', index } of text.matchAll(TIGHT_EMAIL)) {
    const certain = endingOf(host.split('.').at(-1) ?? '');
    if (certain === 'none' || isAllowed(host, own)) continue;
    if (
      context === 'code' &&
      certain === 'ambiguous' &&
      !/\.(?:org|de|es|be|it|ca|edu)$/.test(host)
    )
      continue;
    yield { kind, verdict: 'refused', index };
  }
  for (const { 0: found, 1: host = '', 2: ending = '', index } of text.matchAll(LOOSE_EMAIL)) {
    const name = host
      .replace(/(?<![a-z0-9])(?:dot|point|punto)(?![a-z0-9])/g, '.')
      .replace(/[^a-z0-9-]+/g, '.');
    const isCertain =
      endingOf(ending) === 'certain' || /^(?:org|de|es|be|it|ca|edu|me)$/.test(ending);
    // "at" is a word: another part has to show that an address is meant.
    const isWord =
      /^[a-z0-9]\s{1,3}(?:at|chez)\s/.test(found) && !/@|\b(?:dot|point)\b/.test(found);
    if (!isCertain || isAllowed(name, own) || (isWord && context === 'code')) continue;
    if (isWord && /\.(?:it|me|be|ca|es|de)$/.test(name)) continue;
    yield { kind, verdict: 'refused', index };
  }
  for (const rule of [AT_PROVIDER, PROVIDER]) {
    for (const { index } of text.matchAll(rule)) yield { kind, verdict: 'refused', index };
  }
  for (const rule of [SPOKEN_PROVIDER, DELIVERED, REVERSED_EMAIL]) {
    for (const { index } of text.matchAll(rule)) yield { kind, verdict: 'held', index };
  }
}

/** Returns the verdict about a name with dots, by its ending and by the text around it. */
function domainVerdict(
  text: string,
  match: RegExpExecArray,
  context: ContactContext,
): Verdict | null {
  const [found, host = '', ending = ''] = match;
  const after = text.slice(match.index + found.length, match.index + found.length + 2);
  const certainty = endingOf(ending);
  if (certainty === 'none') return null;
  const first = host.split('.')[0] ?? '';
  if (/^\/[\w~@-]/.test(after) && certainty !== 'ambiguous') return 'refused';
  if (certainty === 'certain' && !OBJECTS.test(first)) return 'refused';
  if (context === 'code' || OBJECTS.test(first) || first.length < 3) return null;
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  const isHint = SENT.test(before) || /^\/[\w~@-]/.test(after);
  if (certainty === 'ambiguous' && /^(?:py|md|rs|sh|pl|zip|mov|ps|cc|so|java)$/.test(ending))
    return null;
  if (isHint || certainty === 'likely') return 'held';
  const begun = before.trimEnd();
  const alone =
    (begun === '' || before.slice(begun.length).includes('\n')) && /^\s*(?:$|\n)/.test(after);
  const ends = /^(?:$|[\s]?\n|[,;!?)])/.test(after);
  if (/^(?:de|it|be|ca|us|org|edu|io)$/.test(ending) && ends && host.length > 7) return 'held';
  return alone && !/[_]/.test(host) ? 'held' : null;
}

function* linksIn(text: string, own: string | undefined, context: ContactContext): Iterable<Match> {
  const kind: ContactKind = 'link';
  for (const rule of [SCHEME, WWW]) {
    for (const { 1: host = '', index } of text.matchAll(rule)) {
      const isName = /\.[a-z]/.test(host);
      if (isName && !isAllowed(host, own)) yield { kind, verdict: 'refused', index };
    }
  }
  for (const { index } of text.matchAll(SERVICE)) yield { kind, verdict: 'refused', index };
  for (const match of text.matchAll(DOMAIN)) {
    const verdict = domainVerdict(text, match as RegExpExecArray, context);
    if (verdict && !isAllowed(match[1] ?? '', own)) yield { kind, verdict, index: match.index };
  }
  for (const { 0: found, 2: ending = '', index } of text.matchAll(HIDDEN_DOMAIN)) {
    const certainty = endingOf(ending);
    const bracketed = /[([{<][^a-z]{0,2}(?:dot|point|\.)/.test(found);
    if (certainty === 'certain') yield { kind, verdict: 'refused', index };
    else if (bracketed && certainty !== 'none' && context === 'text')
      yield { kind, verdict: 'held', index };
  }
  if (context === 'code') return;
  for (const { index } of text.matchAll(SPACED_DOMAIN)) yield { kind, verdict: 'refused', index };
}

/** Mail addresses and links, with their common disguises. `own` is the host of the platform. */
export function* findLinks(
  text: string,
  own: string | undefined,
  context: ContactContext,
): Iterable<Match> {
  yield* emailsIn(text, own, context);
  yield* linksIn(text, own, context);
}
