import { FILM, type SketchCase } from '../cases.ts';

const ALWAYS = 1_000_000;
const TETRAHEDRON = 'v 0 0 0\nv 40 0 0\nv 0 40 0\nv 0 0 40\nf 1 2 3\nf 1 2 4\nf 1 3 4\nf 2 3 4\n';

/** One triangle as an STL of bytes. */
function triangle(): string {
  const bytes = Buffer.alloc(134);
  bytes.writeUInt32LE(1, 80);
  [0, 0, 1, 0, 0, 0, 40, 0, 0, 0, 40, 0].forEach((value, i) => {
    bytes.writeFloatLE(value, 84 + 4 * i);
  });
  return bytes.toString('base64');
}

/** Sketches with films and models, as projects from elsewhere bring them. */
export const MEDIA: readonly SketchCase[] = [
  {
    name: 'createVideo',
    js: `function setup() { createCanvas(100, 100); background(9); const film = createVideo(['film.mp4'], () => console.log(film.elt.videoWidth, Math.round(film.duration()))); film.hide(); }`,
    files: [FILM],
    frames: ALWAYS,
  },
  {
    name: 'loadModel of both kinds',
    js: `let a, b;\nfunction preload() { a = loadModel('models/a.obj'); b = loadModel('b.stl', true); }\nfunction setup() { createCanvas(120, 120, WEBGL); background(220); console.log(a.vertices.length, b.faces.length); normalMaterial(); model(a); model(b); }`,
    files: [
      { name: 'models/a.obj', type: 'text/plain', text: `mtllib a.mtl\n${TETRAHEDRON}` },
      { name: 'models/a.mtl', type: 'text/plain', text: 'newmtl m\nKd 1 0 0\n' },
      { name: 'b.stl', type: 'model/stl', base64: triangle() },
    ],
  },
];
