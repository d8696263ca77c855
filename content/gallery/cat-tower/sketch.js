// A tower of sleeping cats. A press or the space bar drops the cat that hangs from the balloon.
const FURS = ['#f2a65a', '#6b7080', '#f6e7cf', '#9a6a48', '#c9cfd6'];
const TALL = 34; // how much higher each cat makes the tower
const FLOOR = 362;

// The world is 400 high and 400 to 640 wide; zoom enlarges it to the window, and side is what is left beside it.
let zoom, wide, side;
let stars, tower, cat, camera, hearts, over;
let best = 0;

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
  stars = Array.from({ length: 50 }, () => ({
    x: random(-side, wide + side),
    y: random(500),
    s: random(1, 3),
  }));
  begin();
}

function begin() {
  tower = [];
  hearts = [];
  camera = 0;
  over = false;
  hangCat();
}

function hangCat() {
  const fur = FURS[floor(random(FURS.length))];
  cat = { x: wide / 2, y: 88, speed: 0, turn: 0, falls: false, since: frameCount, fur };
}

function draw() {
  scale(zoom);
  translate(side, 0);
  drawEvening();
  // The camera follows the top of the tower, a little late.
  camera += (max(0, tower.length - 4) * TALL - camera) * 0.08;
  if (cat.falls) fallCat();
  else swingCat();

  push();
  translate(0, camera);
  noStroke();
  fill('#4a3f6b');
  rect(-side, FLOOR, wide + 2 * side, 600);
  fill('#d96c75');
  ellipse(wide / 2, FLOOR + 4, 210, 22); // the cushion
  for (const one of tower) drawCat(one.x, one.y, one.fur, 0, true);
  pop();

  if (!cat.falls) drawBalloon(cat.x, cat.y - 14);
  drawCat(cat.x, cat.y, cat.fur, cat.turn, false);
  drawHearts();
  drawNumbers();
}

// The balloon waits for the first cat, then swings faster with every one.
function swingCat() {
  const width = tower.length === 0 ? 0 : min(wide / 2 - 60, 170);
  const pace = 0.03 + tower.length * 0.0018;
  cat.x = wide / 2 + sin((frameCount - cat.since) * pace) * width;
}

function fallCat() {
  cat.speed += 0.6;
  cat.y += cat.speed;
  if (over) {
    cat.turn += 0.12;
    return;
  }
  const landing = FLOOR - TALL * (tower.length + 0.5) + camera;
  if (cat.y < landing) return;
  const below = tower.at(-1);
  const beside = below ? abs(cat.x - below.x) : 0;
  if (beside < 38) {
    tower.push({ x: cat.x, y: FLOOR - TALL * (tower.length + 0.5), fur: cat.fur });
    best = max(best, tower.length);
    if (beside < 8) hearts.push({ x: cat.x, y: landing - 20, age: 0 });
    hangCat();
  } else {
    over = true;
    cat.speed = -5; // it jumps off, awake and offended
  }
}

function drawEvening() {
  noStroke();
  for (let y = 0; y < 400; y += 10) {
    fill(lerpColor(color('#2b2350'), color('#f29e7c'), y / 400));
    rect(-side, y, wide + 2 * side, 11);
  }
  // Stars come out as the tower grows.
  fill(255, 244, 214, min(255, 60 + camera));
  for (const { x, y, s } of stars) circle(x, (y + camera * 0.4) % 400, s);
}

function drawBalloon(x, y) {
  stroke('#fff4d6');
  strokeWeight(1.5);
  line(x, y, x, y - 24);
  noStroke();
  fill('#ff7d52');
  ellipse(x, y - 46, 44, 52);
  fill(255, 255, 255, 90);
  ellipse(x - 9, y - 56, 10, 16);
}

function drawCat(x, y, fur, turn, sleeps) {
  push();
  translate(x, y);
  rotate(turn);
  // The tail
  noFill();
  stroke(fur);
  strokeWeight(9);
  const wag = sleeps ? 0 : sin(frameCount * 0.2) * 8;
  bezier(32, 10, 52, 12, 52, -8 + wag, 44, -16 + wag);
  // Body, head and ears
  noStroke();
  fill(fur);
  ellipse(0, 4, 84, 36);
  triangle(-42, -8, -38, -24, -26, -12);
  triangle(-10, -8, -14, -24, -26, -12);
  ellipse(-26, -2, 40, 32);
  // Stripes
  stroke(0, 0, 0, 45);
  strokeWeight(3);
  for (let i = 0; i < 3; i++) line(4 + i * 11, -10 + i, 6 + i * 11, 0 + i);
  // Face
  stroke('#2b2350');
  strokeWeight(2);
  if (sleeps) {
    noFill();
    arc(-33, -3, 8, 6, 0, PI);
    arc(-19, -3, 8, 6, 0, PI);
  } else {
    fill('#2b2350');
    circle(-33, -4, 4);
    circle(-19, -4, 4);
  }
  noStroke();
  fill('#e58a8a');
  triangle(-29, 2, -23, 2, -26, 5);
  pop();
}

// A heart for each cat that lands in the middle.
function drawHearts() {
  for (const heart of hearts) {
    heart.age += 1;
    const y = heart.y - heart.age * 0.8;
    fill(255, 110, 130, 255 - heart.age * 4);
    circle(heart.x - 5, y, 12);
    circle(heart.x + 5, y, 12);
    triangle(heart.x - 10.5, y + 3, heart.x + 10.5, y + 3, heart.x, y + 15);
  }
  hearts = hearts.filter(({ age }) => age < 64);
}

function drawNumbers() {
  textAlign(LEFT, TOP);
  textStyle(BOLD);
  textSize(30);
  fill('#fff4d6');
  text(tower.length, 18, 14);
  textSize(16);
  textAlign(RIGHT, TOP);
  text(`★ ${best}`, wide - 18, 18);
  if (over && cat.y > 460) {
    textAlign(CENTER, CENTER);
    textSize(60);
    text('↻', wide / 2, 190);
  }
}

function press() {
  if (over) {
    if (cat.y > 460) begin();
  } else {
    cat.falls = true;
  }
}

function mousePressed() {
  press();
  return false;
}

function keyPressed() {
  if (key === ' ' || key === 'Enter') press();
}
