// ---------- Words, in two languages ----------
const WORDS = {
  en: {
    other: 'Français',
    eaten: 'Fireflies eaten:',
    pause: 'Pause',
    resume: 'Carry on',
    picture: 'A reptile that follows your pointer, and a firefly',
    joints: 'Length',
    legs: 'Pairs of legs',
    colour: 'Colour',
    bones: 'Show the bones',
    help: 'It follows your mouse or finger, or the arrow keys. Lead it to the fireflies!',
  },
  fr: {
    other: 'English',
    eaten: 'Lucioles mangées :',
    pause: 'Pause',
    resume: 'Continuer',
    picture: 'Un reptile qui suit ton pointeur, et une luciole',
    joints: 'Longueur',
    legs: 'Paires de pattes',
    colour: 'Couleur',
    bones: 'Montrer les os',
    help: 'Il suit ta souris ou ton doigt, ou bien les flèches. Emmène-le vers les lucioles !',
  },
};
const wanted = new URLSearchParams(location.search).get('lang') || navigator.language;
let language = wanted.startsWith('fr') ? 'fr' : 'en';
const say = (word) => WORDS[language][word];
const find = (id) => document.getElementById(id);

// ---------- The creature: a chain of joints, the head first ----------
const GAP = 13; // pixels between two joints
const SPEED = 300; // pixels a second
const BONE = 30; // length of each of the two bones of a leg
const STRIDE = 42; // a foot makes a step once it is this far from where it would like to stand

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const canvas = find('canvas');
const pen = canvas.getContext('2d');
let state = 'playing'; // 'playing' or 'paused'
let lastTime = 0;
let eaten = 0;
let spine = [];
let legs = [];
const goal = { x: innerWidth * 0.7, y: innerHeight * 0.45 }; // where the head wants to go
const held = new Set(); // the arrow keys that are down
let led = false; // whether anybody has shown it a way yet
const firefly = { x: innerWidth * 0.75, y: innerHeight * 0.35, phase: 0 };

const away = (from, to) => Math.hypot(to.x - from.x, to.y - from.y);

/** The point `distance` away from `from`, on the way to `to`. */
function towards(from, to, distance) {
  const far = away(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) / far) * distance,
    y: from.y + ((to.y - from.y) / far) * distance,
  };
}

/** Builds the body anew from the sliders, where the head is now. */
function grow() {
  const count = Number(find('joints').value);
  const head = spine[0] || { x: innerWidth * 0.45, y: innerHeight * 0.55 };
  spine = Array.from({ length: count }, (_, i) => spine[i] || { x: head.x - i * GAP, y: head.y });
  const pairs = Number(find('legs').value);
  legs = Array.from({ length: pairs * 2 }, (_, i) => {
    const pair = Math.floor(i / 2);
    const share = pairs === 1 ? 0.3 : 0.14 + (pair / (pairs - 1)) * 0.42;
    // Left and right feet step in turn, and so do neighbours: a lizard walks crosswise.
    const leg = { joint: Math.round(share * count), side: i % 2 ? 1 : -1, turn: (i + pair) % 2 };
    return { ...leg, foot: undefined, next: undefined };
  });
}

/** How thick the body is at joint `i`, in pixels: a head, a neck, a belly and a long tail. */
function thickness(i) {
  const share = i / spine.length;
  if (i < 3) return [11, 14, 12][i];
  return 5 + 15 * Math.sin(Math.PI * Math.min(1, share + 0.12) ** 0.8) * (1 - share * 0.6);
}

function moveHead(seconds) {
  if (held.size > 0) {
    const x = held.has('ArrowRight') - held.has('ArrowLeft');
    const y = held.has('ArrowDown') - held.has('ArrowUp');
    goal.x = spine[0].x + x * 60;
    goal.y = spine[0].y + y * 60;
  } else if (!led && !calm.matches) {
    // Nobody leads it: it strolls in an eight.
    const time = performance.now() / 1400;
    goal.x = innerWidth * (0.5 + 0.3 * Math.sin(time));
    goal.y = innerHeight * (0.45 + 0.22 * Math.sin(time * 2));
  }
  goal.x = Math.max(20, Math.min(innerWidth - 20, goal.x));
  goal.y = Math.max(20, Math.min(innerHeight - 20, goal.y));
  const far = away(spine[0], goal);
  const slow = calm.matches ? 0.5 : 1;
  if (far > 4) spine[0] = towards(spine[0], goal, Math.min(far, far * 4, SPEED * slow) * seconds);
}

/** Each joint keeps its distance to the one before it: this alone makes the body snake along. */
function pullBody() {
  for (let i = 1; i < spine.length; i++) spine[i] = towards(spine[i - 1], spine[i], GAP);
}

/** Where a leg grows, and where its foot would like to stand. */
function stance(leg) {
  const hip = spine[leg.joint];
  const ahead = spine[leg.joint - 1];
  const angle = Math.atan2(ahead.y - hip.y, ahead.x - hip.x) + leg.side * 0.95;
  const reach = BONE * 1.55;
  return { hip, ideal: { x: hip.x + Math.cos(angle) * reach, y: hip.y + Math.sin(angle) * reach } };
}

function moveLegs(seconds) {
  for (const leg of legs) {
    const { ideal } = stance(leg);
    leg.foot ??= { ...ideal };
    const othersStep = legs.some((other) => other.next && other.turn !== leg.turn);
    if (!leg.next && away(leg.foot, ideal) > STRIDE && !othersStep) leg.next = { ...ideal };
    if (away(leg.foot, ideal) > STRIDE * 2.2) leg.next = { ...ideal };
    if (!leg.next) continue;
    const left = away(leg.foot, leg.next);
    const move = 520 * seconds;
    leg.foot = left <= move ? leg.next : towards(leg.foot, leg.next, move);
    if (left <= move) leg.next = undefined;
  }
}

/**
 * Inverse kinematics: hip and foot are known, so where is the knee? Both bones have the same length,
 * so it stands above the middle between them, as high as Pythagoras says.
 */
function kneeOf(hip, foot, side) {
  const span = Math.min(away(hip, foot), BONE * 2 - 0.01) / 2;
  const height = Math.sqrt(BONE * BONE - span * span);
  const middle = towards(hip, foot, span);
  const angle = Math.atan2(foot.y - hip.y, foot.x - hip.x) + (side * Math.PI) / 2;
  return { x: middle.x - Math.cos(angle) * height, y: middle.y - Math.sin(angle) * height };
}

function moveFirefly(seconds) {
  firefly.phase += seconds * (calm.matches ? 0.5 : 2);
  if (away(spine[0], firefly) > 24) return;
  eaten += 1;
  find('eaten').textContent = eaten;
  firefly.x = innerWidth * (0.1 + Math.random() * 0.8);
  firefly.y = innerHeight * (0.15 + Math.random() * 0.5);
}

// ---------- Drawing ----------
function line(points, width, colour) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  pen.stroke();
}

function circle({ x, y }, radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function draw() {
  pen.clearRect(0, 0, innerWidth, innerHeight);
  const hue = Number(find('colour').value);
  const bones = find('bones').checked;
  const glow = 0.6 + 0.4 * Math.sin(firefly.phase);
  circle(firefly, 20, `rgb(255 200 61 / ${0.18 * glow})`);
  circle(firefly, 11, `rgb(255 200 61 / ${0.35 * glow})`);
  circle(firefly, 5, '#ffe9a8');

  for (const leg of legs) {
    const { hip } = stance(leg);
    const foot = away(hip, leg.foot) > BONE * 2 ? towards(hip, leg.foot, BONE * 2) : leg.foot;
    const knee = kneeOf(hip, foot, leg.side);
    line([hip, knee, foot], bones ? 2 : 9, bones ? '#eaf3f0' : `hsl(${hue} 45% 38%)`);
    const angle = Math.atan2(foot.y - knee.y, foot.x - knee.x);
    for (const toe of [-0.6, 0, 0.6]) {
      const tip = {
        x: foot.x + Math.cos(angle + toe) * 11,
        y: foot.y + Math.sin(angle + toe) * 11,
      };
      line([foot, tip], bones ? 1.5 : 4, bones ? '#eaf3f0' : `hsl(${hue} 45% 38%)`);
    }
  }
  for (let i = spine.length - 1; i >= 0; i--) {
    const light = 56 - (i / spine.length) * 20;
    if (bones) circle(spine[i], 3, '#eaf3f0');
    else circle(spine[i], thickness(i), `hsl(${hue + i * 0.8} 55% ${light}%)`);
  }
  for (let i = 3; i < spine.length && !bones; i += 2) {
    circle(spine[i], thickness(i) * 0.4, `hsl(${hue + 30} 75% 72%)`);
  }
  if (bones) line(spine, 2, '#eaf3f0');
  drawEyes();
}

function drawEyes() {
  const [head, neck] = spine;
  const angle = Math.atan2(head.y - neck.y, head.x - neck.x);
  for (const side of [-0.75, 0.75]) {
    const eye = { x: head.x + Math.cos(angle + side) * 8, y: head.y + Math.sin(angle + side) * 8 };
    circle(eye, 4.5, '#ffffff');
    circle(towards(eye, firefly, 1.5), 2.4, '#10211f');
  }
}

/** The browser calls this before every new picture, some 60 times a second. */
function frame(now) {
  if (state !== 'playing') return;
  const seconds = Math.min((now - lastTime) / 1000, 0.05);
  lastTime = now;
  moveHead(seconds);
  pullBody();
  moveLegs(seconds);
  moveFirefly(seconds);
  draw();
  requestAnimationFrame(frame);
}

// ---------- Page, buttons and keys ----------
/** Screens have more or fewer dots per pixel: the canvas gets them all, so that nothing is blurred. */
function fit() {
  canvas.width = innerWidth * devicePixelRatio;
  canvas.height = innerHeight * devicePixelRatio;
  pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  firefly.x = Math.min(firefly.x, innerWidth - 30);
  firefly.y = Math.min(firefly.y, innerHeight - 30);
  if (legs.every((leg) => leg.foot)) draw();
}

function change(next) {
  state = next;
  document.querySelector('main').dataset.state = state;
  showWords();
  if (state !== 'playing') return;
  lastTime = performance.now();
  requestAnimationFrame(frame);
}

function showWords() {
  document.documentElement.lang = language;
  for (const place of document.querySelectorAll('[data-text]')) {
    place.textContent = say(place.dataset.text);
  }
  canvas.setAttribute('aria-label', say('picture'));
  find('language').textContent = say('other');
  find('language').lang = language === 'fr' ? 'en' : 'fr';
  find('pause').textContent = say(state === 'playing' ? 'pause' : 'resume');
}

function lead({ clientX, clientY }) {
  led = true;
  goal.x = clientX;
  goal.y = clientY;
}
addEventListener('pointermove', lead);
addEventListener('pointerdown', lead);
document.addEventListener('keydown', (event) => {
  // On a slider the arrows move the slider.
  if (!event.key.startsWith('Arrow') || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  led = true;
  held.add(event.key);
});
document.addEventListener('keyup', (event) => held.delete(event.key));
addEventListener('blur', () => held.clear());
addEventListener('resize', fit);
for (const id of ['joints', 'legs']) find(id).addEventListener('input', grow);
for (const id of ['joints', 'legs', 'colour', 'bones']) {
  find(id).addEventListener('input', () => {
    moveLegs(0);
    draw();
  });
}
find('pause').addEventListener('click', () => change(state === 'playing' ? 'paused' : 'playing'));
find('language').addEventListener('click', () => {
  language = language === 'fr' ? 'en' : 'fr';
  showWords();
});

grow();
moveLegs(0);
fit();
change('playing');
