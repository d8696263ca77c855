import tlds from 'tlds' with { type: 'json' };

/** Names that represent no real site, and those that programs need. */
const ALLOWED =
  /^(?:localhost|127\.0\.0\.1|(?:.+\.)?example(?:\.(?:com|org|net))?|.+\.(?:test|localhost|example)|www\.w3\.org)$/;

/** Places of reference on which nobody can be written to. */
const REFERENCES = new Set([
  ...['developer.mozilla.org', 'docs.python.org', 'www.python.org', 'p5js.org'],
  ...['cdnjs.cloudflare.com', 'fonts.googleapis.com', 'fonts.gstatic.com'],
]);

/** Whether a host may be linked to; `own` is the host of the platform. */
export function isAllowed(written: string, own: string | undefined): boolean {
  const name = written.replace(/[.:]$/, '');
  if (ALLOWED.test(name) || REFERENCES.has(name)) return true;
  return own !== undefined && (name === own || name.endsWith(`.${own}`));
}

const TLDS = new Set(tlds);

/** Endings that are no word, no method and no file in either language. */
const CERTAIN = new Set([
  ...['com', 'net', 'fr', 'eu', 'uk', 'xyz', 'gg', 'ru', 'ch', 'nl', 'jp', 'cn', 'kr', 'ua', 'biz'],
  ...['lu', 'dk', 'fi', 'gr', 'hu', 'ro', 'tr', 'br', 'mx', 'ar', 'cl', 'au', 'nz', 'za', 'ie', 'cz'],
  ...['dz', 'tn', 'bzh', 'icu', 'lol', 'wtf', 'moe', 'gay', 'xxx', 'porn', 'site', 'website', 'club'],
  ...['blog', 'chat', 'ninja', 'guru', 'wiki', 'cyou', 'buzz', 'vip', 'online', 'dev', 'quebec'],
]);
/** Endings of countries that are words, attributes or files, too. */
const AMBIGUOUS_LENGTH = 2;
/** Endings that objects and files in programs have. */
const OF_PROGRAMS = new Set([
  ...['actor', 'app', 'arpa', 'array', 'at', 'audio', 'author', 'auto', 'band', 'bank', 'bar', 'best'],
  ...['bid', 'bio', 'black', 'blue', 'book', 'bot', 'box', 'build', 'business', 'buy', 'cab', 'call'],
  ...['cam', 'camera', 'cards', 'care', 'cars', 'case', 'cash', 'cat', 'center', 'channel', 'city'],
  ...['click', 'cloud', 'code', 'codes', 'community', 'company', 'compare', 'computer', 'contact'],
  ...['country', 'courses', 'cpa', 'data', 'date', 'day', 'deal', 'delivery', 'design', 'diet', 'dish'],
  ...['digital', 'direct', 'discount', 'dog', 'domains', 'dot', 'download', 'drive', 'earth', 'eat'],
  ...['education', 'email', 'energy', 'engineer', 'equipment', 'estate', 'events', 'exchange', 'fail'],
  ...['expert', 'express', 'family', 'fan', 'fans', 'farm', 'fast', 'feedback', 'final', 'fire', 'fish'],
  ...['fit', 'flights', 'fly', 'foo', 'food', 'forum', 'foundation', 'free', 'fun', 'fund', 'game'],
  ...['games', 'gallery', 'garden', 'gift', 'gifts', 'glass', 'gold', 'golf', 'goods', 'got', 'graphics'],
  ...['green', 'grocery', 'group', 'guide', 'hair', 'health', 'help', 'here', 'horse', 'host', 'hot'],
  ...['house', 'how', 'ice', 'info', 'ing', 'ink', 'int', 'java', 'jobs', 'joy', 'land', 'law', 'legal'],
  ...['life', 'lighting', 'like', 'limited', 'link', 'live', 'loan', 'loans', 'locker', 'love', 'map'],
  ...['man', 'management', 'market', 'media', 'men', 'menu', 'mini', 'mint', 'mobile', 'money', 'mov'],
  ...['monster', 'music', 'name', 'network', 'new', 'news', 'next', 'now', 'observer', 'office', 'one'],
  ...['onl', 'open', 'orange', 'org', 'organic', 'origins', 'page', 'parts', 'party', 'pay', 'pet'],
  ...['phone', 'photo', 'photos', 'pics', 'pictures', 'pid', 'pin', 'ping', 'pink', 'pizza', 'place'],
  ...['play', 'plus', 'post', 'press', 'prime', 'pro', 'prod', 'promo', 'properties', 'property', 'pub'],
  ...['protection', 'quest', 'racing', 'radio', 'read', 'red', 'rent', 'repair', 'report', 'rest'],
  ...['review', 'reviews', 'rich', 'rip', 'rocks', 'room', 'run', 'safe', 'safety', 'sale', 'save'],
  ...['school', 'science', 'scot', 'search', 'seat', 'security', 'seek', 'select', 'services', 'seven'],
  ...['shell', 'shoes', 'shop', 'shopping', 'show', 'silk', 'ski', 'skin', 'sky', 'smile', 'software'],
  ...['solar', 'solutions', 'song', 'space', 'sport', 'spot', 'star', 'storage', 'store', 'stream'],
  ...['studio', 'study', 'style', 'supplies', 'supply', 'support', 'surf', 'surgery', 'tab', 'talk'],
  ...['target', 'tax', 'taxi', 'team', 'technology', 'tel', 'tickets', 'tips', 'tires', 'today', 'tools'],
  ...['top', 'total', 'tours', 'town', 'toys', 'trade', 'training', 'travel', 'trust', 'tube', 'tunes'],
  ...['video', 'vision', 'vote', 'voting', 'watch', 'weather', 'win', 'windows', 'wine', 'winners'],
  ...['work', 'works', 'world', 'you', 'zero', 'zip', 'zone', 'country', 'works'],
]);

/** Endings of two letters that people choose for pages of their own. */
const PERSONAL = new Set(['me', 'io', 'tv', 'co']);

export type Ending = 'certain' | 'likely' | 'ambiguous' | 'none';

/** How certain the last label of a name makes it a domain, in use as IANA lists them. */
export function endingOf(label: string): Ending {
  if (!TLDS.has(label)) return 'none';
  if (CERTAIN.has(label)) return 'certain';
  if (PERSONAL.has(label)) return 'likely';
  const ambiguous = label.length === AMBIGUOUS_LENGTH || OF_PROGRAMS.has(label);
  return ambiguous ? 'ambiguous' : 'likely';
}
