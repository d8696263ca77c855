import type { SketchCase } from '../cases.ts';

/** A canvas that is drawn on once. */
const stillSketch = (name: string, code: string, size = '100, 100'): SketchCase => ({
  name,
  js: `function setup() {\n  createCanvas(${size});\n  background(220);\n  ${code}\n  noLoop();\n}`,
});

/** Sketches that draw. */
export const DRAWINGS: readonly SketchCase[] = [
  stillSketch(
    'shapes',
    'circle(20, 20, 30); rect(40, 10, 40, 20); line(0, 99, 99, 0); triangle(10, 90, 40, 50, 60, 90);',
  ),
  stillSketch(
    'more shapes',
    'square(10, 10, 30, 5); ellipse(70, 30, 40, 20); quad(10, 60, 40, 60, 50, 90, 5, 80); point(90, 90);',
  ),
  stillSketch(
    'arcs',
    'arc(50, 50, 80, 80, 0, HALF_PI); arc(50, 50, 60, 60, PI, TWO_PI, PIE); arc(50, 50, 30, 30, 0, QUARTER_PI, CHORD);',
  ),
  stillSketch(
    'curves',
    'noFill(); bezier(10, 10, 90, 10, 10, 90, 90, 90); curve(0, 50, 20, 20, 80, 20, 99, 50);',
  ),
  stillSketch(
    'a shape of points',
    'beginShape(); vertex(10, 10); vertex(90, 30); vertex(50, 90); endShape(CLOSE);',
  ),
  stillSketch(
    'colours of all kinds',
    'fill("tomato"); rect(0, 0, 50, 50); fill(0, 128, 255, 100); rect(25, 25, 50, 50); fill("#0a0"); circle(80, 80, 20); fill(90); circle(20, 80, 20);',
  ),
  stillSketch(
    'HSB',
    'colorMode(HSB, 360, 100, 100); noStroke(); for (let h = 0; h < 100; h++) { fill(h * 3.6, 80, 90); rect(h, 0, 1, 100); }',
  ),
  stillSketch(
    'strokes',
    'strokeWeight(8); strokeCap(SQUARE); line(10, 20, 90, 20); strokeJoin(ROUND); noFill(); rect(20, 40, 50, 40); stroke("red"); strokeWeight(1); line(0, 0, 99, 99);',
  ),
  stillSketch(
    'modes of shapes',
    'rectMode(CENTER); rect(50, 50, 40, 20); ellipseMode(CORNER); circle(0, 0, 30); rectMode(RADIUS); square(80, 80, 10); rectMode(CORNERS); rect(5, 90, 30, 60);',
  ),
  stillSketch(
    'moved and turned',
    'translate(50, 50); rotate(PI / 4); rect(-20, -20, 40, 40); push(); scale(0.5); fill("red"); rect(-20, -20, 40, 40); pop(); line(0, 0, 40, 0);',
  ),
  stillSketch(
    'degrees',
    'angleMode(DEGREES); translate(50, 50); for (let a = 0; a < 360; a += 30) { push(); rotate(a); line(20, 0, 45, 0); pop(); } text(round(sin(30) * 100), 0, 0);',
  ),
  stillSketch(
    'text',
    'textSize(20); text("Hi p5", 10, 30); textAlign(CENTER, CENTER); textSize(12); text("in the\\nmiddle", 50, 60); textStyle(BOLD); text(42, 50, 90);',
  ),
  stillSketch(
    'width of text',
    'textSize(16); textFont("monospace"); const w = textWidth("hello"); rect(10, 40, w, 20); console.log(round(w) > 0);',
  ),
  stillSketch(
    'nested loops',
    'for (let x = 0; x < 10; x++) for (let y = 0; y < 10; y++) { if ((x + y) % 2) fill(0); else fill(255); rect(x * 10, y * 10, 10, 10); }',
  ),
  stillSketch(
    'random with a seed',
    'randomSeed(7); for (let i = 0; i < 30; i++) circle(random(width), random(height), random(5, 20)); console.log(floor(random(100)), random(["a", "b", "c"]));',
  ),
  stillSketch(
    'noise with a seed',
    'noiseSeed(3); noFill(); beginShape(); for (let x = 0; x < 100; x++) vertex(x, noise(x * 0.05) * 100); endShape();',
  ),
  stillSketch(
    'gaussian',
    'randomSeed(1); for (let i = 0; i < 50; i++) point(randomGaussian(50, 15), 50);',
  ),
  stillSketch(
    'vectors',
    'const a = createVector(3, 4); const b = p5.Vector.mult(a, 2); console.log(a.mag(), b.x, b.y, a.dist(b)); b.normalize().mult(40); line(50, 50, 50 + b.x, 50 + b.y);',
  ),
  stillSketch(
    'numbers',
    'console.log(map(5, 0, 10, 0, 100), constrain(12, 0, 10), dist(0, 0, 3, 4), lerp(0, 10, 0.3), floor(2.7), ceil(2.1), round(2.567, 1), abs(-3), pow(2, 5), sqrt(49), max(1, 9, 4), min([4, 2]));',
  ),
  stillSketch(
    'texts and lists',
    'console.log(join(["a", "b"], "-"), split("a,b,c", ",").length, nf(5, 3), trim("  x "), int("12") + 1, str(5) + 1, reverse([1, 2, 3]).join(), sort([3, 1, 2]).join(), shuffle([1]).length);',
  ),
  stillSketch(
    'pixels',
    'loadPixels(); for (let i = 0; i < 400; i += 4) { pixels[i] = 255; pixels[i + 1] = 0; pixels[i + 2] = 0; } updatePixels(); console.log(get(5, 0).join());',
  ),
  stillSketch(
    'set and get',
    'set(10, 10, color(255, 0, 0)); updatePixels(); console.log(get(10, 10).join(), red(get(10, 10)), color("blue").toString());',
  ),
  stillSketch(
    'a picture that is made',
    'const img = createImage(10, 10); img.loadPixels(); for (let i = 0; i < img.pixels.length; i++) img.pixels[i] = i % 256; img.updatePixels(); image(img, 20, 20, 60, 60);',
  ),
  stillSketch(
    'a canvas beside',
    'const g = createGraphics(50, 50); g.background("gold"); g.circle(25, 25, 20); image(g, 10, 10); image(g, 50, 50, 25, 25);',
  ),
  stillSketch('filters', 'fill("red"); rect(20, 20, 60, 60); filter(INVERT); filter(GRAY);'),
  stillSketch(
    'tint',
    'const g = createGraphics(20, 20); g.background(255); tint(255, 0, 0, 127); image(g, 10, 10); noTint(); image(g, 60, 60);',
  ),
  stillSketch(
    'blend modes',
    'blendMode(MULTIPLY); fill("yellow"); rect(10, 10, 60, 60); fill("cyan"); rect(30, 30, 60, 60);',
  ),
  stillSketch(
    'erase',
    'fill("blue"); rect(0, 0, 100, 100); erase(); circle(50, 50, 40); noErase();',
  ),
  stillSketch(
    'lerpColor',
    'for (let i = 0; i < 10; i++) { fill(lerpColor(color("red"), color("blue"), i / 9)); rect(i * 10, 0, 10, 100); }',
  ),
  stillSketch(
    'a canvas as large as the window',
    'fill("green"); rect(10, 10, width - 20, height - 20); console.log(width, height, windowWidth, windowHeight);',
    'windowWidth, windowHeight',
  ),
  stillSketch('a canvas wider than the window', 'line(0, 0, width, height);', '1200, 300'),
  stillSketch(
    'a drawing before createCanvas',
    'rect(10, 10, 20, 20); createCanvas(60, 60); background(0);',
  ),
  {
    name: 'no canvas of its own',
    js: 'function draw() {\n  background(200);\n  circle(50, 50, 20);\n}',
  },
  {
    name: 'setup alone',
    js: 'function setup() {\n  createCanvas(50, 50);\n  background("teal");\n}',
  },
  {
    name: 'WebGL',
    js: 'function setup() { createCanvas(100, 100, WEBGL); }\nfunction draw() { background(50); rotateX(0.5); rotateY(0.3); normalMaterial(); box(40); }',
    frames: 2,
  },
];
