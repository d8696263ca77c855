// ---------- Words, in two languages ----------
const WORDS = {
  en: {
    other: 'Français',
    title: 'Calculator',
    sum: 'Your calculation',
    keys: 'Keys',
    history: 'Earlier',
    none: 'Your results will show up here.',
    comma: '.',
    zero: 'You can’t divide by zero.',
    parenthesis: 'A parenthesis is missing.',
    number: 'A number is missing.',
    unknown: 'I don’t know this character: ',
    large: 'This number is too big for me.',
    '÷': 'divided by',
    '×': 'times',
    '−': 'minus',
    '+': 'plus',
    '^': 'to the power of',
    '⌫': 'Delete the last character',
    C: 'Clear',
    '=': 'equals',
    '(': 'open parenthesis',
    ')': 'close parenthesis',
    point: 'point',
  },
  fr: {
    other: 'English',
    title: 'Calculatrice',
    sum: 'Ton calcul',
    keys: 'Touches',
    history: 'Plus tôt',
    none: 'Tes résultats s’afficheront ici.',
    comma: ',',
    zero: 'Personne ne peut diviser par zéro.',
    parenthesis: 'Il manque une parenthèse.',
    number: 'Il manque un nombre.',
    unknown: 'Je ne connais pas ce signe : ',
    large: 'Ce nombre est trop grand pour moi.',
    '÷': 'divisé par',
    '×': 'fois',
    '−': 'moins',
    '+': 'plus',
    '^': 'puissance',
    '⌫': 'Effacer le dernier caractère',
    C: 'Tout effacer',
    '=': 'égale',
    '(': 'ouvrir la parenthèse',
    ')': 'fermer la parenthèse',
    point: 'virgule',
  },
};
const wanted = new URLSearchParams(location.search).get('lang') || navigator.language;
let language = wanted.startsWith('fr') ? 'fr' : 'en';
const say = (word) => WORDS[language][word];
const find = (id) => document.getElementById(id);

// ---------- Calculating ----------
// eval() would do it in one line, but it would run any program that somebody types in. So we read the
// calculation ourselves, as you learned it at school: first powers, then × and ÷, then + and −.

/** Cuts '2×(3,5+1)' into its pieces: ['2', '×', '(', '3.5', '+', '1', ')']. */
function pieces(text) {
  const tidy = text.replace(/\s/g, '').replaceAll(',', '.').replaceAll('*', '×');
  const signs = tidy.replaceAll('/', '÷').replaceAll('-', '−');
  const found = signs.match(/\d+\.?\d*|\.\d+|./gu) || [];
  const stranger = found.find((piece) => !/^[\d.]*\d\.?$|^[+−×÷^()]$/.test(piece));
  if (stranger) throw new Error(say('unknown') + stranger);
  return found;
}

/** What a calculation amounts to. Throws an Error with a sentence for people. */
function calculate(text) {
  const rest = pieces(text); // gets shorter from the front while we read

  /** A number, something in parentheses, or one of these with a minus before it. */
  function value() {
    const piece = rest.shift();
    if (piece === '−') return -power();
    if (piece === '+') return power();
    if (piece === '(') {
      const inside = sum();
      if (rest.shift() !== ')') throw new Error(say('parenthesis'));
      return inside;
    }
    if (piece === undefined || !/\d/.test(piece)) throw new Error(say('number'));
    return Number(piece);
  }

  function power() {
    const base = value();
    if (rest[0] !== '^') return base;
    rest.shift();
    return base ** power(); // 2^3^2 is 2^(3^2)
  }

  function product() {
    let result = power();
    while (rest[0] === '×' || rest[0] === '÷' || rest[0] === '(') {
      const sign = rest[0] === '(' ? '×' : rest.shift(); // 2(3+4) means 2×(3+4)
      const next = power();
      if (sign === '÷' && next === 0) throw new Error(say('zero'));
      result = sign === '×' ? result * next : result / next;
    }
    return result;
  }

  function sum() {
    let result = product();
    while (rest[0] === '+' || rest[0] === '−') {
      result = rest.shift() === '+' ? result + product() : result - product();
    }
    return result;
  }

  const result = sum();
  if (rest.length > 0) throw new Error(say(rest[0] === ')' ? 'parenthesis' : 'number'));
  if (!Number.isFinite(result)) throw new Error(say('large'));
  // Computers count in halves and quarters, so 0.1 + 0.2 is a tiny bit off: twelve digits are enough.
  return Number(result.toPrecision(12));
}

const written = (number) => String(number).replace('.', say('comma')).replace('-', '−');

// ---------- The page ----------
const sum = find('sum');
let history = []; // the latest first

function show(text, isProblem = false) {
  find('result').textContent = text;
  find('result').className = isProblem ? 'problem' : '';
}

function equals() {
  if (sum.value.trim() === '') return show('');
  try {
    const result = calculate(sum.value);
    show(`= ${written(result)}`);
    history = [{ sum: sum.value, result }, ...history].slice(0, 6);
    sum.select();
    showHistory();
  } catch (problem) {
    show(problem.message, true);
  }
}

function press(key) {
  if (key === '=') return equals();
  if (key === 'C') {
    sum.value = '';
    show('');
  } else if (key === '⌫') {
    const { selectionStart: start, selectionEnd: end } = sum;
    sum.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  } else {
    sum.setRangeText(key, sum.selectionStart, sum.selectionEnd, 'end');
  }
}

function showHistory() {
  find('none').hidden = history.length > 0;
  find('history').replaceChildren(
    ...history.map((one) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = `${one.sum} = ${written(one.result)}`;
      button.addEventListener('click', () => {
        sum.value = one.sum;
        show(`= ${written(one.result)}`);
        sum.focus();
      });
      const line = document.createElement('li');
      line.append(button);
      return line;
    }),
  );
}

function showKeys() {
  const keys = ['C', '(', ')', '⌫', '7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−'];
  keys.push('0', say('comma'), '^', '+', '=');
  find('keys').replaceChildren(
    ...keys.map((key) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = key;
      if (!/\d/.test(key)) {
        button.className = key === '=' ? 'equals' : 'operator';
        button.setAttribute('aria-label', WORDS[language][key] || say('point'));
      }
      if (key === '=') button.style.gridColumn = '1 / -1';
      button.addEventListener('click', () => press(key));
      return button;
    }),
  );
}

function showWords() {
  document.documentElement.lang = language;
  document.title = say('title');
  for (const place of document.querySelectorAll('[data-text]')) {
    place.textContent = say(place.dataset.text);
  }
  find('language').textContent = say('other');
  find('language').lang = language === 'fr' ? 'en' : 'fr';
  show('');
  showKeys();
  showHistory();
}

// The keyboard writes into the field by itself; only Enter, = and Escape mean something more.
sum.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' || event.key === '=') press('=');
  else if (event.key === 'Escape') press('C');
  else return;
  event.preventDefault();
});
find('language').addEventListener('click', () => {
  language = language === 'fr' ? 'en' : 'fr';
  showWords();
});

showWords();
sum.focus({ preventScroll: true });
