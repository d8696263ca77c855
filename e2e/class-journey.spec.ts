import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { browserOf, LOCALES, OLD_LAPTOP, useCard } from './class-people.ts';
import { signInto } from './devices.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  newPerson,
  test,
} from './fixtures.ts';
import { check, goToEnd, goToPart, press, write } from './lesson.ts';
import { ADMIN, createMember } from './member.ts';
import { expectAccessibleAt, NARROW } from './screens.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const LESSON = 'discovery-printing';
const TEXTS = {
  fr: {
    title: 'Ton premier programme',
    exercise: 'Ce soir sur scène',
    poster: ['print("CE SOIR EN CONCERT")', 'print("Les Tartines Brûlées")', 'print("20 h")'],
    comment: 'Il faut encore une ligne : à quelle heure ?',
    wrong: 'MARTIN Inès',
  },
  en: {
    title: 'Your first program',
    exercise: 'Tonight, live on stage',
    poster: ['print("LIVE TONIGHT")', 'print("The Burnt Toasts")', 'print("8 p.m.")'],
    comment: 'One more line is missing: at what time?',
    wrong: 'MARTIN Inès',
  },
};
/** As the software of schools exports it: two pupils have the same name, and one a name like a formula. */
const LIST = 'Nom;Prénom;Classe\nBERNARD;Tom;4B\nMARTIN;Inès;4B\nMARTIN;Inès;4B\n=ZOÉ;Noé;4B';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const poster = (page: Page) => page.locator('code-exercise[id="concert-poster"]');
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const read = async (download: Download) => readFileSync(await download.path(), 'utf8');

/** Writes a program in the exercise, and has it checked as often as is asked. */
async function answer(pupil: Page, lines: readonly string[], times: number, said: string) {
  await goToPart(poster(pupil));
  await write(poster(pupil), lines.join('\n'));
  for (let time = 0; time < times; time++) {
    await check(pupil);
    await expect(poster(pupil).getByText(said)).toBeVisible();
    await pupil.waitForTimeout(1100);
  }
}

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language], viewport: OLD_LAPTOP });

    test('a class goes from an empty account to marks', async ({ page, browser }) => {
      const t = WORDS[language];
      const own = TEXTS[language];
      const { classes, classNames, classRoster, classSignIn: door, lessonView: view } = t;
      const { classCards: cards, classAssignments: give } = t;
      const { classResults: results, classComments: comments } = t;
      const tab = (name: keyof typeof classes.tabs) =>
        page.getByRole('link', { name: classes.tabs[name], exact: true }).click();

      await test.step('a member asks to be a teacher, and an administrator grants it', async () => {
        const teacher = newPerson('Claire Dupont');
        await createMember(page, teacher, language);
        await signInto(page.context(), teacher, language);
        await page.goto('/teachers');
        const { request } = t.teachers;
        await page.getByLabel(request.shown_as).fill('Mme Dupont');
        await page.getByLabel(request.school).fill('Collège des Exemples, Lille');
        await page.getByLabel(request.proof).fill('https://college.example.org/equipe');
        await expectAccessibleAtBothWidths(page);
        await button(page, request.send).click();
        await expect(button(page, request.withdraw)).toBeVisible();

        const admin = await browserOf(browser, language, 'computer');
        await signInto(admin.context(), ADMIN, language);
        await admin.goto('/admin?section=schools');
        const asked = admin.getByRole('listitem').filter({ hasText: teacher.email });
        await expect(asked).toContainText('Collège des Exemples, Lille');
        await expectAccessible(admin);
        await asked.getByRole('button', { name: t.adminSchools.requests.grant }).click();
        await expect(asked).toBeHidden();
        await admin.context().close();

        await page.reload();
        await page.getByRole('link', { name: t.teachers.open, exact: true }).first().click();
      });

      await test.step('the teacher makes a class, and pastes a list', async () => {
        await page.getByLabel(classes.fields.name, { exact: true }).fill('4e B');
        await expectAccessibleAtBothWidths(page);
        await button(page, classes.new.submit).click();
        await page.getByLabel(classNames.source.label, { exact: true }).fill(LIST);
        const preview = page.getByRole('region', { name: classNames.preview.title });
        await expect(preview.getByRole('listitem')).toHaveCount(4);
        await expect(preview.getByText(classNames.hints.equal)).toHaveCount(2);
        await expect(preview.getByText(classNames.hints.formula)).toBeVisible();
        await expectAccessibleAtBothWidths(page);
        await button(page, filled(classNames.submit_other, { count: 4 })).click();
      });

      const card = async (name: string) => {
        const sheet = page.getByRole('list', { name: filled(cards.sheet, { number: 1, of: 1 }) });
        const one = sheet.getByRole('listitem').filter({ hasText: name }).first();
        await expect(one).toBeVisible();
        const [user_name = '', words = '', address = ''] = await one
          .locator('dd, .class-card-address')
          .allInnerTexts();
        return { user_name, words, address: `http://${address}` };
      };
      const [tom, ines] = [await card('BERNARD Tom'), await card('MARTIN Inès')];

      const solver = await browserOf(browser, language, 'computer');
      await test.step('a pupil signs in with the card', async () => {
        await expectAccessibleAtBothWidths(page);
        await solver.goto(tom.address);
        await expect(solver.getByRole('heading', { name: '4e B' })).toBeVisible();
        await expectAccessible(solver);
        await useCard(solver, { ...tom, words: tom.words.toUpperCase() }, language);
        await expect(solver.getByRole('heading', { name: /BERNARD Tom/ })).toBeVisible();
      });

      const stuck = await browserOf(browser, language, 'computer');
      await test.step('another has forgotten the words, and gets new ones in two presses', async () => {
        await stuck.goto(ines.address);
        await useCard(stuck, { ...ines, words: 'un deux trois' }, language);
        await expect(stuck.getByRole('alert')).toContainText(door.wrong.slice(0, 30));
        await expectAccessible(stuck);
        await tab('roster');
        await expectAccessibleAtBothWidths(page);
        const line = page.getByRole('listitem').filter({ hasText: `${ines.user_name} ·` });
        await line
          .getByRole('button', { name: /MARTIN/ })
          .first()
          .click();
        await button(page, classRoster.words.confirm).click();
        const shown = page.getByRole('dialog').getByRole('status').locator('span').last();
        await expect(shown).not.toHaveText(ines.words);
        await expectAccessible(page);
        await useCard(stuck, { ...ines, words: await shown.innerText() }, language);
        await expect(stuck.getByRole('heading', { name: /MARTIN Inès/ })).toBeVisible();
        await button(page, classRoster.words.done).click();
      });

      const late = await browserOf(browser, language, 'phone');
      await test.step('a third with an own account joins late, told what the teachers see', async () => {
        const noah = newPerson('Noah Petit');
        await createMember(page, noah, language);
        await signInto(late.context(), noah, language);
        await late.goto(tom.address);
        await expect(late.getByRole('listitem')).not.toHaveCount(0);
        await expectAccessible(late);
        await button(late, door.join.submit).tap();
        await expect(late.getByText(filled(door.joined, { name: '4e B' }))).toBeVisible();
        await page.reload();
        await expect(page.getByText('Noah P.')).toBeVisible();
      });

      await test.step('the teacher assigns a free lesson with a due date', async () => {
        await tab('assignments');
        await page.getByRole('link', { name: give.give }).first().click();
        await page.getByLabel(give.catalogue.search).fill(own.title);
        await expectAccessibleAtBothWidths(page);
        await page.getByLabel(own.title, { exact: true }).check();
        await page.getByLabel(give.form.due).fill('2030-06-30T18:00');
        await expectAccessible(page);
        await button(page, give.form.send_one).click();
        await expect(page.getByText(filled(give.done, { done: 0, of: 5 }))).toBeVisible();
        await expectAccessibleAtBothWidths(page);
      });

      await test.step('the pupils find it on their dashboards', async () => {
        for (const pupil of [solver, stuck, late]) {
          await pupil.goto('/dashboard');
          const todo = pupil.getByRole('region', { name: t.toDo.title });
          await expect(todo.getByRole('link', { name: own.title })).toBeVisible();
        }
        await expectAccessible(late);
        for (const pupil of [solver, stuck]) {
          await pupil.getByRole('link', { name: own.title }).first().click();
          await expect(pupil).toHaveURL(`/lesson/${LESSON}`);
        }
      });

      await test.step('the lesson view shows who works, solves, is stuck and offline', async () => {
        await tab('lesson');
        await expect(page.getByRole('heading', { name: view.lessons.title })).toBeVisible();
        await expectAccessibleAtBothWidths(page);
        await page.getByRole('link', { name: own.title }).click();
        await expect(rowOf(page, 'BERNARD Tom').getByText(/10|11/)).toBeVisible();
        await expect(rowOf(page, 'Noah P.')).toContainText(view.offline);
        await Promise.all([
          answer(solver, own.poster, 1, t.exercise.passed),
          answer(stuck, own.poster.slice(0, 2), 5, t.exercise.not_yet),
        ]);
        await expect(rowOf(page, 'BERNARD Tom')).toContainText(view.states.solved);
        const short = filled(view.states.stuck_short, { tries: 5 });
        await expect(rowOf(page, 'MARTIN Inès').filter({ hasText: short })).toHaveCount(1);
        await expect(page.getByText(filled(view.counts.stuck_one, { count: 1 }))).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('a press opens the program and its result, and it is run', async () => {
        await page
          .getByRole('button', { name: new RegExp(`Inès, ${own.exercise}`) })
          .filter({ hasText: '5' })
          .click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(view.work.check_failed)).toBeVisible();
        await button(page, view.work.run).click();
        await expect(
          dialog.getByText('Tartines').or(dialog.getByText('Toasts')).last(),
        ).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('a comment on a line reaches the pupil', async () => {
        const dialog = page.getByRole('dialog');
        const place = { file: 'main.py', line: 2 };
        await dialog
          .getByRole('button', { name: filled(t.mentoring.thread.comment_here, place) })
          .click();
        await dialog.getByLabel(filled(comments.comment_line, place)).fill(own.comment);
        await button(page, comments.send).click();
        await expect(dialog.getByText(own.comment)).toBeVisible();
        await expect(
          stuck.getByText(filled(t.inLesson.commented, { title: own.exercise })),
        ).toBeVisible();
        await expectAccessible(stuck);
      });

      await test.step('the board shows the program without its author', async () => {
        await button(page, view.work.board).click();
        const board = page.getByRole('dialog', { name: own.exercise, exact: true });
        await expect(board).toContainText(own.poster[1] ?? '');
        await expect(board).not.toContainText('MARTIN');
        await expectAccessible(page);
        await button(page, view.board.leave).click();
        await page.keyboard.press('Escape');
      });

      await test.step('names are hidden, and a pause dims the lessons until it ends', async () => {
        await button(page, view.hide_names).click();
        await expect(page.getByText('MARTIN Inès')).toHaveCount(0);
        await button(page, view.pause.start).click();
        for (const pupil of [solver, stuck]) {
          await expect(pupil.getByText(t.inLesson.title, { exact: true })).toBeVisible();
        }
        await expectAccessible(solver);
        await expectAccessible(page);
        await button(page, view.pause.end).click();
        for (const pupil of [solver, stuck]) {
          await expect(pupil.getByText(t.inLesson.title, { exact: true })).toBeHidden();
        }
        await button(page, view.show_names).click();
      });

      await test.step('the pupil reads the comment, and the solver completes the lesson', async () => {
        await stuck.getByRole('link', { name: t.inLesson.read }).click();
        await expect(stuck.getByText(own.comment, { exact: true })).toBeVisible();
        await expectAccessible(stuck);
        await goToEnd(solver);
        await press(solver.locator('.step-bar').getByRole('button', { name: t.lessons.complete }));
        await press(button(solver, t.lessons.unsolved.finish));
        await expect(rowOf(page, 'BERNARD Tom')).toContainText(view.completed);
        await tab('comments');
        await expect(page.getByRole('link', { name: own.exercise })).toBeVisible();
        await expectAccessibleAtBothWidths(page);
      });

      await test.step('the results have marks and wrong answers', async () => {
        await tab('results');
        await expect(rowOf(page, 'BERNARD Tom')).toContainText(results.marks.states.in_time);
        await expect(rowOf(page, 'Noah P.')).toContainText(results.marks.states.open);
        const wrong = page.getByRole('region', { name: results.mistakes.title });
        await expect(wrong).toContainText(filled(results.mistakes.tries_other, { count: 5 }));
        await expect(wrong).not.toContainText('MARTIN');
        await expectAccessibleAtBothWidths(page);
      });

      await test.step('the marks are taken out in the form of either country', async () => {
        const saved = async (name: string) => {
          const download = page.waitForEvent('download');
          await button(page, name).click();
          return read(await download);
        };
        const [french, english] = [await saved(results.export.fr), await saved(results.export.en)];
        expect(french).toContain(';1,00;');
        expect(english).toContain(',1.00,');
        expect(english).toContain("'=ZOÉ Noé");
      });

      await test.step('a pupil has a sheet for the talk with the parents', async () => {
        await page.getByRole('link', { name: 'BERNARD Tom' }).click();
        const row = rowOf(page, own.title);
        await expect(row).toContainText(results.marks.states.in_time);
        await expectAccessibleAtBothWidths(page);
        await expectAccessibleAt(page, NARROW);
      });
      for (const one of [solver, stuck, late]) await one.context().close();
    });
  });
}
