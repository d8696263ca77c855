/** Numbers as they are spoken in either language. */
const VALUES: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  un: 1,
  une: 1,
  one: 1,
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
  dix: 10,
  ten: 10,
  onze: 11,
  eleven: 11,
  douze: 12,
  twelve: 12,
  treize: 13,
  thirteen: 13,
  quatorze: 14,
  fourteen: 14,
  quinze: 15,
  fifteen: 15,
  seize: 16,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  vingt: 20,
  vingts: 20,
  twenty: 20,
  trente: 30,
  thirty: 30,
  quarante: 40,
  forty: 40,
  cinquante: 50,
  fifty: 50,
  soixante: 60,
  sixty: 60,
  septante: 70,
  seventy: 70,
  huitante: 80,
  octante: 80,
  eighty: 80,
  nonante: 90,
  ninety: 90,
};

const WORDS = Object.keys(VALUES).sort((one, other) => other.length - one.length);
/** A run of letters that consists of numbers only: "zerosixdouze". */
const GLUED = new RegExp(`^(?:${WORDS.join('|')}){2,12}$`);
const WORD = new RegExp(WORDS.join('|'), 'g');
/** Letters that are written for digits. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  '|': '1',
  z: '2',
  s: '5',
  b: '8',
  g: '9',
};
const TOKEN = /[a-z0-9|]+/g;
const TWICE = { double: 2, triple: 3 } as const;

/** The value of "soixante" with "dix" behind it, or of "quatre" with "vingts"; undefined where they are two numbers. */
function joined(before: number, value: number): number | undefined {
  if (before === 4 && value === 20) return 80;
  const isTens = before >= 20 && before % 10 === 0;
  const hasTeens = before === 60 || before === 80;
  const fits = value > 0 && value < (hasTeens ? 20 : 10);
  if (isTens && fits) return before + value;
  return before % 20 === 10 && before > 60 && value > 0 && value < 10 ? before + value : undefined;
}

const inDigits = (token: string): string =>
  token.replace(/[a-z|]/g, (sign) => DIGIT_OF[sign] ?? sign);

/** Returns a token as digits: "o6", "06", "zerosix"; undefined for other words. */
function digitsOf(token: string): string | undefined {
  if (/^\d+$/.test(token)) return token;
  if (token.length <= 14 && /^[0-9oilzsbg|]+$/.test(token) && /\d/.test(token))
    return inDigits(token);
  const parts = token.length <= 60 ? (token.match(/[a-z]+|\d+/g) ?? []) : [];
  if (parts.length === 0 || !parts.every((part) => /\d/.test(part) || GLUED.test(`${part}${part}`)))
    return undefined;
  return parts.map((part) => part.replace(WORD, (word) => String(VALUES[word] ?? ''))).join(' ');
}

/** Letters that look like digits, beside digits: "0 7 9 l l". */
const LONE = /^[oil]{1,2}$/;

/** A number that was spoken, and which part of the result it is. */
interface Spoken {
  value: number;
  part: number;
}

/** The text between the parts of a spoken number: "vingt et un", "soixante-dix-huit". */
const CONTINUES = /^(?:[ \t-]{1,2}| et )$/;

/**
 * Returns a folded text with its numbers in digits: words, letters that look like digits, "double six". Lines stay
 * lines.
 */
export function withDigits(folded: string): string {
  const parts: string[] = [];
  let end = 0;
  let last: Spoken | undefined;
  let times = 1;
  let wasNumber = false;
  for (const { 0: token, index } of folded.matchAll(TOKEN)) {
    if (token === 'et' && last) continue;
    if (token === 'double' || token === 'triple') {
      times = TWICE[token];
      parts.push(folded.slice(end, index));
      end = index + token.length;
      last = undefined;
      continue;
    }
    const gap = folded.slice(end, index);
    end = index + token.length;
    const value = VALUES[token];
    const sum =
      last && value !== undefined && CONTINUES.test(gap) ? joined(last.value, value) : undefined;
    if (last && sum !== undefined) {
      parts[last.part] = String(sum);
      last = { value: sum, part: last.part };
    } else {
      const isBeside: boolean = wasNumber || /^[^a-z0-9]{1,3}\d/.test(folded.slice(end, end + 4));
      const lone: string | undefined = isBeside && LONE.test(token) ? inDigits(token) : undefined;
      const digits: string | undefined =
        value === undefined ? (lone ?? digitsOf(token)) : String(value);
      parts.push(gap, digits === undefined ? token : Array(times).fill(digits).join(' '));
      wasNumber = digits !== undefined;
      last = value === undefined ? undefined : { value, part: parts.length - 1 };
    }
    times = 1;
  }
  parts.push(folded.slice(end));
  return parts.join('');
}
