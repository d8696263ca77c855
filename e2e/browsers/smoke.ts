import { type Browser, until } from './browser.ts';
import { expectSilence } from './connections.ts';

/** The page's button with this name, where it is seen. */
const button = (name: string) =>
  `[...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.innerText).trim() === ${JSON.stringify(name)} && one.checkVisibility())`;

const press = (browser: Browser, name: string) =>
  until(
    browser,
    `the button ${name}`,
    `(() => { const one = ${button(name)}; one?.click(); return one; })()`,
  );

/** The page says this. */
const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;

const hasConsoleLine = (text: string) =>
  `[...document.querySelectorAll('[role=log]')].some((log) => log.innerText.includes(${JSON.stringify(text)}))`;

/** The page has been taken over by its scripts. */
const IS_HYDRATED = `!document.querySelector('#root[data-rendered]') && document.querySelector('h1')`;

/** Goes to a page; a browser that was busy with the one before may need several requests. */
async function visit(browser: Browser, address: string): Promise<void> {
  await browser.goTo(address).catch(() => {});
  const there = await browser.evaluate<boolean>(`location.href === ${JSON.stringify(address)}`);
  if (!there) await browser.goTo(address);
}

/** Opens a room with this code in it. */
async function openRoom(browser: Browser, url: string, room: string, path: string, files: object) {
  await browser.goTo(url);
  const draft = JSON.stringify(JSON.stringify(files));
  await browser.evaluate(`localStorage.setItem('room:${room}:draft', ${draft})`);
  await visit(browser, url + path);
  await until(browser, 'the editor', `document.querySelector('.cm-content')`);
}

/** A Python that did not start from its snapshot would not have imported this module. */
const PYTHON = {
  'main.py': `import sys
name = input("Who? ")
print("Hello", name)
print("snapshot", "dataclasses" in sys.modules)
while name == "loop": pass`,
};

/** A program that has waited continues after its answer: one that begins again has not waited. */
const WAITING = {
  'main.py':
    'import time\nbegan = time.time()\ninput("Who? ")\nprint("waited", time.time() - began > 1)\ninput("And now? ")',
};

/** The check applies only to browsers that let pages choose the colour. */
const SCROLLBAR_ON_GROUND = `(() => {
  const look = (selector) => getComputedStyle(document.querySelector(selector));
  if (!CSS.supports('scrollbar-color', 'auto')) return true;
  return look('.cm-scroller').scrollbarColor.endsWith(look('.code-surface').backgroundColor);
})()`;

const QUESTION = `document.querySelector('main form input')`;

async function answer(browser: Browser, text: string): Promise<void> {
  await until(browser, 'the question', QUESTION);
  await browser.evaluate(`(() => {
    const field = document.querySelector('main form input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form.requestSubmit();
  })()`);
}

/** The browser has what finding hands computes with. */
const HAS_WEBGL = `Boolean(document.createElement('canvas').getContext('webgl2'))`;

/** The steps that are tried in every browser, by name. */
export const STEPS: Record<string, (browser: Browser, url: string) => Promise<void>> = {
  async home(browser, url) {
    await browser.goTo(`${url}/?lang=en`);
    await until(browser, 'the home page', IS_HYDRATED);
  },
  async lesson(browser, url) {
    await browser.goTo(`${url}/try?lang=en`);
    await press(browser, 'Run');
    await until(browser, 'the output', hasConsoleLine('Hello from my own program!'));
  },
  async python(browser, url) {
    await openRoom(browser, url, 'python', '/playground?lang=en', PYTHON);
    await press(browser, 'Run');
    await answer(browser, 'Ada');
    await until(browser, 'the output', hasConsoleLine('Hello Ada'));
    await until(browser, 'a start from the snapshot', hasConsoleLine('snapshot True'));
    await until(browser, 'its end', button('Run'));
    await press(browser, 'Run');
    await answer(browser, 'loop');
    await until(browser, 'the output before the loop', hasConsoleLine('Hello loop'));
    await press(browser, 'Stop');
    await until(browser, 'Run after Stop', button('Run'));
  },
  async input(browser, url) {
    await openRoom(browser, url, 'python', '/playground?lang=en', WAITING);
    // In a page without shared memory, the service worker brings the answer.
    await until(browser, 'the service worker', 'navigator.serviceWorker.controller');
    await press(browser, 'Run');
    await until(browser, 'the question', QUESTION);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await answer(browser, 'Ada');
    await until(browser, 'that the program has waited', hasConsoleLine('waited True'));
    await until(browser, 'the second question', QUESTION);
    await press(browser, 'Stop');
    await until(browser, 'Run after Stop', button('Run'), 5000);
  },
  async web(browser, url) {
    const files = {
      'index.html': '<p>a</p>',
      'style.css': '',
      'script.js': 'console.log("page " + 6 * 7)',
    };
    await openRoom(browser, url, 'web', '/webtraining?lang=en', files);
    await press(browser, 'Run');
    await until(browser, 'the console', hasConsoleLine('page 42'));
  },
  async game(browser, url) {
    const sketch = 'function setup() { createCanvas(50, 50); console.log("drawn"); }';
    await openRoom(browser, url, 'game', '/gametraining?lang=en', { 'sketch.js': sketch });
    await until(browser, 'a scrollbar on the ground of the code', SCROLLBAR_ON_GROUND, 5000);
    await press(browser, 'Run');
    await until(browser, 'the first frame', hasConsoleLine('drawn'));
    await openRoom(browser, url, 'game', '/gametraining?lang=en', {
      'sketch.js': 'while (true) {}',
    });
    await press(browser, 'Run');
    await until(
      browser,
      'the end of the loop',
      `document.querySelector('main [role=alert]')?.innerText.includes('line 1')`,
    );
  },
  async 'ai-lab'(browser, url) {
    for (const name of ['Doodle guesser', 'Mood of messages', 'Penguin island']) {
      await visit(browser, `${url}/ailab?lang=en`);
      await press(browser, `Begin – ${name}`);
      await press(browser, '2. Train');
      await press(browser, 'Train');
      await press(browser, 'Test it');
      await until(browser, `verdicts about ${name}`, shows('What it has never seen'));
      await until(browser, 'its accuracy', shows('Right: '));
    }
  },
  async hands(browser, url) {
    await visit(browser, `${url}/ailab?lang=en`);
    await press(browser, 'Train with hands');
    await press(browser, 'Switch the camera on');
    const computes = await browser.evaluate<boolean>(HAS_WEBGL);
    // The picture of the camera shows no hand.
    const expected = computes ? 'Show your whole hand.' : 'cannot draw with WebGL';
    await until(browser, expected, shows(expected), 240_000);
  },
  async connections(browser, url) {
    await visit(browser, `${url}/accessibility`);
    await expectSilence(browser, url);
  },
  async checkout(browser, url) {
    await visit(browser, `${url}/?lang=en`);
    await until(browser, 'the home page', IS_HYDRATED);
    // The page itself has to lead there: the data that the checkout stores are for its own site alone.
    await browser.evaluate(`fetch('/api/stripe/create-gift-card-checkout-session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    }).then((reply) => reply.json()).then(({ url }) => void setTimeout(() => location.assign(url)))`);
    await until(
      browser,
      'the checkout',
      `document.body.innerText.includes('TEST') && document.querySelector('button, [type=submit]')`,
    );
  },
};
