import { FILM, type PageCase } from '../cases.ts';

const js = (name: string, text: string) => ({ name, type: 'text/javascript', text });

/** Pages with films and workers, as projects from elsewhere bring them. */
export const MEDIA: readonly PageCase[] = [
  {
    name: 'a film of the project, named in each way',
    html: '<video id="a" src="film.mp4" width="160" height="90"></video><video id="b" width="160" height="90"><source src="film.mp4" type="video/mp4"></video>',
    js: `const made = document.createElement('video');
const source = document.createElement('source');
source.setAttribute('src', 'film.mp4');
made.append(source);
const all = [document.getElementById('a'), document.getElementById('b'), made];
const known = all.map((one) => new Promise((then) => one.readyState > 0 ? then() : one.addEventListener('loadedmetadata', then)));
made.load();
Promise.all(known).then(() => { for (const one of all) console.log(one.videoWidth, one.videoHeight, Math.round(one.duration)); });`,
    files: [FILM],
  },
  {
    name: 'a worker with a library and data',
    html: '<p id="out"></p>',
    js: `const worker = new Worker('work/worker.js');
worker.onmessage = ({ data }) => { out.textContent = data; console.log(data, worker instanceof Worker); };
worker.onerror = () => console.log('error');
worker.postMessage([3, 4]);`,
    files: [
      js(
        'work/worker.js',
        `importScripts('lib/sum.js');
onmessage = async ({ data }) => { const more = await (await fetch('more.json')).json(); let all = 0; for (const one of data) all = sum(all, one); postMessage('sum ' + sum(all, more.value)); };`,
      ),
      js('work/lib/sum.js', 'function sum(a, b) { return a + b; }'),
      { name: 'work/more.json', type: 'application/json', text: '{"value":5}' },
    ],
  },
  {
    name: 'a worker of modules, one that the program makes, and one that fails',
    html: '<p>x</p>',
    js: `const said = {};
const tell = (name, text) => { said[name] = text; if (Object.keys(said).length === 4) console.log(JSON.stringify(said, Object.keys(said).sort())); };
const module = new Worker('worker.mjs', { type: 'module' });
module.onmessage = ({ data }) => tell('module', data);
module.postMessage(20);
const made = new Worker(URL.createObjectURL(new Blob(['onmessage = (event) => postMessage(event.data + 1)'])));
made.addEventListener('message', ({ data }) => tell('made', data));
made.postMessage(1);
const wrong = new Worker('wrong.js');
wrong.onerror = (event) => tell('wrong', event.message);
const none = new Worker('none.js');
none.onerror = () => tell('none', 'error');`,
    files: [
      js(
        'worker.mjs',
        `import { double } from './double.mjs';\nonmessage = ({ data }) => postMessage(double(data));`,
      ),
      js('double.mjs', 'export const double = (n) => 2 * n;'),
      js('wrong.js', 'let a = 1;\nnull.x;'),
    ],
  },
];
