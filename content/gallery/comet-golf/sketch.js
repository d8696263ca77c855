// Golf among planets: they attract the comet. Pull it back and let go; or turn with the left and right arrows, change the
// strength with up and down, and throw with the space bar.
const COLOURS = ['#ff7d52', '#4fb3bf', '#b79bff', '#8fd16a', '#f4a6c0'];
const PULL = 0.8; // the force of a planet, for its size

// The world is 400 high and 400 to 640 wide; zoom enlarges it to the window, and side is what is left beside it.
let zoom, wide, side;
let level = 1;
let throws = 0;
let sky, planets, start, star, comet, aim, trail, wonSince;

function fit() {
  zoom = min(windowWidth, windowHeight) / 400;
  wide = min(640, windowWidth / zoom);
  side = (windowWidth / zoom - wide) / 2;
}

// When the window changes, to the full screen for example
function windowResized() {
  fit();
  resizeCanvas(windowWidth, windowHeight);
}

function setup() {
  fit();
  createCanvas(windowWidth, windowHeight);
  const star = () => ({
    x: random(-side, wide + side),
    y: random(400),
    s: random(1, 2.6),
    glow: random(40, 190),
  });
  sky = Array.from({ length: 90 }, star);
  makeCourse();
}

function makeCourse() {
  start = { x: 48, y: random(120, 280) };
  star = { x: wide - 48, y: random(70, 330) };
  planets = [];
  const wanted = min(2 + floor(level / 2), 4);
  // A planet is placed where nothing else is; after many tries the course has fewer.
  for (let tries = 0; planets.length < wanted && tries < 200; tries++) {
    const one = { x: random(120, wide - 110), y: random(50, 350), r: random(24, 42) };
    one.colour = COLOURS[planets.length % COLOURS.length];
    one.ring = random() < 0.4;
    if (planets.every((other) => dist(one.x, one.y, other.x, other.y) > one.r + other.r + 50)) {
      planets.push(one);
    }
  }
  wonSince = null;
  aim = { turn: 0, power: 0.55, pulled: false };
  returnComet();
}

function returnComet() {
  comet = { x: start.x, y: start.y, vx: 0, vy: 0, flies: false, age: 0 };
  trail = [];
}

// Moves something by one step; the preview of the way uses it too.
function move(one) {
  for (const { x, y, r } of planets) {
    const far = max(r, dist(x, y, one.x, one.y));
    const force = (PULL * r * r) / (far * far);
    one.vx += (force * (x - one.x)) / far;
    one.vy += (force * (y - one.y)) / far;
  }
  one.x += one.vx;
  one.y += one.vy;
}

function hits(one) {
  return planets.some(({ x, y, r }) => dist(x, y, one.x, one.y) < r + 6);
}

function speedOfThrow() {
  return { vx: cos(aim.turn) * aim.power * 8, vy: sin(aim.turn) * aim.power * 8 };
}

function launch() {
  if (comet.flies || wonSince !== null) return;
  Object.assign(comet, speedOfThrow(), { flies: true });
  throws += 1;
}

function draw() {
  scale(zoom);
  translate(side, 0);
  drawSpace();
  if (comet.flies && wonSince === null) fly();
  if (aim.pulled) pullBack();
  if (!comet.flies) drawAim();
  for (const planet of planets) drawPlanet(planet);
  drawStar();
  drawComet();
  drawNumbers();
  if (wonSince !== null && frameCount - wonSince > 90) {
    level += 1;
    makeCourse();
  }
}

function fly() {
  trail.push({ x: comet.x, y: comet.y });
  if (trail.length > 40) trail.shift();
  move(comet);
  comet.age += 1;
  if (dist(comet.x, comet.y, star.x, star.y) < 24) {
    wonSince = frameCount;
    return;
  }
  const lost = comet.x < -side - 80 || comet.x > wide + side + 80 || comet.y < -80 || comet.y > 480;
  if (lost || hits(comet) || comet.age > 900) returnComet();
}

// The comet is thrown away from the pointer, like a stone from a sling.
function pullBack() {
  const dx = comet.x - (mouseX / zoom - side);
  const dy = comet.y - mouseY / zoom;
  aim.turn = atan2(dy, dx);
  aim.power = constrain(sqrt(dx * dx + dy * dy) / 130, 0.12, 1);
}

function drawAim() {
  const ghost = { x: comet.x, y: comet.y, ...speedOfThrow() };
  noStroke();
  for (let i = 0; i < 56 && !hits(ghost); i++) {
    move(ghost);
    if (i % 4 === 0) {
      fill(255, 244, 214, 230 - i * 4);
      circle(ghost.x, ghost.y, 4.5);
    }
  }
}

function drawSpace() {
  background('#12142e');
  noStroke();
  for (const { x, y, s, glow } of sky) {
    fill(255, 255, 255, glow);
    circle(x, y, s);
  }
}

function drawPlanet({ x, y, r, colour, ring }) {
  noStroke();
  fill(255, 255, 255, 12);
  circle(x, y, r * 4.4); // as far as it is felt most
  fill(colour);
  circle(x, y, r * 2);
  fill(255, 255, 255, 60);
  ellipse(x - r * 0.3, y - r * 0.35, r * 0.9, r * 0.55);
  fill(0, 0, 0, 50);
  circle(x + r * 0.35, y + r * 0.3, r * 0.5);
  circle(x - r * 0.2, y + r * 0.5, r * 0.26);
  if (!ring) return;
  noFill();
  stroke(255, 244, 214, 190);
  strokeWeight(4);
  arc(x, y, r * 3.4, r, -0.15, PI + 0.15);
}

function drawStar() {
  const beat = 1 + sin(frameCount * 0.08) * 0.08;
  const grown = wonSince === null ? beat : 1 + (frameCount - wonSince) * 0.06;
  push();
  translate(star.x, star.y);
  rotate(frameCount * 0.01);
  scale(grown);
  noStroke();
  fill(255, 200, 61, 50);
  circle(0, 0, 58);
  fill('#ffc83d');
  beginShape();
  for (let i = 0; i < 10; i++) {
    const far = i % 2 === 0 ? 20 : 9;
    vertex(cos((i * PI) / 5) * far, sin((i * PI) / 5) * far);
  }
  endShape(CLOSE);
  pop();
}

function drawComet() {
  if (wonSince !== null) return;
  noStroke();
  for (const [i, { x, y }] of trail.entries()) {
    fill(138, 214, 255, i * 4);
    circle(x, y, 3 + i * 0.22);
  }
  fill('#e9fbff');
  circle(comet.x, comet.y, 15);
  fill('#12142e');
  circle(comet.x - 2.5, comet.y - 1, 2.4);
  circle(comet.x + 3.5, comet.y - 1, 2.4);
}

function drawNumbers() {
  fill('#fff4d6');
  textStyle(BOLD);
  textSize(20);
  textAlign(LEFT, TOP);
  text(`⚑ ${level}`, 16, 14);
  textAlign(RIGHT, TOP);
  text(`☄ ${throws}`, wide - 16, 14);
}

function mousePressed() {
  if (!comet.flies) aim.pulled = true;
  return false;
}

function mouseReleased() {
  if (aim.pulled) launch();
  aim.pulled = false;
}

function keyPressed() {
  if (key === 'ArrowLeft') aim.turn -= 0.06;
  if (key === 'ArrowRight') aim.turn += 0.06;
  if (key === 'ArrowUp') aim.power = min(1, aim.power + 0.05);
  if (key === 'ArrowDown') aim.power = max(0.12, aim.power - 0.05);
  if (key === ' ') launch();
}
