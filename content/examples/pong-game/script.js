// ---------- Words, in two languages ----------
const WORDS = {
  en: {
    other: 'Français',
    you: 'You:',
    computer: 'Computer:',
    pause: 'Pause',
    board: 'The table with both bats and the ball',
    level: 'The computer plays',
    easy: 'gently',
    medium: 'well',
    hard: 'like a champion',
    ready: 'First to five!',
    play: 'Play',
    paused: 'Paused',
    resume: 'Carry on',
    won: 'You win!',
    lost: 'The computer wins.',
    again: 'Play again',
    up: 'Up',
    down: 'Down',
    help: 'Your bat is on the left. Move it with ↑ and ↓, or with your finger or mouse. Space pauses. Hit the ball with the edge of the bat to send it off at an angle.',
  },
  fr: {
    other: 'English',
    you: 'Toi :',
    computer: 'Ordinateur :',
    pause: 'Pause',
    board: 'La table avec les deux raquettes et la balle',
    level: 'L’ordinateur joue',
    easy: 'gentiment',
    medium: 'bien',
    hard: 'comme un champion',
    ready: 'Le premier à cinq !',
    play: 'Jouer',
    paused: 'En pause',
    resume: 'Continuer',
    won: 'Tu as gagné !',
    lost: 'L’ordinateur a gagné.',
    again: 'Rejouer',
    up: 'Haut',
    down: 'Bas',
    help: 'Ta raquette est à gauche. Bouge-la avec ↑ et ↓, ou avec le doigt ou la souris. Espace met en pause. Touche la balle avec le bord de la raquette pour l’envoyer en biais.',
  },
};
const wanted = new URLSearchParams(location.search).get('lang') || navigator.language;
let language = wanted.startsWith('fr') ? 'fr' : 'en';
const say = (word) => WORDS[language][word];
const find = (id) => document.getElementById(id);

// ---------- The rules: lengths in pixels of the table, speeds in pixels a second ----------
const WIDTH = 900;
const HEIGHT = 600;
const BAT = { width: 18, height: 120, margin: 30, speed: 620 };
const BALL = { radius: 12, speed: 430, faster: 1.05, fastest: 1000 };
const POINTS_TO_WIN = 5;
/** How fast the computer's bat may move at each level. */
const LEVELS = { easy: 190, medium: 300, hard: 430 };
const calm = matchMedia('(prefers-reduced-motion: reduce)');

let state = 'ready'; // 'ready', 'playing', 'paused' or 'over'
let score = { mine: 0, theirs: 0 };
const mine = { x: BAT.margin, y: HEIGHT / 2 }; // y is the middle of the bat
const theirs = { x: WIDTH - BAT.margin - BAT.width, y: HEIGHT / 2 };
const ball = { x: WIDTH / 2, y: HEIGHT / 2, dx: 0, dy: 0 };
const held = { up: false, down: false }; // the keys that are down
let trail = []; // where the ball was a moment ago
let lastTime = 0;

/** The ball starts in the middle, towards whoever is to play (-1: you, 1: the computer). */
function serve(side) {
  const angle = (Math.random() - 0.5) * 0.9; // in radians, never steep
  ball.x = WIDTH / 2;
  ball.y = HEIGHT / 2;
  ball.dx = Math.cos(angle) * BALL.speed * side;
  ball.dy = Math.sin(angle) * BALL.speed;
  trail = [];
}

const between = (low, value, high) => Math.max(low, Math.min(value, high));

function moveBat(bat, distance) {
  bat.y = between(BAT.height / 2, bat.y + distance, HEIGHT - BAT.height / 2);
}

/** Moves everything on by `seconds`. */
function move(seconds) {
  moveBat(mine, (held.down - held.up) * BAT.speed * seconds);
  // The computer runs after the ball, but no faster than its level lets it.
  const reach = LEVELS[level()] * seconds;
  moveBat(theirs, between(-reach, ball.y - theirs.y, reach));

  ball.x += ball.dx * seconds;
  ball.y += ball.dy * seconds;
  // At the upper and lower wall the ball turns round; Math.abs keeps it from sticking there.
  if (ball.y < BALL.radius) ball.dy = Math.abs(ball.dy);
  if (ball.y > HEIGHT - BALL.radius) ball.dy = -Math.abs(ball.dy);
  bounce(mine, 1);
  bounce(theirs, -1);

  if (ball.x < -BALL.radius) point('theirs');
  if (ball.x > WIDTH + BALL.radius) point('mine');
}

/** Sends the ball back when it touches a bat; `side` is the way it goes then. */
function bounce(bat, side) {
  const comes = ball.dx * side < 0;
  const touches =
    ball.x + BALL.radius > bat.x &&
    ball.x - BALL.radius < bat.x + BAT.width &&
    Math.abs(ball.y - bat.y) < BAT.height / 2 + BALL.radius;
  if (!comes || !touches) return;
  const speed = Math.min(Math.hypot(ball.dx, ball.dy) * BALL.faster, BALL.fastest);
  // -1 at the upper end of the bat, 0 in its middle, 1 at its lower end.
  const where = between(-1, (ball.y - bat.y) / (BAT.height / 2), 1);
  ball.dx = Math.cos(where) * speed * side;
  ball.dy = Math.sin(where) * speed;
}

function point(winner) {
  score[winner] += 1;
  find(winner).textContent = score[winner];
  serve(winner === 'mine' ? 1 : -1);
  if (score[winner] === POINTS_TO_WIN) change('over');
}

// ---------- Drawing ----------
const canvas = find('canvas');
const pen = canvas.getContext('2d');

function draw() {
  pen.fillStyle = '#10211f';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = '#24504a';
  pen.lineWidth = 6;
  pen.setLineDash([18, 18]);
  pen.beginPath();
  pen.moveTo(WIDTH / 2, 9);
  pen.lineTo(WIDTH / 2, HEIGHT);
  pen.stroke();

  trail.forEach((spot, i) => {
    const share = (i + 1) / trail.length;
    circle(spot.x, spot.y, BALL.radius * share, `rgb(255 200 61 / ${share * 0.25})`);
  });
  circle(ball.x, ball.y, BALL.radius, '#ffc83d');
  drawBat(mine, '#4fe3b0');
  drawBat(theirs, '#ff7d52');
}

function circle(x, y, radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function drawBat(bat, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(bat.x, bat.y - BAT.height / 2, BAT.width, BAT.height, BAT.width / 2);
  pen.fill();
}

/** The browser calls this before every new picture, some 60 times a second. */
function frame(now) {
  if (state !== 'playing') return;
  // A very long pause between two pictures must not let the ball jump through a bat.
  move(Math.min((now - lastTime) / 1000, 0.03));
  lastTime = now;
  if (!calm.matches) trail = [...trail, { x: ball.x, y: ball.y }].slice(-12);
  draw();
  requestAnimationFrame(frame);
}

// ---------- States, buttons and keys ----------
const level = () => document.querySelector('[name="level"]:checked').value;

function change(next) {
  state = next;
  document.querySelector('main').dataset.state = state;
  find('message').hidden = state === 'playing';
  find('levels').hidden = state === 'paused';
  find('pause').disabled = state !== 'playing';
  held.up = false;
  held.down = false;
  showWords();
  if (state !== 'playing') find('start').focus({ preventScroll: true });
}

function play() {
  if (state !== 'paused') {
    score = { mine: 0, theirs: 0 };
    find('mine').textContent = 0;
    find('theirs').textContent = 0;
    serve(1);
  }
  change('playing');
  lastTime = performance.now();
  requestAnimationFrame(frame);
}

function showWords() {
  document.documentElement.lang = language;
  for (const place of document.querySelectorAll('[data-text]')) {
    place.textContent = say(place.dataset.text);
  }
  for (const button of document.querySelectorAll('[data-move]')) {
    button.setAttribute('aria-label', say(button.dataset.move));
  }
  canvas.setAttribute('aria-label', say('board'));
  find('language').textContent = say('other');
  find('language').lang = language === 'fr' ? 'en' : 'fr';
  const titles = { over: score.mine > score.theirs ? 'won' : 'lost' };
  if (state !== 'playing') find('title').textContent = say(titles[state] || state);
  find('start').textContent = say({ ready: 'play', paused: 'resume' }[state] || 'again');
}

/** A key goes down (true) or up (false). */
function onKey(event, down) {
  const name = { ArrowUp: 'up', ArrowDown: 'down' }[event.key];
  if (state !== 'playing' || !name) return;
  held[name] = down;
  event.preventDefault(); // the arrows must not scroll the page
}
document.addEventListener('keydown', (event) => {
  onKey(event, true);
  if (state !== 'playing' || event.key !== ' ') return;
  if (event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  change('paused');
});
document.addEventListener('keyup', (event) => onKey(event, false));

// The bat follows the mouse or the finger on the table.
canvas.addEventListener('pointermove', (event) => {
  if (state !== 'playing') return;
  const { top, height } = canvas.getBoundingClientRect();
  moveBat(mine, ((event.clientY - top) / height) * HEIGHT - mine.y);
});
for (const button of document.querySelectorAll('[data-move]')) {
  const hold = (down) => () => {
    held[button.dataset.move] = down && state === 'playing';
  };
  button.addEventListener('pointerdown', hold(true));
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
    button.addEventListener(end, hold(false));
  }
  // A click without a pointer (detail 0) comes from a keyboard or a screen reader: one stride.
  button.addEventListener('click', (event) => {
    if (state !== 'playing' || event.detail > 0) return;
    moveBat(mine, button.dataset.move === 'up' ? -60 : 60);
  });
}
find('start').addEventListener('click', () => {
  play();
  document.activeElement.blur();
});
find('pause').addEventListener('click', () => change('paused'));
find('language').addEventListener('click', () => {
  language = language === 'fr' ? 'en' : 'fr';
  showWords();
});
// Whoever looks at another tab does not lose.
document.addEventListener('visibilitychange', () => {
  if (document.hidden && state === 'playing') change('paused');
});

find('pause').disabled = true;
showWords();
draw();
