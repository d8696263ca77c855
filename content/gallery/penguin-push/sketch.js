// Two penguins push each other off an ice floe. Each turns by itself; a press sends it off where it looks.
// Key A (Q on French keyboards) or the left half of the screen: the blue one. Key L or the right half: the red one,
// which plays by itself until somebody presses for it.
const FLOE = 150; // radius of the ice at first
const ROUND = 42; // a penguin, from side to side

// The world is 400 high and 400 to 640 wide; zoom enlarges it to the window, and side is what is left beside it.
let zoom, wide, side;
let penguins, ice, fallenSince, flakes;
const points = [0, 0];
let redIsPlayed = false;

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
  flakes = Array.from({ length: 50 }, () => ({
    x: random(-side, wide + side),
    y: random(400),
    s: random(1, 3),
  }));
  begin();
}

function begin() {
  ice = FLOE;
  fallenSince = null;
  penguins = [
    { x: -70, y: 0, vx: 0, vy: 0, turn: 0, scarf: '#3f8cff', rest: 0, size: 1 },
    { x: 70, y: 0, vx: 0, vy: 0, turn: PI, scarf: '#ff5a4f', rest: 0, size: 1 },
  ];
}

function slide(which) {
  const one = penguins[which];
  if (one.rest > 0 || fallenSince !== null) return;
  one.vx += cos(one.turn) * 5.2;
  one.vy += sin(one.turn) * 5.2;
  one.rest = 38; // frames until it can push off again
}

function draw() {
  scale(zoom);
  translate(side, 0);
  if (fallenSince === null) play();
  else if (frameCount - fallenSince > 70) begin();
  drawSea();
  push();
  translate(wide / 2, 206);
  drawFloe();
  for (const one of penguins) drawPenguin(one);
  pop();
  drawFlakes();
  drawPoints();
}

function play() {
  ice = max(80, ice - 0.03); // it melts
  if (!redIsPlayed) thinkForRed();
  for (const one of penguins) {
    if (one.rest > 0) one.rest -= 1;
    else one.turn += 0.055; // it turns only while it stands
    one.x += one.vx;
    one.y += one.vy;
    one.vx *= 0.965;
    one.vy *= 0.965;
  }
  bump();
  for (const [i, one] of penguins.entries()) {
    if (fallenSince === null && dist(0, 0, one.x, one.y) > ice) {
      fallenSince = frameCount;
      one.falls = true;
      points[1 - i] += 1;
    }
  }
}

// Red pushes off when it happens to look at blue, and not always at once.
function thinkForRed() {
  const [blue, red] = penguins;
  const wanted = atan2(blue.y - red.y, blue.x - red.x);
  const off = abs(atan2(sin(wanted - red.turn), cos(wanted - red.turn)));
  if (off < 0.22 && random() < 0.16) slide(1);
}

// Two round things of the same weight exchange the part of their speed that is between them.
function bump() {
  const [a, b] = penguins;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = max(0.01, sqrt(dx * dx + dy * dy));
  if (far > ROUND) return;
  const nx = dx / far;
  const ny = dy / far;
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
  if (closing <= 0) return;
  const push = closing * 1.12; // and a little more, for fun
  a.vx -= push * nx;
  a.vy -= push * ny;
  b.vx += push * nx;
  b.vy += push * ny;
}

function drawSea() {
  background('#1d6f8f');
  noFill();
  stroke(255, 255, 255, 34);
  strokeWeight(2);
  for (let y = 20; y < 400; y += 34) {
    for (let x = ((y * 3) % 70) - side; x < wide + side; x += 90) {
      arc(x + sin(frameCount * 0.02 + y) * 8, y, 34, 10, PI, TWO_PI);
    }
  }
}

function drawFloe() {
  noStroke();
  fill('#0f5370');
  circle(6, 12, ice * 2 + 26);
  fill('#a9d8e6');
  circle(0, 6, ice * 2 + 22);
  fill('#eef8fb');
  circle(0, 0, ice * 2 + 18);
  stroke('#cfe8f0');
  strokeWeight(3);
  line(-ice * 0.5, -ice * 0.3, -ice * 0.1, -ice * 0.42);
  line(ice * 0.2, ice * 0.5, ice * 0.5, ice * 0.34);
  line(-ice * 0.4, ice * 0.4, -ice * 0.26, ice * 0.5);
}

function drawPenguin(one) {
  if (one.falls) one.size *= 0.95;
  push();
  translate(one.x, one.y);
  // The arrow shows where it would slide; it is faint while it rests.
  push();
  rotate(one.turn);
  noStroke();
  fill(
    red(color(one.scarf)),
    green(color(one.scarf)),
    blue(color(one.scarf)),
    one.rest > 0 ? 60 : 230,
  );
  triangle(32, -10, 32, 10, 50, 0);
  pop();
  scale(one.size * 1.4);
  const waddle = sin(frameCount * 0.25) * (one.rest > 0 ? 0.16 : 0.05);
  rotate(waddle);
  noStroke();
  fill(20, 40, 60, 40);
  ellipse(0, 17, 34, 10);
  fill('#f4a52f');
  ellipse(-7, 17, 13, 7);
  ellipse(7, 17, 13, 7);
  fill('#25303f');
  ellipse(0, 0, 32, 40);
  ellipse(-16, 2, 9, 22);
  ellipse(16, 2, 9, 22);
  fill('#ffffff');
  ellipse(0, 5, 22, 28);
  ellipse(0, -9, 20, 15);
  fill('#25303f');
  const look = cos(one.turn) * 2;
  circle(-5 + look, -11, 4);
  circle(5 + look, -11, 4);
  fill('#f4a52f');
  triangle(-4 + look, -7, 4 + look, -7, look, -1);
  fill(one.scarf);
  rect(-14, -1, 28, 6, 3);
  rect(5, 2, 7, 14, 3);
  pop();
}

function drawFlakes() {
  noStroke();
  fill(255, 255, 255, 200);
  for (const flake of flakes) {
    flake.y = (flake.y + flake.s * 0.5) % 400;
    circle(flake.x + sin(frameCount * 0.02 + flake.s * 9) * 6, flake.y, flake.s);
  }
}

function drawPoints() {
  textStyle(BOLD);
  textSize(40);
  textAlign(LEFT, TOP);
  fill('#cfe4ff');
  text(points[0], 20, 14);
  textAlign(RIGHT, TOP);
  fill('#ffd3cf');
  text(points[1], wide - 20, 14);
}

function press(which) {
  if (which === 1) redIsPlayed = true;
  slide(which);
}

function mousePressed() {
  press(mouseX < width / 2 ? 0 : 1);
  return false;
}

function keyPressed() {
  if ('aAqQ'.includes(key)) press(0);
  if ('lL'.includes(key)) press(1);
}
