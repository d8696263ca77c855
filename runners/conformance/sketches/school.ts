import type { SketchCase } from '../cases.ts';

/** Sketches as they are made at school: classes, states, collisions, keys, text, data. */
export const SCHOOL: readonly SketchCase[] = [
  {
    name: 'a catcher with classes and a score',
    js: `class Drop {
  constructor(x) { this.x = x; this.y = 0; this.speed = 2 + (x % 3); this.caught = false; }
  move() { this.y += this.speed; if (this.y > height) this.y = 0; }
  hits(px) { return !this.caught && this.y > height - 20 && abs(this.x - px) < 25; }
  show() { if (!this.caught) { fill(0, 100, 255); noStroke(); ellipse(this.x, this.y, 8, 14); } }
}
let drops = [], score = 0, basket;
function setup() { createCanvas(200, 120); basket = width / 2; for (let i = 0; i < 10; i++) drops.push(new Drop(10 + i * 20)); textAlign(LEFT, TOP); }
function draw() {
  background(230);
  drops.forEach((d) => { d.move(); d.show(); if (d.hits(basket)) { d.caught = true; score++; } });
  drops = drops.filter((d) => !d.caught);
  fill(120, 60, 20); rectMode(CENTER); rect(basket, height - 8, 50, 12, 4);
  fill(0); textSize(14); text('Score: ' + score, 4, 4);
  if (frameCount === 70) console.log(score, drops.length);
}`,
    frames: 70,
  },
  {
    name: 'states of a game with keys',
    js: `let state = 'start', lives = 3, x = 20;
function setup() { createCanvas(160, 90); textAlign(CENTER, CENTER); }
function draw() {
  switch (state) {
    case 'start': background('navy'); fill('white'); text('Press space', width / 2, height / 2); break;
    case 'play': background('seagreen'); rect(x, 40, 10, 10); break;
    default: background('maroon'); fill(255); text('Game over', width / 2, height / 2);
  }
}
function keyPressed() {
  if (key === ' ') state = 'play';
  else if (keyCode === RIGHT_ARROW) x += 30;
  else if (key === 'x') { lives--; if (lives === 0) state = 'over'; }
  console.log(state, key, keyCode, lives, x);
  return false;
}`,
    frames: 1_000_000,
    acts: ['at 5 5', 'press Space', 'press ArrowRight', 'press x', 'press x'],
  },
  {
    name: 'a bar chart of a table',
    js: `let table;
function preload() { table = loadTable('marks.csv', 'csv', 'header'); }
function setup() {
  createCanvas(200, 120); background(255); textSize(10);
  const most = max(table.getColumn('mark').map(Number));
  table.rows.forEach((row, i) => {
    const h = map(row.getNum('mark'), 0, most, 0, 80);
    fill(lerpColor(color('orange'), color('purple'), i / table.getRowCount()));
    rect(10 + i * 45, 100 - h, 35, h);
    fill(0); text(row.getString('name'), 10 + i * 45, 112);
  });
  console.log(most, table.columns.join('+'), nf(3.14159, 1, 2), nfc(1234567));
  noLoop();
}`,
    files: [
      { name: 'marks.csv', type: 'text/csv', text: 'name,mark\nAda,18\nBob,9\nZoe,14\nTom,4\n' },
    ],
  },
  {
    name: 'a tree by recursion',
    js: `function setup() { createCanvas(200, 200); background(20); stroke(200, 255, 200); translate(100, 200); branch(60, 6); noLoop(); }
function branch(len, depth) {
  strokeWeight(depth); line(0, 0, 0, -len); translate(0, -len);
  if (depth === 0) return;
  push(); rotate(PI / 7); branch(len * 0.7, depth - 1); pop();
  push(); rotate(-PI / 5); branch(len * 0.7, depth - 1); pop();
}`,
  },
  {
    name: 'vectors that follow each other',
    js: `let head, tail = [];
function setup() { createCanvas(150, 150); head = createVector(20, 75); }
function draw() {
  background(255, 40);
  const goal = createVector(120, 75 + 50 * sin(frameCount / 8));
  head.add(p5.Vector.sub(goal, head).limit(3));
  tail.push(head.copy()); if (tail.length > 15) tail.shift();
  noStroke(); tail.forEach((v, i) => { fill(255, i * 15, 0, 150); circle(v.x, v.y, i + 3); });
  if (frameCount === 30) console.log(head.mag().toFixed(2), head.heading().toFixed(2), tail.length);
}`,
    frames: 30,
  },
];
