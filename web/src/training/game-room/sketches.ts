import type { Bilingual } from '@codivia/contract/api/language';

export const SKETCH_NAMES = ['ball', 'snake', 'particles'] as const;
export type SketchName = (typeof SKETCH_NAMES)[number];

interface BallWords {
  where: string;
  speed: string;
  size: string;
  move: string;
  bounce: string;
}

/** Ball of 30 px from 200, 200 at speed 3, 2 (docs/product.md#game-room). */
const ball = (say: BallWords) => `let x = 200; // ${say.where}
let y = 200;
let speedX = 3; // ${say.speed}
let speedY = 2;

function setup() {
  createCanvas(windowWidth, windowHeight); // ${say.size}
}

function draw() {
  background(16, 33, 31);

  // ${say.move}
  x = x + speedX;
  y = y + speedY;

  // ${say.bounce}
  if (x < 15 || x > width - 15) speedX = -speedX;
  if (y < 15 || y > height - 15) speedY = -speedY;

  noStroke();
  fill(255, 200, 61);
  circle(x, y, 30);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  x = constrain(x, 15, width - 15);
  y = constrain(y, 15, height - 15);
}
`;

interface SnakeWords {
  step: string;
  heading: string;
  move: string;
  edge: string;
  eaten: string;
  bitten: string;
  draw: string;
  keys: string;
  touch: string;
  score: string;
}

/** Every 10 frames by 20 px, segments of 15 px, food eaten at less than 15 px (docs/product.md#game-room). */
const snake = (say: SnakeWords) => `const STEP = 20; // ${say.step}
let body, food, stepX, stepY;

function setup() {
  createCanvas(windowWidth, windowHeight);
  start();
}

function start() {
  body = [createVector(100, 100), createVector(80, 100), createVector(60, 100)];
  stepX = STEP; // ${say.heading}
  stepY = 0;
  placeFood();
}

function placeFood() {
  food = createVector(
    floor(random(1, width / STEP - 1)) * STEP,
    floor(random(1, height / STEP - 1)) * STEP
  );
}

function draw() {
  background(16, 33, 31);
  if (frameCount % 10 === 0) move(); // ${say.move}

  // ${say.draw}
  noStroke();
  fill(255, 125, 82);
  circle(food.x, food.y, 15);
  fill(79, 227, 176);
  for (const part of body) {
    rect(part.x - 7.5, part.y - 7.5, 15, 15, 4);
  }

  fill(255);
  textSize(18);
  text("${say.score} " + (body.length - 3), 16, 28);
}

function move() {
  const head = body[0].copy();
  head.add(stepX, stepY);

  // ${say.edge}
  if (head.x < STEP / 2) head.x = floor((width - STEP / 2) / STEP) * STEP;
  if (head.x > width - STEP / 2) head.x = STEP;
  if (head.y < STEP / 2) head.y = floor((height - STEP / 2) / STEP) * STEP;
  if (head.y > height - STEP / 2) head.y = STEP;

  // ${say.bitten}
  if (body.some((part) => part.dist(head) < 1)) {
    start();
    return;
  }

  body.unshift(head);
  if (head.dist(food) < 15) placeFood(); // ${say.eaten}
  else body.pop();
}

function turn(newX, newY) {
  if (newX !== -stepX || newY !== -stepY) {
    stepX = newX;
    stepY = newY;
  }
}

// ${say.keys}
function keyPressed() {
  if (keyCode === LEFT_ARROW) turn(-STEP, 0);
  if (keyCode === RIGHT_ARROW) turn(STEP, 0);
  if (keyCode === UP_ARROW) turn(0, -STEP);
  if (keyCode === DOWN_ARROW) turn(0, STEP);
}

// ${say.touch}
function mousePressed() {
  const dx = mouseX - body[0].x;
  const dy = mouseY - body[0].y;
  if (stepX === 0) turn(dx > 0 ? STEP : -STEP, 0);
  else turn(0, dy > 0 ? STEP : -STEP);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  start();
}
`;

interface ParticleWords {
  spawn: string;
  fade: string;
  hint: string;
  life: string;
}

/** 8 px, 3 a frame while the mouse is pressed, 3 of 255 lost at each frame (docs/product.md#game-room). */
const particles = (say: ParticleWords) => `let particles = [];

function setup() {
  createCanvas(windowWidth, windowHeight);
  colorMode(HSB, 360, 100, 100, 255);
  noStroke();
}

function draw() {
  background(230, 60, 12);

  // ${say.spawn}
  if (mouseIsPressed) {
    for (let i = 0; i < 3; i++) {
      particles.push({
        x: mouseX,
        y: mouseY,
        speedX: random(-2, 2),
        speedY: random(-3, 1),
        colour: (frameCount * 2 + random(40)) % 360,
        life: 255, // ${say.life}
      });
    }
  }

  for (const p of particles) {
    p.x += p.speedX;
    p.y += p.speedY;
    p.speedY += 0.05;
    p.life -= 3; // ${say.fade}
    fill(p.colour, 80, 100, p.life);
    circle(p.x, p.y, 8);
  }
  particles = particles.filter((p) => p.life > 0);

  if (particles.length === 0) {
    fill(0, 0, 100);
    textAlign(CENTER);
    textSize(18);
    text("${say.hint}", width / 2, height / 2);
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
`;

/** The three examples of the room (docs/product.md#game-room); the first is what it starts with. */
export const SKETCHES: Record<SketchName, Bilingual> = {
  ball: {
    en: ball({
      where: 'where the ball is',
      speed: 'pixels per frame: try 8!',
      size: 'as large as the preview',
      move: 'Move a little at every frame, sixty times a second.',
      bounce: 'Turn around at the edges.',
    }),
    fr: ball({
      where: 'où se trouve la balle',
      speed: 'pixels par image : essaie 8 !',
      size: 'aussi grand que l’aperçu',
      move: 'Avancer un peu à chaque image, soixante fois par seconde.',
      bounce: 'Faire demi-tour sur les bords.',
    }),
  },
  snake: {
    en: snake({
      step: 'pixels per move',
      heading: 'to the right, to begin with',
      move: 'every ten frames: a smaller number is harder',
      edge: 'Out on one side, in on the other.',
      eaten: 'eaten: it grows',
      bitten: 'It bites itself: start again.',
      draw: 'First the food, then the snake.',
      keys: 'The arrow keys steer…',
      touch: '…and so does a tap, beside the head.',
      score: 'Score:',
    }),
    fr: snake({
      step: 'pixels par déplacement',
      heading: 'vers la droite, pour commencer',
      move: 'toutes les dix images : un nombre plus petit, c’est plus dur',
      edge: 'Sortir d’un côté, rentrer de l’autre.',
      eaten: 'mangé : il grandit',
      bitten: 'Il se mord la queue : on recommence.',
      draw: 'D’abord la nourriture, puis le serpent.',
      keys: 'Les flèches du clavier dirigent le serpent…',
      touch: '…et un appui à côté de la tête aussi.',
      score: 'Score :',
    }),
  },
  particles: {
    en: particles({
      spawn: 'Three new ones per frame while you press.',
      life: 'fully visible',
      fade: 'fading a little at every frame',
      hint: 'Press and move!',
    }),
    fr: particles({
      spawn: 'Trois nouvelles par image tant que tu appuies.',
      life: 'tout à fait visible',
      fade: 'elle s’efface un peu à chaque image',
      hint: 'Appuie et bouge !',
    }),
  },
};
