import { expect, test } from '@playwright/test';
import { startForeignServer } from './foreign-server.ts';
import { POLL, PreviewRoom, webFiles } from './preview-room.ts';

// These programs do what they should not, and the browser says so in its console: problems are looked
// for by what happens, not by what is logged.

let stranger: Awaited<ReturnType<typeof startForeignServer>>;
test.beforeAll(async () => {
  stranger = await startForeignServer();
});
test.afterAll(() => stranger.close());
test.afterEach(() => expect(stranger.requests).toEqual([]));

test('an endless loop is ended, with its line, and the page answers', async ({ page }) => {
  const room = new PreviewRoom(page, 'web');
  await room.open(webFiles({ js: 'let n = 0;\nwhile (true) {\n  n++;\n}' }));
  await room.run();
  await expect(room.failure).toContainText('script.js, line 2', POLL);
  await expect(room.failure).toContainText('several seconds');
  await room.isAlive();
});

test('so is a loop in draw, in a timer and in an event', async ({ page }) => {
  test.slow(); // three loops, each of which may take longer on a busy machine
  const draw = 'function setup() {\n  createCanvas(9, 9);\n}\nfunction draw() {\n  for (;;);\n}';
  const game = new PreviewRoom(page, 'game', 'fr');
  await game.open({ 'sketch.js': draw });
  await game.run();
  await expect(game.failure).toContainText('à la ligne 5', POLL);
  await game.isAlive();

  const web = new PreviewRoom(page, 'web', 'fr');
  const timer = 'setInterval(() => {\n  while (true) {}\n}, 10);';
  const event = 'b.onclick = () => {\n  do {} while (true);\n};\nb.click();';
  await web.open(webFiles({ html: `<button id="b">b</button><script>\n${timer}\n</script>` }));
  await web.run();
  await expect(web.failure).toContainText('index.html, ligne 3', POLL);
  await page.evaluate(
    (files) => localStorage.setItem('room:web:draft', files),
    JSON.stringify(webFiles({ html: '<button id="b">b</button>', js: event })),
  );
  await page.reload();
  await web.run();
  await expect(web.failure).toContainText('script.js, ligne 2', POLL);
  await web.isAlive();
});

test('what never answers again is taken away, and the next run works', async ({ page }) => {
  const room = new PreviewRoom(page, 'web');
  await room.open(webFiles({ html: '<p>back</p>', js: 'eval("while (true) {}")' }));
  await room.run();
  await expect(page.getByText(room.words.previews.lost)).toBeVisible(POLL);
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  await page.getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('console.log("again")');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(room.log).toContainText('again', POLL);
});

test('storms of dialogs and messages become counted lines', async ({ page }) => {
  const room = new PreviewRoom(page, 'web');
  const storm = `for (let i = 0; i < 5000; i++) alert("boo");
console.log(confirm("sure?"), prompt("name?"));
for (let i = 0; i < 100000; i++) console.log("line", i);`;
  await room.open(webFiles({ js: storm }));
  await room.run();
  await expect(room.log).toContainText('alert: boo', POLL);
  await expect(room.log).toContainText('5,000 times');
  await expect(room.log).toContainText('false null');
  await expect(room.log).toContainText('lines are not shown');
  await room.isAlive();
});

test('nothing of ours can be read, and nothing leaves', async ({ page, baseURL }) => {
  const room = new PreviewRoom(page, 'web');
  const app = new URL(baseURL ?? '');
  const tries = `
const said = [];
const attempt = async (name, work) => {
  try { said.push(name + " " + (await work())); } catch (error) { said.push(name + " refused"); }
};
(async () => {
  await attempt("parent", () => parent.document.title);
  await attempt("storage", () => top.localStorage.length);
  await attempt("cookie", () => document.cookie);
  await attempt("database", () => indexedDB.open("x").name);
  await attempt("worker", () => new SharedWorker("x").port);
  await attempt("service worker", () => navigator.serviceWorker.controller.state);
  await attempt("api", async () => (await fetch("${app.origin}/api/config")).status);
  await attempt("own host", async () => (await fetch("/runner/")).status);
  await attempt("stranger", async () => (await fetch("${stranger.url}/fetch")).status);
  await attempt("socket", () => new Promise((done, no) => {
    const socket = new WebSocket("${stranger.url.replace('http', 'ws')}/socket");
    socket.onopen = () => done("open");
    socket.onerror = no;
  }));
  await attempt("calls", () => new RTCPeerConnection().signalingState);
  await attempt("window", () => open("${stranger.url}/window").closed);
  await attempt("top", () => { top.location = "${stranger.url}/top"; return "moved"; });
  await attempt("form", () => { document.querySelector("form").submit(); return "asked"; });
  navigator.sendBeacon("${stranger.url}/beacon", "x");
  document.querySelector("a").click();
  document.querySelector("button").click();
  console.log(said.join("; "));
})();`;
  const html = `<img src="${stranger.url}/picture"><link rel="stylesheet" href="${stranger.url}/style">
<script src="${stranger.url}/script"></script><iframe src="${stranger.url}/frame"></iframe>
<a href="${stranger.url}/link" target="_top">x</a>
<form action="${stranger.url}/form"><input name="a" value="1"><button>x</button></form>
<style>body { background: url(${stranger.url}/background) }</style>
<meta http-equiv="refresh" content="3600; url=${stranger.url}/refresh">`;
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('token', 'a secret of ours');
  });
  await room.open(webFiles({ html, js: tries }));
  await room.run();
  await expect(room.log).toContainText('form asked', POLL);
  for (const name of 'parent storage cookie database worker api stranger socket calls window top'.split(
    ' ',
  )) {
    await expect(room.log).toContainText(`${name} refused`);
  }
  await expect(room.log).not.toContainText('a secret of ours');
  expect(new URL(page.url()).pathname).toBe('/webtraining');
  expect(page.context().pages()).toHaveLength(1);
  await room.isAlive();
});

test('forged messages to the page are ignored', async ({ page }) => {
  const room = new PreviewRoom(page, 'web');
  const forgery = `const entry = { kind: "log", level: "log", text: "forged", position: null, count: 1 };
for (const target of [parent, top]) {
  target.postMessage({ type: "console", entries: [entry], dropped: 0 }, "*");
  target.postMessage({ type: "left" }, "*");
  target.postMessage("codivia:boot", "*", [new MessageChannel().port2]);
}
console.log("honest");`;
  await room.open(webFiles({ js: forgery }));
  await room.run();
  await expect(room.log).toContainText('honest', POLL);
  await expect(room.log).not.toContainText('forged');
  await room.isAlive();
});

test('a program that goes elsewhere gets nowhere', async ({ page, baseURL }) => {
  const room = new PreviewRoom(page, 'web', 'fr');
  for (const goal of [`${stranger.url}/away?secret`, `${baseURL}/api/config`]) {
    await room.open();
    await page.evaluate(
      (files) => localStorage.setItem('room:web:draft', files),
      JSON.stringify(webFiles({ js: `location.href = ${JSON.stringify(goal)}` })),
    );
    await page.reload();
    await room.run();
    await expect(page.getByText(room.words.previews.left)).toBeVisible(POLL);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
