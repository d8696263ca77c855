// A frog jumps up a pond. A press or the space bar makes it jump to the next row: it needs a lily pad there.
const ROW = 78; // from one row of pads to the next
const FRAMES = 18; // of a jump

// The world is 400 high and 400 to 640 wide; zoom enlarges it to the window, and side is what is left beside it.
let zoom, wide, side;
let rows, frog, camera, fireflies;
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
  begin();
}

function begin() {
  rows = [];
  camera = 0;
  fireflies = 0;
  frog = { row: 0, pad: null, x: wide / 2, shift: 0, jump: null, sunkSince: null };
  while (rows.length < 8) addRow();
  frog.pad = rows[0][0];
}

// Pads get smaller and faster, and half of the rows have two of them.
function addRow() {
  const n = rows.length;
  const quick = n === 0 ? 0 : random(0.9, 1.5) + min(n, 40) * 0.045;
  const r = n === 0 ? 60 : max(28, 46 - n * 0.5);
  const pads = n > 0 && random() < 0.5 ? [0.28, 0.78] : [0.5];
  const way = random() < 0.5 ? 1 : -1;
  rows.push(
    pads.map((place) => ({
      x: n === 0 ? wide / 2 : wide * place,
      r,
      speed: quick * way,
      flower: random() < 0.3,
      firefly: n > 0 && random() < 0.35,
    })),
  );
}

// A row on the screen, which moves down as the frog climbs
function heightOf(row) {
  return 330 - row * ROW + camera;
}

function draw() {
  scale(zoom);
  translate(side, 0);
  movePads();
  moveFrog();
  camera += (max(0, frog.row - 0.6) * ROW - camera) * 0.09;
  while (rows.length < frog.row + 8) addRow();
  drawPond();
  for (const [n, pads] of rows.entries()) {
    if (heightOf(n) < 460 && heightOf(n) > -60) for (const pad of pads) drawPad(pad, heightOf(n));
  }
  drawFrog();
  drawNumbers();
}

function movePads() {
  for (const pads of rows) {
    for (const pad of pads) {
      pad.x += pad.speed;
      // The whole row turns back at the edge, so that its pads never meet.
      if (pad.x < pad.r || pad.x > wide - pad.r) {
        const back = pad.x < pad.r ? 1 : -1;
        for (const one of pads) one.speed = abs(one.speed) * back;
      }
    }
  }
}

function moveFrog() {
  if (frog.sunkSince !== null) return;
  if (frog.jump === null) {
    frog.x = frog.pad.x + frog.shift;
    return;
  }
  frog.jump += 1;
  if (frog.jump < FRAMES) return;
  frog.jump = null;
  frog.row += 1;
  const landed = rows[frog.row].find((pad) => abs(pad.x - frog.x) < pad.r + 8);
  if (!landed) {
    frog.sunkSince = frameCount;
    return;
  }
  frog.pad = landed;
  frog.shift = constrain(frog.x - landed.x, 12 - landed.r, landed.r - 12);
  best = max(best, frog.row);
  if (landed.firefly) fireflies += 1;
  landed.firefly = false;
}

function drawPond() {
  background('#0f3b46');
  noStroke();
  fill(255, 240, 190, 40);
  ellipse(wide * 0.72, 110, 120, 60); // the moon in the water
  noFill();
  stroke(255, 255, 255, 22);
  strokeWeight(2);
  for (let i = 0; i < 14; i++) {
    const y = (i * 53 + camera * 0.9) % 440;
    const x = ((i * 137) % (wide + 2 * side)) - side;
    ellipse(x, y, 60 + sin(frameCount * 0.03 + i) * 12, 14);
  }
  // Reeds at both sides
  stroke('#1f5f4e');
  strokeWeight(5);
  for (let i = 0; i < 12; i++) {
    const y = (i * 71 + camera) % 480;
    const bend = sin(frameCount * 0.02 + i) * 4;
    const x = i % 2 === 0 ? 6 - side : wide + side - 6;
    line(x, y, x + bend, y - 52);
  }
}

function drawPad({ x, r, flower, firefly }, y) {
  noStroke();
  fill(0, 0, 0, 50);
  ellipse(x + 3, y + 6, r * 2, r * 1.05);
  fill('#3f9b57');
  arc(x, y, r * 2, r * 1.05, 0.25, TWO_PI - 0.12, PIE);
  stroke('#56b56d');
  strokeWeight(2);
  for (let i = 1; i < 7; i++) line(x, y, x + cos(i * 0.9) * r * 0.8, y + sin(i * 0.9) * r * 0.42);
  noStroke();
  if (flower) {
    fill('#f7b7d2');
    for (let i = 0; i < 5; i++)
      ellipse(x - r * 0.6 + cos(i * 1.26) * 6, y - 6 + sin(i * 1.26) * 4, 9, 7);
    fill('#ffe08a');
    circle(x - r * 0.6, y - 6, 6);
  }
  if (firefly) {
    const hover = sin(frameCount * 0.1 + x * 0.01) * 5;
    fill(255, 240, 120, 50 + 40 * sin(frameCount * 0.2));
    circle(x, y - 26 + hover, 34);
    fill('#fff3a0');
    circle(x, y - 26 + hover, 8);
  }
}

function drawFrog() {
  const part = frog.jump === null ? 0 : frog.jump / FRAMES;
  const y = heightOf(frog.row + part) - sin(part * PI) * 26 - 8;
  if (frog.sunkSince !== null) {
    drawSplash(frog.x, heightOf(frog.row));
    return;
  }
  push();
  translate(frog.x, y);
  scale(1 + sin(part * PI) * 0.25);
  noStroke();
  fill('#5fae2e');
  const stretch = sin(part * PI) * 12;
  ellipse(-15, 8 + stretch, 14, 16 + stretch);
  ellipse(15, 8 + stretch, 14, 16 + stretch);
  fill('#7ed348');
  ellipse(0, 0, 38, 30);
  circle(-10, -14, 15);
  circle(10, -14, 15);
  fill('#ffffff');
  circle(-10, -15, 9);
  circle(10, -15, 9);
  fill('#14352d');
  circle(-10, -16, 5);
  circle(10, -16, 5);
  fill('#c9f0a0');
  ellipse(0, 6, 22, 13);
  noFill();
  stroke('#14352d');
  strokeWeight(2);
  arc(0, -3, 16, 8, 0.2, PI - 0.2);
  pop();
}

function drawSplash(x, y) {
  const age = frameCount - frog.sunkSince;
  noFill();
  for (let i = 0; i < 3; i++) {
    stroke(255, 255, 255, max(0, 220 - age * 3 - i * 30));
    strokeWeight(3);
    ellipse(x, y, age * (1.4 + i * 0.5), age * (0.6 + i * 0.2));
  }
}

function drawNumbers() {
  noStroke();
  textStyle(BOLD);
  textSize(28);
  textAlign(LEFT, TOP);
  fill('#e9fbd8');
  text(frog.sunkSince === null ? frog.row : frog.row - 1, 20, 14);
  textSize(17);
  fill('#fff3a0');
  text(`● ${fireflies}`, 20, 50);
  fill('#e9fbd8');
  textAlign(RIGHT, TOP);
  text(`★ ${best}`, wide - 20, 18);
  if (frog.sunkSince !== null && frameCount - frog.sunkSince > 30) {
    textAlign(CENTER, CENTER);
    textSize(60);
    text('↻', wide / 2, 180);
  }
}

function press() {
  if (frog.sunkSince !== null) {
    if (frameCount - frog.sunkSince > 30) begin();
  } else if (frog.jump === null) {
    frog.jump = 0;
  }
}

function mousePressed() {
  press();
  return false;
}

function keyPressed() {
  if (key === ' ' || key === 'Enter' || key === 'ArrowUp') press();
}
