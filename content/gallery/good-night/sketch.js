// A village of lamps. Switching one house also switches its neighbours: put out all of them.
// Click or touch a house; or use the arrow keys and the space bar.
const ROOFS = ['#b5524a', '#4d6a8f', '#7b5a8c', '#4f7d6a', '#a9743f'];

// The world is 400 high and 400 to 640 wide; zoom enlarges it to the window, and side is what is left beside it.
let zoom, wide, side;
let level = 1;
let stars;
let size; // houses in a row
let lit; // lit[row][column]
let clicks, asleepSince;
let chosen = null; // the house that the keys have chosen

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
  stars = Array.from({ length: 140 }, () => ({
    x: random(-side, wide + side),
    y: random(400),
    s: random(1, 3),
  }));
  begin();
}

// Every village can be put to sleep: it begins asleep, and houses are then switched at random.
function begin() {
  size = min(5, 2 + ceil(level / 2));
  lit = Array.from({ length: size }, () => Array(size).fill(false));
  clicks = 0;
  asleepSince = null;
  while (allDark()) {
    for (let i = 0; i < level + 2; i++) toggle(floor(random(size)), floor(random(size)));
  }
}

function allDark() {
  return lit.every((row) => row.every((lamp) => !lamp));
}

function toggle(column, row) {
  const cross = [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ];
  for (const [right, down] of cross) {
    const line = lit[row + down];
    if (line && column + right in line) line[column + right] = !line[column + right];
  }
}

function press(column, row) {
  if (asleepSince !== null) {
    // The next village, once this one has slept for a moment.
    if (frameCount - asleepSince > 50) {
      level += 1;
      begin();
    }
    return;
  }
  if (column < 0 || row < 0 || column >= size || row >= size) return;
  toggle(column, row);
  clicks += 1;
  if (allDark()) asleepSince = frameCount;
}

// Where the houses stand
function step() {
  return 320 / size;
}
function left() {
  return wide / 2 - 160;
}
const TOP = 64;

function draw() {
  scale(zoom);
  translate(side, 0);
  drawNight();
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) drawHouse(column, row);
  }
  drawNumbers();
}

function drawNight() {
  const dark = asleepSince !== null;
  background(dark ? '#0e1030' : '#2c2f63');
  noStroke();
  // More stars can be seen when the village sleeps.
  for (const [i, { x, y, s }] of stars.slice(0, dark ? 140 : 40).entries()) {
    fill(255, 246, 214, 140 + 110 * sin(frameCount * 0.05 + i));
    circle(x, y, s);
  }
  fill('#ffe9a8');
  circle(wide - 46, 40, 44);
  fill(dark ? '#0e1030' : '#2c2f63');
  circle(wide - 56, 34, 40); // the rest of the moon
}

function drawHouse(column, row) {
  const s = step();
  push();
  translate(left() + (column + 0.5) * s, TOP + (row + 0.5) * s);
  const u = s / 100; // the drawing below is made for houses of 100
  scale(u);
  const lamp = lit[row][column];
  noStroke();
  if (lamp) {
    fill(255, 214, 102, 36);
    circle(0, 8, 108);
  }
  fill(lamp ? '#e8d7c0' : '#6d6f94');
  rect(-32, -8, 64, 44, 4);
  const roof = color(ROOFS[(column + row * 2) % ROOFS.length]);
  fill(lamp ? roof : lerpColor(roof, color('#2c2f63'), 0.55));
  triangle(-42, -6, 42, -6, 0, -42);
  rect(16, -40, 10, 22);
  fill(lamp ? '#ffd666' : '#33365e');
  rect(-24, 2, 20, 18, 3);
  rect(4, 2, 20, 18, 3);
  if (!lamp) drawSleep(column + row);
  if (chosen && chosen.column === column && chosen.row === row) {
    noFill();
    stroke('#ffffff');
    strokeWeight(4);
    rect(-46, -46, 92, 90, 10);
  }
  pop();
}

// Small z letters rise from the chimney.
function drawSleep(shift) {
  fill(255, 255, 255, 170);
  textAlign(CENTER, CENTER);
  textStyle(BOLD);
  for (let i = 0; i < 2; i++) {
    const up = (frameCount * 0.35 + i * 18 + shift * 7) % 36;
    textSize(9 + up / 4);
    text('z', 24 + up / 3, -40 - up / 2);
  }
}

function drawNumbers() {
  noStroke();
  fill('#fff4d6');
  textStyle(BOLD);
  textAlign(LEFT, TOP);
  textSize(24);
  text(`☾ ${level}`, 18, 26);
  textSize(16);
  text(clicks, 18, 60);
  if (asleepSince !== null && frameCount - asleepSince > 50) {
    textAlign(CENTER, CENTER);
    textSize(48);
    text('→', wide / 2, 34);
  }
}

function mousePressed() {
  chosen = null;
  const column = floor((mouseX / zoom - side - left()) / step());
  const row = floor((mouseY / zoom - TOP) / step());
  press(column, row);
  return false;
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function keyPressed() {
  const way = WAYS[key];
  if (way) {
    chosen ??= { column: 0, row: 0 };
    chosen.column = constrain(chosen.column + way[0], 0, size - 1);
    chosen.row = constrain(chosen.row + way[1], 0, size - 1);
  } else if (key === ' ' || key === 'Enter') {
    chosen ??= { column: 0, row: 0 };
    press(chosen.column, chosen.row);
  }
}
