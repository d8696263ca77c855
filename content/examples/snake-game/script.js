// ---------- Words, in two languages ----------
const WORDS = {
  en: {
    other: 'Français',
    score: 'Score:',
    best: 'Best:',
    pause: 'Pause',
    board: 'The snake’s field',
    ready: 'Ready to slither?',
    play: 'Play',
    paused: 'Paused',
    resume: 'Carry on',
    over: 'Ouch! Your score: ',
    won: 'The whole field is yours!',
    again: 'Play again',
    up: 'Up',
    down: 'Down',
    left: 'Left',
    right: 'Right',
    help: 'Steer with the arrow keys, or swipe. Space pauses. Eat the apples, and don’t bite yourself.',
  },
  fr: {
    other: 'English',
    score: 'Score :',
    best: 'Record :',
    pause: 'Pause',
    board: 'Le terrain du serpent',
    ready: 'Prêt à ramper ?',
    play: 'Jouer',
    paused: 'En pause',
    resume: 'Continuer',
    over: 'Aïe ! Ton score : ',
    won: 'Tout le terrain est à toi !',
    again: 'Rejouer',
    up: 'Haut',
    down: 'Bas',
    left: 'Gauche',
    right: 'Droite',
    help: 'Dirige-toi avec les flèches, ou fais glisser ton doigt. Espace met en pause. Mange les pommes, et ne te mords pas !',
  },
};
const wanted = new URLSearchParams(location.search).get('lang') || navigator.language;
let language = wanted.startsWith('fr') ? 'fr' : 'en';
const say = (word) => WORDS[language][word];
const find = (id) => document.getElementById(id);

// ---------- The rules ----------
const CELLS = 20; // the field is 20 cells wide and 20 cells high
const SLOWEST = 150; // milliseconds for one step at the start…
const FASTEST = 70; // …and at most this fast, however long the snake is
const TURNS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const calm = matchMedia('(prefers-reduced-motion: reduce)');

let state = 'ready'; // 'ready', 'playing', 'paused' or 'over'
let snake, tail, direction, waiting, apple, score, lastStep;
let best = 0;

function reset() {
  snake = [
    { x: 8, y: 14 },
    { x: 7, y: 14 },
    { x: 6, y: 14 },
  ]; // the head comes first
  tail = snake[2];
  direction = TURNS.right;
  waiting = []; // turns that were asked for and not made yet
  score = 0;
  apple = freeCell();
}

/** A cell without snake, chosen by chance; undefined when there is none left. */
function freeCell() {
  const free = [];
  for (let x = 0; x < CELLS; x++) {
    for (let y = 0; y < CELLS; y++) {
      if (!snake.some((part) => part.x === x && part.y === y)) free.push({ x, y });
    }
  }
  return free[Math.floor(Math.random() * free.length)];
}

function step() {
  const turn = waiting.shift();
  // Turning straight back would mean biting one's own neck: such a turn is left out.
  if (turn && (turn[0] !== -direction[0] || turn[1] !== -direction[1])) direction = turn;
  const head = { x: snake[0].x + direction[0], y: snake[0].y + direction[1] };
  const outside = head.x < 0 || head.y < 0 || head.x >= CELLS || head.y >= CELLS;
  // The last part moves away in this very step, so it cannot be bitten.
  const bitten = snake.slice(0, -1).some((part) => part.x === head.x && part.y === head.y);
  if (outside || bitten) return finish(say('over') + score);

  snake.unshift(head);
  if (head.x === apple.x && head.y === apple.y) {
    score += 1;
    best = Math.max(best, score);
    apple = freeCell();
    tail = snake[snake.length - 1];
    if (!apple) finish(say('won'));
  } else {
    tail = snake.pop();
  }
  showScores();
}

function finish(title) {
  change('over');
  find('title').textContent = title;
}

// ---------- Drawing ----------
const canvas = find('canvas');
const pen = canvas.getContext('2d');
const SIZE = canvas.width / CELLS;

/** Draws the field. `part` goes from 0 to 1 between two steps, so that the snake glides. */
function draw(part) {
  for (let x = 0; x < CELLS; x++) {
    for (let y = 0; y < CELLS; y++) {
      pen.fillStyle = (x + y) % 2 ? '#132a27' : '#10211f';
      pen.fillRect(x * SIZE, y * SIZE, SIZE, SIZE);
    }
  }
  if (apple) drawApple((apple.x + 0.5) * SIZE, (apple.y + 0.5) * SIZE);

  // Each part stands between its own cell and the one it comes from: the cell of the part behind it.
  const points = snake.map((cell, i) => {
    const from = snake[i + 1] || tail;
    return {
      x: (from.x + (cell.x - from.x) * part + 0.5) * SIZE,
      y: (from.y + (cell.y - from.y) * part + 0.5) * SIZE,
    };
  });
  for (let i = points.length - 1; i > 0; i--) {
    pen.strokeStyle = `hsl(${160 - (i / points.length) * 60} 65% ${58 - (i / points.length) * 16}%)`;
    pen.lineWidth = SIZE * 0.78;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(points[i].x, points[i].y);
    pen.lineTo(points[i - 1].x, points[i - 1].y);
    pen.stroke();
  }
  drawHead(points[0]);
}

function circle(x, y, radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function drawApple(x, y) {
  circle(x, y + 2, SIZE * 0.36, '#ff7d52');
  circle(x - SIZE * 0.12, y - SIZE * 0.06, SIZE * 0.09, '#ffd3c2');
  pen.fillStyle = '#74e096';
  pen.beginPath();
  pen.ellipse(x + SIZE * 0.14, y - SIZE * 0.36, SIZE * 0.16, SIZE * 0.08, -0.6, 0, Math.PI * 2);
  pen.fill();
}

function drawHead({ x, y }) {
  const [dx, dy] = direction;
  circle(x, y, SIZE * 0.46, '#4fe3b0');
  for (const side of [-1, 1]) {
    const eyeX = x + (dx * 0.14 - dy * side * 0.2) * SIZE;
    const eyeY = y + (dy * 0.14 + dx * side * 0.2) * SIZE;
    circle(eyeX, eyeY, SIZE * 0.14, '#ffffff');
    circle(eyeX + dx * 2, eyeY + dy * 2, SIZE * 0.07, '#10211f');
  }
}

/** The browser calls this before every new picture, some 60 times a second. */
function frame(now) {
  if (state !== 'playing') return;
  const pause = Math.max(FASTEST, SLOWEST - score * 2);
  if (now - lastStep >= pause) {
    lastStep = now;
    step();
  }
  draw(calm.matches ? 1 : Math.min(1, (now - lastStep) / pause));
  requestAnimationFrame(frame);
}

// ---------- States, buttons and keys ----------
function change(next) {
  state = next;
  document.querySelector('main').dataset.state = state;
  find('message').hidden = state === 'playing';
  find('pause').disabled = state !== 'playing';
  showWords();
  if (state !== 'playing') find('start').focus({ preventScroll: true });
}

function play() {
  if (state !== 'paused') reset();
  change('playing');
  lastStep = performance.now();
  requestAnimationFrame(frame);
}

function turn(name) {
  // Two turns may wait: quick fingers turn twice within one step.
  if (state === 'playing' && waiting.length < 2) waiting.push(TURNS[name]);
}

function showScores() {
  find('score').textContent = score;
  find('best').textContent = best;
}

function showWords() {
  document.documentElement.lang = language;
  for (const place of document.querySelectorAll('[data-text]')) {
    place.textContent = say(place.dataset.text);
  }
  for (const button of document.querySelectorAll('[data-turn]')) {
    button.setAttribute('aria-label', say(button.dataset.turn));
  }
  canvas.setAttribute('aria-label', say('board'));
  find('language').textContent = say('other');
  find('language').lang = language === 'fr' ? 'en' : 'fr';
  if (state === 'ready') find('title').textContent = say('ready');
  if (state === 'paused') find('title').textContent = say('paused');
  find('start').textContent = say({ ready: 'play', paused: 'resume' }[state] || 'again');
}

document.addEventListener('keydown', (event) => {
  if (state !== 'playing') return; // then the keys do what they always do
  const onButton = event.target instanceof HTMLButtonElement;
  if (event.key.startsWith('Arrow')) turn(event.key.replace('Arrow', '').toLowerCase());
  else if (event.key === ' ' && !onButton) change('paused');
  else return;
  event.preventDefault(); // arrows and space must not scroll the page
});

let touchStart;
canvas.addEventListener('pointerdown', ({ clientX, clientY }) => {
  touchStart = { x: clientX, y: clientY };
});
addEventListener('pointermove', ({ clientX, clientY }) => {
  if (!touchStart) return;
  const dx = clientX - touchStart.x;
  const dy = clientY - touchStart.y;
  if (Math.max(Math.abs(dx), Math.abs(dy)) < 24) return;
  if (Math.abs(dx) > Math.abs(dy)) turn(dx > 0 ? 'right' : 'left');
  else turn(dy > 0 ? 'down' : 'up');
  touchStart = { x: clientX, y: clientY };
});
addEventListener('pointerup', () => {
  touchStart = undefined;
});

for (const button of document.querySelectorAll('[data-turn]')) {
  button.addEventListener('click', () => turn(button.dataset.turn));
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

reset();
showScores();
showWords();
find('pause').disabled = true;
draw(1);
