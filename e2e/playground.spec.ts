import { readFile } from 'node:fs/promises';
import { SNIPPETS } from '../web/src/training/python-room/snippets.ts';
import { offerMatplotlib } from './fake-matplotlib.ts';
import { expect, expectAccessible, PHONE_ONLY } from './fixtures.ts';
import { PythonRoom, test } from './python-room.ts';
import { useTools } from './python-tools.ts';
import { seeBarInOneRow } from './room-bar.ts';
import { filled } from './shown-texts.ts';

/** The output of each example; the last one asks. */
const SHOWN = {
  variables: { en: 'Sam has 135.5 points', fr: 'Inès a 135.5 points' },
  loops: { en: '🚀 Lift-off!', fr: '🚀 Décollage !' },
  functions: { en: 'Montreal: -12 °C is 10.4 °F', fr: 'Montréal : -12 °C, soit 10.4 °F' },
  lists: { en: 'Short titles:', fr: 'Titres courts :' },
};
const NAMES = ['variables', 'loops', 'functions', 'lists'] as const;
const ASKED = {
  en: { question: 'Your guess?', reply: 'Higher!' },
  fr: { question: 'Ton idée ?', reply: 'Plus grand !' },
};

const openExample = (room: PythonRoom, name: keyof typeof SNIPPETS) => {
  const { examples, snippets } = room.words.pythonRoom;
  return room.button(filled(examples.open_named, { title: snippets[name].title })).click();
};

/** Answers the running example that asks, checks it, and stops it. */
async function answerAndStop(room: PythonRoom, language: 'en' | 'fr'): Promise<void> {
  const { question, reply } = ASKED[language];
  await room.answer(question, '0');
  await expect(room.log).toContainText(reply);
  await expectAccessible(room.page);
  await room.stop();
  await expect(room.failure).toHaveText(room.words.python.cancelled);
}

async function seeErrorAndItsLine(room: PythonRoom): Promise<void> {
  await room.run('total = 3\n\nprint(totl)');
  const alert = room.page.getByRole('alert');
  await expect(alert).toContainText(filled(room.words.python.error_at, { line: 3 }));
  await expect(alert).toContainText(
    room.narrow ? 'Voulais-tu écrire total ?' : 'Did you mean total?',
  );
  await expectAccessible(room.page);
  await room.button(filled(room.words.python.go_to_line, { line: 3 })).click();
  await expect(room.editor).toBeFocused();
  await expect(room.page.locator('.cm-failed-line')).toHaveText('print(totl)');
  await expect(room.page.locator('.cm-lintRange-error')).toHaveText('print(totl)');
  await room.page.keyboard.press('Shift+Alt+M');
  const listed = room.page.getByRole('region', { name: room.problems.title });
  const item = listed.getByRole('listitem').getByRole('button');
  await expect(item).toBeFocused();
  await expectAccessible(room.page);
  await item.press('Enter');
  await expect(room.editor).toBeFocused();
  // A phone has closed it then.
  if (!room.narrow) await room.page.keyboard.press('Shift+Alt+M');
  await expect(item).toHaveCount(0);
  await room.page.keyboard.press('End');
  await room.page.keyboard.type(' ');
  await expect(room.page.locator('.cm-failed-line')).toHaveCount(0);
}

async function goBackToAVersion(room: PythonRoom): Promise<void> {
  const { rooms } = room.words;
  for (const text of ['first', 'second']) {
    await room.run(`print("${text}")`);
    await expect(room.log).toHaveText(`${text}\n`);
  }
  await room.choose(rooms.history);
  const dialog = room.page.getByRole('dialog', { name: rooms.history_dialog.title });
  const version = dialog.getByRole('listitem').filter({ hasText: 'print("first")' });
  await expect(version).toBeVisible();
  await expectAccessible(room.page);
  await version.getByRole('button', { name: rooms.history_dialog.restore }).click();
  await expect(dialog).toBeHidden();
  await expect(room.editor).toHaveText('print("first")');
  await room.button(rooms.undo_reset).click();
  await expect(room.editor).toHaveText('print("second")');
  await room.choose(rooms.reset);
  await expect(room.editor).toContainText('🌱');
  await room.button(rooms.undo_reset).click();
  await expect(room.editor).toHaveText('print("second")');
}

async function writeByKeyboard(room: PythonRoom): Promise<void> {
  const words = room.problems;
  const { keyboard } = room.page;
  await room.editor.focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('total = 1\npri');
  await expect(room.page.getByRole('listbox')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.type('(total');
  await expect(room.editor).toHaveText('total = 1print(total)');
  await keyboard.press('ControlOrMeta+f');
  await keyboard.type('total');
  await expect(room.page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await expect(room.page.locator('.cm-searchMatch')).toHaveCount(2);
  await expectAccessible(room.page);
  await keyboard.press('Escape');
  await expect(room.editor).toBeFocused();
  await keyboard.press('ControlOrMeta+Enter');
  await expect(room.log).toHaveText('1\n');
  await room.finished();
  const problems = room.page.getByRole('button', { name: words.none });
  const border = room.page.getByRole('separator', { name: room.words.editor.split.label });
  // Escape lets the next Tab leave, for two seconds: a machine that was slower tries again.
  await expect(async () => {
    await room.editor.focus();
    await keyboard.press('Escape');
    await keyboard.press('Tab');
    await expect(problems).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await keyboard.press('Tab');
  await expect(border).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(border).toHaveAttribute('aria-valuenow', '48');
  await keyboard.press('Tab');
  await expect(room.log).toBeFocused();
  for (let back = 0; back < 3; back++) await keyboard.press('Shift+Tab');
  await expect(room.editor).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('Shift+Tab');
  await expect(room.button(room.words.rooms.help)).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(room.button(room.words.editor.help)).toBeFocused();
  await keyboard.press('?');
  const larger = room.page.getByRole('button', { name: room.words.editor.font_size.larger });
  await larger.press('Enter');
  await expectAccessible(room.page);
  await keyboard.press('Escape');
  await expect(room.page.locator('.cm-editor')).toHaveCSS('font-size', '18px');
}

async function writeByTouch(room: PythonRoom): Promise<void> {
  const { editor } = room.words;
  const symbol = (name: string) => room.button(filled(editor.insert, { symbol: name }));
  const lines = room.editor.locator('.cm-line');
  await room.write('n = 1');
  await room.editor.press('Enter');
  // On Android the editor handles Enter a moment later than the key; nobody types on within that time.
  await expect(lines).toHaveCount(2);
  await room.page.keyboard.type('if n');
  // A colon that comes between Enter and the next frame, as it does on slow phones, must not swallow Enter.
  await symbol(':').evaluate((key: HTMLElement) =>
    document.addEventListener('beforeinput', () => key.click(), { once: true }),
  );
  await room.editor.press('Enter');
  await expect(lines).toHaveText(['n = 1', 'if n:', '    ']);
  await room.page.keyboard.type('print');
  await symbol('(').tap();
  await symbol('"').tap();
  await expect(room.editor).toHaveText('n = 1if n:    print("")');
  await room.page.keyboard.type('ok');
  await expect(room.editor).toHaveText('n = 1if n:    print("ok")');
  await room.button(editor.outdent).tap();
  await expect(room.editor).toHaveText('n = 1if n:print("ok")');
  // The text that one undo takes back depends on the speed of typing.
  await room.button(editor.undo).tap();
  await expect(room.editor).not.toHaveText('n = 1if n:print("ok")');
  await room.button(editor.redo).tap();
  await expect(room.editor).toHaveText('n = 1if n:print("ok")');
  await room.button(editor.indent).tap();
  await expect(room.editor).toHaveText('n = 1if n:    print("ok")');
  await room.run();
  await expect(room.log).toHaveText('ok\n');
}

test('programs are opened, run, explained and stopped in the Python room', async ({ room }) => {
  await offerMatplotlib(room.page);
  await room.open();
  const alert = room.page.getByRole('alert');

  await test.step('the first program runs at once', async () => {
    await expectAccessible(room.page);
    await room.run();
    await expect(room.log).toContainText('🌱🌱🌱🌱🌱🌱');
  });
  await test.step('five examples run', async () => {
    for (const name of NAMES) {
      await openExample(room, name);
      await room.run();
      await expect(room.log).toContainText(SHOWN[name].en);
      await room.finished();
      await expect(alert).toHaveCount(0);
    }
    await openExample(room, 'conditions');
    await room.run();
    await answerAndStop(room, 'en');
  });
  await test.step('so do they in French', async () => {
    for (const name of NAMES) {
      await room.run(SNIPPETS[name].fr);
      await expect(room.log).toContainText(SHOWN[name].fr);
      await room.finished();
      await expect(alert).toHaveCount(0);
    }
    await room.run(SNIPPETS.conditions.fr);
    await answerAndStop(room, 'fr');
  });
  await test.step('an error leads to its line', () => seeErrorAndItsLine(room));
  await test.step('a picture can be saved', async () => {
    const { python } = room.words;
    await room.run('import matplotlib.pyplot as plt\nplt.plot([1, 2], [3, 4])\nplt.show()');
    const picture = filled(python.picture, { number: 1 });
    await expect(room.page.getByRole('img', { name: picture })).toBeVisible();
    const [download] = await Promise.all([
      room.page.waitForEvent('download'),
      room.page.getByRole('link', { name: filled(python.save_picture, { number: 1 }) }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
  });
  await test.step('it says why a library is missing', async () => {
    await room.run('import numpy');
    await expect(alert).toContainText('The library numpy could not be downloaded');
  });
  await test.step('what does not end is stopped, and the next program starts', async () => {
    await room.run('print("go")\nwhile True: pass');
    await expect(room.log).toContainText('go');
    await room.stop();
    await expect(room.failure).toHaveText(room.words.python.cancelled);
    await room.run('print("next")');
    await expect(room.log).toHaveText('next\n');
  });
  await test.step('it draws, tries lines, shows its steps and is formatted', () => useTools(room));
  await test.step('all this needs nothing but the keyboard', () => writeByKeyboard(room));
});

test('the learner’s program is kept, goes back and travels', async ({ room, context }) => {
  await room.open();
  const { rooms, sharing } = room.words;

  await test.step('it has versions to go back to, and back again', () => goBackToAVersion(room));
  await test.step('it is there after a crash, and does not run by itself', async () => {
    await room.run('print("mine")\nwhile True: pass');
    await expect(room.log).toContainText('mine');
    await room.page.reload();
    await expect(room.editor).toContainText('while True: pass');
    await expect(room.button(rooms.run)).toBeVisible();
    await room.run('print("calm")');
    await expect(room.log).toHaveText('calm\n');
  });
  await test.step('it is saved as a file', async () => {
    await room.write('print("shared 🎉")');
    const [download] = await Promise.all([
      room.page.waitForEvent('download'),
      room.choose(rooms.save),
    ]);
    expect(download.suggestedFilename()).toBe(room.words.pythonRoom.file_name);
    expect(await readFile(await download.path(), 'utf8')).toBe('print("shared 🎉")');
  });
  await test.step('it travels in a link that is shown, not run, and can be kept', async () => {
    await room.choose(rooms.share);
    await room.page.getByText(sharing.others).click();
    const field = room.page.getByRole('textbox', { name: sharing.link });
    await expect(field).toHaveValue(/\/playground#code=1/);
    await expectAccessible(room.page);
    const fragment = new URL(await field.inputValue()).hash;
    await room.page.keyboard.press('Escape');
    await room.write('print("my own")');

    const visitor = new PythonRoom(await context.newPage(), room.narrow);
    await visitor.open(fragment);
    await expect(visitor.editor).toHaveText('print("shared 🎉")');
    await expect(visitor.page.getByText(rooms.shared.title)).toBeVisible();
    await expectAccessible(visitor.page);
    await visitor.run();
    await expect(visitor.log).toHaveText('shared 🎉\n');
    await visitor.button(rooms.shared.leave).click();
    await expect(visitor.editor).toHaveText('print("my own")');
    await visitor.open(fragment);
    await visitor.button(rooms.shared.keep).click();
    await expect(visitor.editor).toHaveText('print("shared 🎉")');
    expect(new URL(visitor.page.url()).hash).toBe('');
    // The tab that showed the learner's own program follows.
    await expect(room.editor).toHaveText('print("shared 🎉")');
  });
});

test('the Python room is at hand on a phone', PHONE_ONLY, async ({ room }) => {
  await room.open();
  await test.step('a program runs, asks and is stopped', async () => {
    await expectAccessible(room.page);
    await room.run();
    await expect(room.log).toContainText('🌱🌱🌱🌱🌱🌱');
    await openExample(room, 'conditions');
    await room.run();
    await answerAndStop(room, 'fr');
  });
  await test.step('an error leads to its line', () => seeErrorAndItsLine(room));
  await test.step('versions are in a menu', () => goBackToAVersion(room));
  await test.step('symbols, indents and undo are buttons', () => writeByTouch(room));
  // In French, whose words are longer.
  await test.step('on wide screens its bar is one row', () => seeBarInOneRow(room));
});
