import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, PHONE_ONLY } from './fixtures.ts';
import { PythonRoom, test } from './python-room.ts';
import { offerMatplotlib, takeLibrariesFrom } from './stand-in-matplotlib.ts';
import { filled } from './words.ts';

const POLL = { timeout: 30_000 };

test.describe('the Python room', () => {
  test('has a program that runs at once, and five examples that do @phone', async ({ room }) => {
    await room.open();
    await expectAccessible(room.page);
    await room.run();
    await expect(room.log).toContainText('🌱🌱🌱🌱🌱🌱', POLL);
    const { snippets, examples } = room.words.pythonRoom;
    const open = (title: string) => room.button(filled(examples.open_named, { title }));
    const shown = {
      variables: { en: 'Sam has 135.5 points', fr: 'Inès a 135.5 points' },
      loops: { en: '🚀 Lift-off!', fr: '🚀 Décollage !' },
      functions: { en: 'Montreal: -12 °C is 10.4 °F', fr: 'Montréal : -12 °C, soit 10.4 °F' },
      lists: { en: 'Short titles:', fr: 'Titres courts :' },
    };
    for (const name of ['variables', 'loops', 'functions', 'lists'] as const) {
      await open(snippets[name].title).click();
      await room.run();
      await expect(room.log).toContainText(shown[name][room.language], POLL);
      await room.finished();
      await expect(room.page.getByRole('alert')).toHaveCount(0);
    }
    await open(snippets.conditions.title).click();
    await room.run();
    const question = room.narrow ? 'Ton idée ?' : 'Your guess?';
    await room.answer(question, '0');
    await expect(room.log).toContainText(room.narrow ? 'Plus grand !' : 'Higher!');
    await expectAccessible(room.page);
    await room.stop();
    await expect(room.failure).toHaveText(room.words.python.cancelled);
  });

  test('has Python also where the snapshot it starts from cannot be used', async ({ room }) => {
    await room.page.route('**/snapshot-*.bin', (route) => route.fulfill({ body: 'no snapshot' }));
    await room.open();
    await room.write('import statistics\nprint(statistics.mean([1, 3]))');
    await room.run();
    await expect(room.log).toHaveText('2\n', POLL);
  });

  test('explains errors in a red panel and leads to their line @phone', async ({ room }) => {
    await room.open();
    await room.run('total = 3\n\nprint(totl)');
    const alert = room.page.getByRole('alert');
    await expect(alert).toContainText(filled(room.words.python.error_at, { line: 3 }), POLL);
    await expect(alert).toContainText(
      room.narrow ? 'Voulais-tu écrire total ?' : 'Did you mean total?',
    );
    await expectAccessible(room.page);
    await room.button(filled(room.words.python.go_to_line, { line: 3 })).click();
    await expect(room.editor).toBeFocused();
    await expect(room.page.locator('.cm-failed-line')).toHaveText('print(totl)');
    await expectAccessible(room.page);
    await room.page.keyboard.press('End');
    await room.page.keyboard.type(' ');
    await expect(room.page.locator('.cm-failed-line')).toHaveCount(0);
  });

  test('stops what does not end, and the next program starts', async ({ room }) => {
    await room.open();
    const endless = [
      'print("go")\nwhile True: pass',
      'import time\nprint("go")\ntime.sleep(60)',
      'while True: print("go", "x" * 50)',
    ];
    for (const code of endless) {
      await room.run(code);
      await expect(room.log).toContainText('go', POLL);
      await room.stop();
      await expect(room.failure).toHaveText(room.words.python.cancelled);
      await room.run('print("next")');
      await expect(room.log).toHaveText('next\n', POLL);
    }
  });

  test('draws pictures that can be saved, and says why a library is missing @phone', async ({
    room,
  }) => {
    await offerMatplotlib(room.page);
    await room.open();
    await room.run('import matplotlib.pyplot as plt\nplt.plot([1, 2], [3, 4])\nplt.show()');
    const { python } = room.words;
    await expect(
      room.page.getByRole('img', { name: filled(python.picture, { number: 1 }) }),
    ).toBeVisible(POLL);
    const [download] = await Promise.all([
      room.page.waitForEvent('download'),
      room.page.getByRole('link', { name: filled(python.save_picture, { number: 1 }) }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
    await takeLibrariesFrom(room.page, '/nothing-here/');
    await room.page.reload();
    await room.run('import numpy');
    await expect(room.page.getByRole('alert')).toContainText(
      room.narrow
        ? 'télécharger la bibliothèque numpy'
        : 'The library numpy could not be downloaded',
      POLL,
    );
  });
});

test.describe('the learner’s program', () => {
  test('is there after a crash, and does not run by itself', async ({ room }) => {
    await room.open();
    await room.run('print("mine")\nwhile True: pass');
    await expect(room.log).toContainText('mine', POLL);
    await room.page.reload();
    await expect(room.editor).toContainText('while True: pass');
    await expect(room.button(room.words.rooms.run)).toBeVisible();
    await room.showCode();
    await room.run('print("calm")');
    await expect(room.log).toHaveText('calm\n', POLL);
  });

  test('has versions to go back to, and back again @phone', async ({ room }) => {
    await room.open();
    const { rooms } = room.words;
    await room.run('print("first")');
    await expect(room.log).toHaveText('first\n', POLL);
    await room.run('print("second")');
    await expect(room.log).toHaveText('second\n', POLL);
    await room.choose(rooms.history);
    const dialog = room.page.getByRole('dialog', { name: rooms.history_dialog.title });
    const version = dialog.getByRole('listitem').filter({ hasText: 'print("first")' });
    await expect(version).toBeVisible();
    await expectAccessible(room.page);
    await version.getByRole('button').click();
    await expect(dialog).toBeHidden();
    await expect(room.editor).toHaveText('print("first")');
    await room.button(rooms.undo_reset).click();
    await expect(room.editor).toHaveText('print("second")');
    await room.choose(rooms.reset);
    await expect(room.editor).toContainText('🌱');
    await room.button(rooms.undo_reset).click();
    await expect(room.editor).toHaveText('print("second")');
    await room.page.reload();
    await expect(room.editor).toHaveText('print("second")');
  });

  test('travels in a link that is shown, not run, and can be kept', async ({ room, context }) => {
    await room.open();
    const { rooms } = room.words;
    await room.write('print("shared 🎉")');
    await room.choose(rooms.share);
    const field = room.page.getByRole('textbox', { name: rooms.share_dialog.link });
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
    await expect(visitor.log).toHaveText('shared 🎉\n', POLL);
    await visitor.button(rooms.shared.leave).click();
    await expect(visitor.editor).toHaveText('print("my own")');
    await visitor.open(fragment);
    await visitor.button(rooms.shared.keep).click();
    await expect(visitor.editor).toHaveText('print("shared 🎉")');
    expect(new URL(visitor.page.url()).hash).toBe('');
    // The tab that showed the learner's own program follows.
    await expect(room.editor).toHaveText('print("shared 🎉")');
  });

  test('is saved as a file', async ({ room }) => {
    await room.open();
    await room.write('print("kept")');
    const [download] = await Promise.all([
      room.page.waitForEvent('download'),
      room.choose(room.words.rooms.save),
    ]);
    expect(download.suggestedFilename()).toBe(room.words.pythonRoom.file_name);
    expect(await readFile(await download.path(), 'utf8')).toBe('print("kept")');
  });
});

test.describe('writing', () => {
  test('needs nothing but the keyboard', async ({ room }) => {
    await room.open();
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
    await expect(room.log).toHaveText('1\n', POLL);
    await expect(room.button(room.words.rooms.run)).toBeVisible(POLL);
    // Escape lets the next Tab leave, for two seconds: a machine that was slower tries again.
    await expect(async () => {
      await room.editor.focus();
      await keyboard.press('Escape');
      await keyboard.press('Tab');
      await expect(room.log).toBeFocused({ timeout: 1000 });
    }).toPass(POLL);
    await keyboard.press('Shift+Tab');
    await keyboard.press('Escape');
    await keyboard.press('Shift+Tab');
    await expect(room.button(room.words.rooms.help)).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(room.button(room.words.editor.font_size.larger)).toBeFocused();
    await keyboard.press('Enter');
    await expect(room.page.locator('.cm-editor')).toHaveCSS('font-size', '18px');
  });

  test('is at hand on a phone: symbols, indents, undo', PHONE_ONLY, async ({ room }) => {
    await room.open();
    const { editor } = room.words;
    const symbol = (name: string) => room.button(filled(editor.insert, { symbol: name }));
    await room.write('if 1');
    await symbol(':').tap();
    await expect(room.editor).toBeFocused();
    await room.page.keyboard.press('Enter');
    // On Android the editor takes Enter a moment later than the key; nobody types on within it.
    await expect(room.editor.locator('.cm-line')).toHaveCount(2);
    await room.page.keyboard.type('print');
    await symbol('(').tap();
    await symbol('"').tap();
    await room.page.keyboard.type('ok');
    await expect(room.editor).toHaveText('if 1:    print("ok")');
    await room.button(editor.outdent).tap();
    await expect(room.editor).toHaveText('if 1:print("ok")');
    // How much one step takes back depends on how fast one types.
    await room.button(editor.undo).tap();
    await expect(room.editor).not.toHaveText('if 1:print("ok")');
    await room.button(editor.redo).tap();
    await expect(room.editor).toHaveText('if 1:print("ok")');
    await room.button(editor.indent).tap();
    await expect(room.editor).toHaveText('if 1:    print("ok")');
    await room.run();
    await expect(room.log).toHaveText('ok\n', POLL);
  });
});
