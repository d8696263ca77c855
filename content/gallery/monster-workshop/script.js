// ---------- Words for screen readers, in the language of the browser ----------
const WORDS = {
  en: {
    body: 'Body',
    eyes: 'Eyes',
    mouth: 'Mouth',
    top: 'Horns',
    colour: 'Colour',
    dice: 'Surprise',
  },
  fr: {
    body: 'Corps',
    eyes: 'Yeux',
    mouth: 'Bouche',
    top: 'Cornes',
    colour: 'Couleur',
    dice: 'Surprise',
  },
};
const language = navigator.language.startsWith('fr') ? 'fr' : 'en';
document.documentElement.lang = language;
const find = (id) => document.getElementById(id);

// ---------- The parts: each is a piece of SVG. Add one of your own! ----------
const eye = (x, y, r) => `
  <circle cx="${x}" cy="${y}" r="${r}" fill="white"/>
  <circle cx="${x + r / 5}" cy="${y + r / 6}" r="${r / 2}" fill="#22212b"/>
  <circle cx="${x + r / 3}" cy="${y - r / 8}" r="${r / 6}" fill="white"/>`;

const PARTS = {
  body: [
    '<path d="M60 240C40 60 260 60 240 240z"/>',
    '<path d="M50 240V130a36 36 0 0 1 40-50q60-30 120 0a36 36 0 0 1 40 50v110q-20-22-40 0q-20-22-40 0q-20-22-40 0q-20-22-40 0q-20-22-40 0z"/>',
    '<circle cx="150" cy="150" r="92"/><ellipse cx="112" cy="238" rx="26" ry="12"/><ellipse cx="188" cy="238" rx="26" ry="12"/>',
    '<rect x="66" y="74" width="168" height="166" rx="30"/><ellipse cx="52" cy="160" rx="20" ry="36"/><ellipse cx="248" cy="160" rx="20" ry="36"/>',
  ],
  eyes: [
    eye(150, 128, 36),
    eye(116, 130, 24) + eye(184, 130, 24),
    eye(104, 136, 18) + eye(150, 114, 22) + eye(196, 136, 18),
    eye(124, 134, 14) + eye(176, 124, 30),
  ],
  mouth: [
    '<path d="M104 180q46 50 92 0z" fill="#5a1230"/><path d="M118 180h14l-7 14zM168 180h14l-7 14z" fill="white"/>',
    '<ellipse cx="150" cy="194" rx="18" ry="22" fill="#5a1230"/><ellipse cx="150" cy="206" rx="11" ry="8" fill="#ff7d92"/>',
    '<path d="M100 196q12-18 25 0t25 0t25 0t25 0" fill="none" stroke="#22212b" stroke-width="6" stroke-linecap="round"/>',
    '<rect x="104" y="178" width="92" height="30" rx="12" fill="white"/><path d="M104 193h92M127 178v30M150 178v30M173 178v30" stroke="#22212b" stroke-width="3"/>',
  ],
  top: [
    '<path d="M92 96C60 80 62 40 82 26q-2 40 38 48zM208 96c32-16 30-56 10-70q2 40-38 48z" fill="#fff1cf"/>',
    '<g fill="none" stroke="#22212b" stroke-width="5"><path d="M126 82q-6-40-26-50M174 82q6-40 26-50"/></g><circle cx="98" cy="30" r="11" fill="#ffc83d"/><circle cx="202" cy="30" r="11" fill="#ffc83d"/>',
    '<path d="M104 88l8-52 20 36 18-48 18 48 20-36 8 52z" fill="#ff7d52"/>',
    '<path d="M150 84q-4-22-22-30q22-4 24 18q4-30 32-30q-2 30-30 42z" fill="#5bbf5a"/>',
  ],
};
const HUES = [160, 275, 12, 205, 42, 330];
const SYLLABLES = ['Glou', 'Bi', 'Zo', 'Mip', 'Ka', 'Rou', 'Pof', 'Nu', 'Wiz', 'Tam', 'Bo', 'Lu'];

// ---------- The monster ----------
const monster = { body: 0, eyes: 2, mouth: 0, top: 1, colour: 0 };

/** The same monster always has the same name: its parts choose the syllables. */
function nameOf({ body, eyes, mouth, top, colour }) {
  const numbers = [body * 3 + colour, eyes * 5 + mouth, top * 7 + eyes];
  const name = numbers.map((n) => SYLLABLES[n % SYLLABLES.length]).join('');
  return name[0] + name.slice(1).toLowerCase();
}

function draw() {
  const hue = HUES[monster.colour];
  document.body.style.setProperty('--hue', hue);
  find('monster').innerHTML = `
    <ellipse cx="150" cy="246" rx="100" ry="10" opacity="0.15"/>
    <g class="alive">
      ${PARTS.top[monster.top]}
      <g fill="hsl(${hue} 60% 55%)">${PARTS.body[monster.body]}</g>
      <g fill="hsl(${hue} 60% 45%)">
        <circle cx="92" cy="210" r="9"/><circle cx="212" cy="206" r="12"/><circle cx="196" cy="226" r="6"/>
      </g>
      ${PARTS.eyes[monster.eyes]}
      ${PARTS.mouth[monster.mouth]}
    </g>`;
  find('name').textContent = nameOf(monster);
  find('monster').setAttribute('aria-label', nameOf(monster));
}

const choices = (part) => (part === 'colour' ? HUES : PARTS[part]).length;

for (const part of Object.keys(monster)) {
  find(part).addEventListener('click', () => {
    monster[part] = (monster[part] + 1) % choices(part);
    draw();
  });
}

find('dice').addEventListener('click', () => {
  for (const part of Object.keys(monster)) {
    monster[part] = Math.floor(Math.random() * choices(part));
  }
  draw();
});

for (const [id, word] of Object.entries(WORDS[language])) find(id).setAttribute('aria-label', word);
draw();
