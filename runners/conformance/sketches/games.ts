import type { SketchCase } from '../cases.ts';

const RED_POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const picture = { name: 'cat.png', type: 'image/png', base64: RED_POINT };
const ALWAYS = 1_000_000;
const CANVAS = 'function setup() { createCanvas(200, 150); }\n';

/** A tone of a tenth of a second, as a WAV file. */
function tone(): string {
  const count = 2205;
  const bytes = Buffer.alloc(44 + 2 * count);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * count, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt32LE(0x10001, 20);
  bytes.writeUInt32LE(22_050, 24);
  bytes.writeUInt32LE(44_100, 28);
  bytes.writeUInt32LE(0x100002, 32);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * count, 40);
  for (let i = 0; i < count; i++)
    bytes.writeInt16LE(Math.round(9000 * Math.sin(i / 8)), 44 + 2 * i);
  return bytes.toString('base64');
}

/** Sketches that move, answer to people, and use files. */
export const GAMES: readonly SketchCase[] = [
  {
    name: 'a class of one script extends that of the one before it, by no order of names',
    js: 'let b;\nfunction setup() { createCanvas(80, 80); b = new Ball(); }\nfunction draw() { background(220); b.show(); }',
    files: [
      {
        name: 'shape.js',
        type: 'text/javascript',
        text: 'class Shape { show() { circle(40, 40, this.size()); } }',
      },
      {
        name: 'ball.js',
        type: 'text/javascript',
        text: 'class Ball extends Shape { size() { return 30; } }',
      },
    ],
  },
  {
    name: 'a ball that bounces',
    js: `let x = 20, speed = 9;\n${CANVAS}function draw() { background(0); x += speed; if (x > width - 15 || x < 15) speed = -speed; circle(x, 50, 30); }`,
    frames: 40,
  },
  {
    name: 'a trail',
    js: `${CANVAS}function draw() { circle(frameCount * 8, 75, 10); }`,
    frames: 20,
  },
  {
    name: 'a class of balls',
    js: `class Ball { constructor(x) { this.x = x; this.y = 0; } move() { this.y += 3; } show() { circle(this.x, this.y, 10); } }\nconst balls = [];\nfunction setup() { createCanvas(200, 150); for (let i = 0; i < 5; i++) balls.push(new Ball(i * 40)); }\nfunction draw() { background(220); for (const ball of balls) { ball.move(); ball.show(); } }`,
    frames: 20,
  },
  {
    name: 'particles with a seed',
    js: `let list = [];\nfunction setup() { createCanvas(200, 150); randomSeed(5); noStroke(); }\nfunction draw() { background(20); list.push({ x: 100, y: 75, dx: random(-2, 2), dy: random(-3, 1), life: 60 }); for (const p of list) { p.x += p.dx; p.y += p.dy; p.life -= 3; fill(255, p.life * 4); circle(p.x, p.y, 8); } list = list.filter((p) => p.life > 0); }`,
    frames: 30,
  },
  {
    name: 'frameRate and frameCount',
    js: `function setup() { createCanvas(200, 150); frameRate(30); }\nfunction draw() { background(frameCount * 10); text(frameCount, 10, 20); }`,
    frames: 10,
  },
  {
    name: 'noLoop and redraw',
    js: `function setup() { createCanvas(200, 150); noLoop(); }\nfunction draw() { background(100); text(frameCount, 50, 50); }\nfunction mousePressed() { redraw(); }`,
    frames: ALWAYS,
    acts: ['at 20 20', 'at 30 30'],
  },
  {
    name: 'clicks',
    js: `let n = 0;\n${CANVAS}function draw() { background(n * 50); }\nfunction mousePressed() { n++; console.log(mouseX, mouseY, mouseButton); }`,
    frames: ALWAYS,
    acts: ['at 40 30', 'at 60 50'],
  },
  {
    name: 'drawing with the mouse',
    js: `function setup() { createCanvas(200, 150); background(255); }\nfunction mouseClicked() { fill('red'); circle(mouseX, mouseY, 20); }`,
    frames: ALWAYS,
    acts: ['at 50 50', 'at 90 70'],
  },
  {
    name: 'keys',
    js: `let x = 100;\n${CANVAS}function draw() { background(0); circle(x, 75, 20); }\nfunction keyPressed() { if (keyCode === LEFT_ARROW) x -= 10; if (keyCode === RIGHT_ARROW) x += 10; console.log(key, keyCode); }`,
    frames: ALWAYS,
    acts: ['at 5 5', 'press ArrowLeft', 'press ArrowLeft', 'press ArrowRight', 'press a'],
  },
  {
    name: 'keyTyped and keyReleased',
    js: `${CANVAS}function keyTyped() { console.log('typed', key); }\nfunction keyReleased() { console.log('released', key); }`,
    frames: ALWAYS,
    acts: ['at 5 5', 'press b'],
  },
  {
    name: 'a snake that steps',
    js: `let body = [[5, 5], [4, 5]];\n${CANVAS}function draw() { background(30); if (frameCount % 3 === 0) { body.unshift([body[0][0] + 1, 5]); body.pop(); } for (const [x, y] of body) rect(x * 10, y * 10, 10, 10); }`,
    frames: 20,
  },
  {
    name: 'states of a game',
    js: `let state = 'menu';\n${CANVAS}function draw() { background(state === 'menu' ? 50 : 200); textSize(20); text(state, 20, 40); }\nfunction mousePressed() { state = state === 'menu' ? 'play' : 'menu'; }`,
    frames: ALWAYS,
    acts: ['at 20 20'],
  },
  {
    name: 'buttons and sliders',
    js: `let slider;\nfunction setup() { createCanvas(200, 100); slider = createSlider(0, 255, 100); const b = createButton('go'); b.id('go'); b.mousePressed(() => console.log('pressed', slider.value())); createP('below').style('color', 'red'); }\nfunction draw() { background(slider.value()); }`,
    frames: ALWAYS,
    acts: ['click #go'],
  },
  {
    name: 'a field',
    js: `function setup() { createCanvas(200, 50); const f = createInput('Ada'); f.id('f'); f.input(() => console.log(f.value())); }`,
    frames: ALWAYS,
    acts: ['fill #f Bob'],
  },
  {
    name: 'elements below a large canvas',
    js: `function setup() { createCanvas(300, 580); createButton('far').id('far').mousePressed(() => console.log('reached')); createDiv('<b>x</b>'); background(9); }`,
    frames: ALWAYS,
    acts: ['click #far'],
  },
  {
    name: 'loadImage',
    js: `let cat;\nfunction preload() { cat = loadImage('cat.png'); }\nfunction setup() { createCanvas(100, 100); image(cat, 10, 10, 50, 50); console.log(cat.width); }`,
    files: [picture],
  },
  {
    name: 'loadImage with a callback',
    js: `function setup() { createCanvas(100, 100); loadImage('cat.png', (cat) => image(cat, 0, 0, 20, 20)); }`,
    files: [picture],
    frames: ALWAYS,
  },
  {
    name: 'loadJSON and loadStrings',
    js: `let data, lines;\nfunction preload() { data = loadJSON('d.json'); lines = loadStrings('l.txt'); }\nfunction setup() { createCanvas(50, 50); console.log(data.name, lines.length, lines[1]); }`,
    files: [
      { name: 'd.json', type: 'application/json', text: '{"name":"Ada"}' },
      { name: 'l.txt', type: 'text/plain', text: 'a\nb' },
    ],
  },
  {
    name: 'loadTable',
    js: `let t;\nfunction preload() { t = loadTable('t.csv', 'csv', 'header'); }\nfunction setup() { createCanvas(50, 50); console.log(t.getRowCount(), t.getString(1, 'name'), t.getNum(0, 'age')); }`,
    files: [{ name: 't.csv', type: 'text/csv', text: 'name,age\nAda,36\nBob,4\n' }],
  },
  {
    name: 'a script beside',
    js: `function setup() { createCanvas(100, 100); star(50, 50); }`,
    files: [
      {
        name: 'star.js',
        type: 'text/javascript',
        text: 'function star(x, y) { fill("gold"); triangle(x, y - 20, x - 20, y + 20, x + 20, y + 20); }',
      },
    ],
  },
  {
    name: 'storeItem',
    js: `function setup() { createCanvas(50, 50); storeItem('best', 12); storeItem('name', 'Ada'); storeItem('on', true); console.log(getItem('best') + 1, getItem('name'), getItem('on'), getItem('none')); removeItem('best'); console.log(getItem('best')); }`,
  },
  {
    name: 'describe',
    js: `function setup() { createCanvas(50, 50); background(0); describe('A black square'); }`,
  },
  {
    name: 'prompt in setup',
    js: `let name;\nfunction setup() { createCanvas(100, 50); name = prompt('Name?'); console.log('Hi ' + name); }\nfunction draw() { background(200); }`,
    answers: ['Ada'],
  },
  {
    name: 'confirm in mousePressed',
    js: `let c = 0;\n${CANVAS}function draw() { background(c); }\nfunction mousePressed() { if (confirm('White?')) c = 255; console.log(c); }`,
    frames: ALWAYS,
    acts: ['at 20 20'],
    answers: [true],
  },
  {
    name: 'loadSound',
    sound: true,
    js: `let s;\nfunction preload() { s = loadSound('tone.wav'); }\nfunction setup() { createCanvas(50, 50); console.log(s.duration().toFixed(2), s.isLoaded(), s.channels()); }`,
    files: [{ name: 'tone.wav', type: 'audio/wav', base64: tone() }],
  },
  {
    name: 'a sound that is heard',
    sound: true,
    js: `let s, level, heard = false;\nfunction preload() { s = loadSound('tone.wav'); }\nfunction setup() { createCanvas(50, 50); level = new p5.Amplitude(); }\nfunction draw() { if (!heard && level.getLevel() > 0) { heard = true; console.log('heard', s.isPlaying(), s.currentTime() >= 0); s.stop(); } }\nfunction mousePressed() { s.loop(); }`,
    files: [{ name: 'tone.wav', type: 'audio/wav', base64: tone() }],
    frames: ALWAYS,
    acts: ['at 20 20'],
  },
  {
    name: 'oscillator and envelope',
    sound: true,
    js: `function setup() { createCanvas(50, 50); const o = new p5.Oscillator('sine'); o.freq(440); o.amp(0.5); console.log(o.getType(), midiToFreq(69)); }`,
  },
  {
    name: 'an instance of p5',
    js: `new p5((p) => { p.setup = () => { p.createCanvas(60, 60); p.background('navy'); p.noLoop(); }; });`,
  },
  {
    name: 'windowResized is left alone',
    js: `function setup() { createCanvas(windowWidth, 100); }\nfunction draw() { background(40); }\nfunction windowResized() { console.log('resized'); }`,
  },
  {
    name: 'millis and deltaTime are numbers',
    js: `${CANVAS}function draw() { if (frameCount === 3) console.log(millis() > 0, deltaTime > 0, frameRate() > 0); }`,
  },
  {
    name: 'push in loops with rotation',
    js: `${CANVAS}function draw() { background(255); translate(100, 75); for (let i = 0; i < 12; i++) { push(); rotate(i * TWO_PI / 12 + frameCount * 0.1); rect(30, -3, 30, 6); pop(); } }`,
    frames: 7,
  },
];
