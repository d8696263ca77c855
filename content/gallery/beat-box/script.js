// ---------- Words for screen readers, in the language of the browser ----------
const WORDS = {
  en: {
    sounds: ['Bass drum', 'Clap', 'Cymbal', 'Low note', 'Middle note', 'High note'],
    beat: 'beat',
    play: 'Play or stop',
    dice: 'Another rhythm',
    clear: 'Empty',
    tempo: 'Speed',
  },
  fr: {
    sounds: ['Grosse caisse', 'Claquement', 'Cymbale', 'Note grave', 'Note moyenne', 'Note aiguë'],
    beat: 'temps',
    play: 'Lire ou arrêter',
    dice: 'Un autre rythme',
    clear: 'Vider',
    tempo: 'Vitesse',
  },
};
const language = navigator.language.startsWith('fr') ? 'fr' : 'en';
const words = WORDS[language];
document.documentElement.lang = language;
const find = (id) => document.getElementById(id);

// ---------- The sounds: all of them are made by the browser ----------
let audio; // made at the first press: browsers allow no sound before

/** A tone that falls from one pitch to another and fades. */
function tone(at, type, from, to, length, loud) {
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}

/** Noise above a pitch: a clap when it is low, a cymbal when it is high. */
function noise(at, pitch, length, loud) {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = 'highpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}

/** The drawing of each, its colour, the beats on which it is heard at first, and how it sounds. */
const SOUNDS = [
  {
    sign: 'M3 9c0-5 18-5 18 0s-18 5-18 0v7c0 5 18 5 18 0V9',
    colour: '#ff7d52',
    start: '10001000',
    play: (at) => tone(at, 'sine', 150, 40, 0.35, 0.9),
  },
  {
    sign: 'M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
    colour: '#ffc83d',
    start: '00100010',
    play: (at) => noise(at, 900, 0.18, 0.5),
  },
  {
    sign: 'M2 8q10-6 20 0q-10 4-20 0M12 9v13M8 22h8',
    colour: '#fff4d6',
    start: '01010111',
    play: (at) => noise(at, 7000, 0.06, 0.35),
  },
  {
    sign: 'M6 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 20v-9l4 3',
    colour: '#4fe3b0',
    start: '10010000',
    play: (at) => tone(at, 'triangle', 131, 130, 0.4, 0.5),
  },
  {
    sign: 'M6 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 16V7l4 3',
    colour: '#7cc4ff',
    start: '00000100',
    play: (at) => tone(at, 'triangle', 196, 195, 0.4, 0.4),
  },
  {
    sign: 'M6 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 12V3l4 3',
    colour: '#b79bff',
    start: '00010001',
    play: (at) => tone(at, 'triangle', 392, 391, 0.4, 0.3),
  },
];

// ---------- The grid ----------
const BEATS = 8;
const pattern = SOUNDS.map(({ start }) => [...start].map((sign) => sign === '1'));
const squares = SOUNDS.map(({ sign, colour }, row) => {
  const line = document.createElement('div');
  line.className = 'row';
  line.style.setProperty('--colour', colour);
  line.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${sign}"/></svg>`;
  find('grid').append(line);
  return pattern[row].map((_, beat) => {
    const square = document.createElement('button');
    square.type = 'button';
    square.setAttribute('aria-label', `${words.sounds[row]}, ${words.beat} ${beat + 1}`);
    square.addEventListener('click', () => {
      pattern[row][beat] = !pattern[row][beat];
      show();
    });
    line.append(square);
    return square;
  });
});

function show() {
  for (const [row, line] of squares.entries()) {
    for (const [beat, square] of line.entries()) {
      square.setAttribute('aria-pressed', pattern[row][beat]);
      square.classList.toggle('now', beat === now);
    }
  }
}

// ---------- Time ----------
let now = null; // the beat that is heard
let timer;

function step() {
  now = now === null ? 0 : (now + 1) % BEATS;
  for (const [row, { play }] of SOUNDS.entries()) {
    if (pattern[row][now]) play(audio.currentTime + 0.02);
  }
  show();
  timer = setTimeout(step, 30000 / find('tempo').value); // two beats for each count of the tempo
}

find('play').addEventListener('click', () => {
  audio ??= new AudioContext();
  const stops = now !== null;
  clearTimeout(timer);
  now = null;
  if (!stops) step();
  find('play').textContent = stops ? '▶' : '■';
  show();
});

// Drums often, notes rarely; and always a bass drum at the start.
find('dice').addEventListener('click', () => {
  for (const [row, line] of pattern.entries()) {
    for (const beat of line.keys()) line[beat] = Math.random() < (row < 3 ? 0.4 : 0.22);
  }
  pattern[0][0] = true;
  show();
});

find('clear').addEventListener('click', () => {
  for (const line of pattern) line.fill(false);
  show();
});

for (const id of ['play', 'dice', 'clear', 'tempo']) find(id).setAttribute('aria-label', words[id]);
show();
