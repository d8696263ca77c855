import { expect, expectAccessible, test } from './fixtures.ts';
import { gather, HOST, numbersApart, type Person, TEAM, written } from './live.ts';
import { filled } from './shown-texts.ts';

const QUESTION = 'Why does it count from zero?';

const headline = ({ page }: Person, name: string) => page.getByRole('heading', { level: 1, name });

/** Types at the place where the caret is, as fast as people do. */
const type = ({ editor }: Person, text: string) => editor.pressSequentially(text, { delay: 30 });

test.use({ locale: 'en-GB' });

test('a live session is hosted, followed, interrupted, and ended', async ({ page, browser }) => {
  const { id, host, office, mia, lou, sam } = await gather(page, browser);
  const address = `/live/${id}/room`;

  await test.step('the host starts, and those with a seat come in', async () => {
    await host.page.goto(address);
    await host.press(host.words.host.start);
    await host.press(host.words.host.start, host.page.getByRole('dialog'));
    await expect(host.editor).toBeVisible();
    await Promise.all([mia, lou, office].map((one) => one.page.goto(address)));
    await expect(office.editor).toBeVisible();
    await expect(mia.code).toBeVisible();
    await expect(lou.code).toBeVisible();
  });

  await test.step('a member without premium is told what to do', async () => {
    const { gate } = sam.words;
    await sam.page.goto(address);
    await expect(headline(sam, gate.premium)).toBeVisible();
    await expect(sam.page.getByRole('link', { name: gate.premium_action })).toBeVisible();
    await expectAccessible(sam.page);
    await sam.page.context().close();
  });

  await test.step('what is typed and run is seen', async () => {
    // Acknowledgements arrive between the keys: no Enter may be lost because of them, even on a phone.
    await type(host, 'a = 1\nb = 2\nc = 3\n');
    // A caret that goes to the end before the last line break has arrived stays in front of it.
    await expect(office.editor.locator('.cm-line')).toHaveCount(4);
    await office.editor.press('Control+End');
    await type(office, 'd = 4\ne = 5\n');
    await expect(host.editor.locator('.cm-line')).toHaveCount(6);
    await host.editor.press('Control+End');
    await type(host, 'for i in range(3): print("turn", i)');
    for (const { code } of [mia, lou]) await expect(code).toContainText('print("turn", i)');
    await expect(office.editor).toContainText('print("turn", i)');
    await expect(mia.code.locator('.cm-line')).toHaveCount(6);
    // Hosts see where the other one is, by name.
    for (const [one, other, line] of [
      [host, TEAM, 6],
      [office, HOST, 6],
    ] as const) {
      await expect(one.editor.locator('.cm-host-name')).toHaveText([other]);
      const place = { name: other, file: 'main.py', line };
      await expect(one.page.getByText(filled(one.words.host.other, place))).toBeVisible();
    }
    for (const one of [host, office, mia, lou]) {
      await expect.poll(() => numbersApart(one)).toBeLessThan(2);
      await expectAccessible(one.page);
    }
    await host.press(host.words.host.run);
    for (const one of [mia, lou]) {
      await one.show('result');
      await expect(one.output).toContainText('turn 2');
    }
    await expectAccessible(lou.page);
  });

  await test.step('a question is approved, voted for, and answered', async () => {
    const { questions } = host.words;
    await mia.openTab('questions');
    await mia.page.getByLabel(questions.label).fill(QUESTION);
    await mia.press(questions.send);
    await expect(mia.question(QUESTION)).toContainText(questions.states.pending);
    for (const one of [host, lou]) await one.openTab('questions');
    await expect(host.question(QUESTION)).toContainText(questions.states.pending);
    await expect(lou.question(QUESTION)).toHaveCount(0);
    await host.press(questions.approve);
    const vote = { name: lou.words.questions.vote };
    await lou.question(QUESTION).getByRole('button', vote).click();
    const oneVote = filled(questions.votes_one, { count: 1 });
    await expect(host.question(QUESTION)).toContainText(oneVote);
    await host.press(questions.answer);
    for (const one of [mia, lou]) {
      await expect(one.question(QUESTION)).toContainText(one.words.questions.states.answering);
    }
    await expectAccessible(mia.page);
    await host.press(questions.done);
    // Finished entries stay in a list that is closed, for everybody.
    for (const one of [mia, lou]) {
      const { answered_title_one, states } = one.words.questions;
      await one.page.getByText(filled(answered_title_one, { count: 1 })).click();
      await expect(one.question(QUESTION)).toContainText(states.answered);
    }
    await expectAccessible(lou.page);
  });

  await test.step('a poll is answered, and closed', async () => {
    const { poll } = host.words;
    await host.openTab('poll');
    await host.page.getByLabel(poll.question).fill('Shall we go on?');
    await host.page.getByLabel(filled(poll.option, { number: 1 })).fill('Onwards');
    await host.page.getByLabel(filled(poll.option, { number: 2 })).fill('Once more');
    await host.press(poll.open);
    for (const [one, option] of [[mia, 'Onwards'] as const, [lou, 'Once more'] as const]) {
      await one.openTab('poll');
      await one.press(option);
    }
    const answers = ({ words }: Person) => filled(words.poll.answers_other, { count: 2 });
    await expect(host.page.getByText(answers(host))).toBeVisible();
    await expectAccessible(host.page);
    await office.openTab('poll');
    await expect(office.page.getByText(answers(office))).toBeVisible();
    await expectAccessible(office.page);
    await office.show('code');
    await host.press(poll.close);
    for (const one of [mia, lou]) {
      await expect(one.page.getByText(`${answers(one)} · ${one.words.poll.closed}`)).toBeVisible();
    }
    await expectAccessible(lou.page);
  });

  await test.step('it goes too fast for somebody', async () => {
    await lou.press(lou.words.too_fast);
    const count = filled(host.words.too_fast_count_one, { count: 1 });
    await expect(host.page.getByText(count)).toBeVisible();
  });

  await test.step('a learner who was offline has everything again', async () => {
    await lou.show('code');
    await lou.page.context().setOffline(true);
    await expect(lou.page.getByText(lou.words.reconnecting)).toBeVisible();
    await host.editor.press('Control+End');
    await host.editor.pressSequentially(' # while Lou was away');
    await expect(mia.code).toContainText('# while Lou was away');
    await expect(lou.code).not.toContainText('# while');
    await lou.page.context().setOffline(false);
    await expect(lou.code).toContainText('# while Lou was away');
    await expect(lou.page.getByText(lou.words.reconnecting)).toBeHidden();
  });

  await test.step('a host who reloads with unsent edits loses nothing', async () => {
    const { offline, saved } = host.words.host;
    await host.page.route('**/edits', (route) => route.abort());
    await host.editor.press('Control+End');
    await host.editor.pressSequentially(' # not sent yet');
    const [notice = ''] = offline.split('{{');
    await expect(host.page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
    // An administrator types in the meantime, at another place.
    await office.editor.press('Control+Home');
    await office.editor.pressSequentially('office = 1; ');
    await expect(host.editor).toContainText('office = 1;');
    await expect(mia.code.locator('.cm-host-name')).toHaveText([TEAM, HOST]);
    await host.page.reload();
    await expect(host.editor).toContainText('# not sent yet');
    await expect(mia.code).not.toContainText('# not sent');
    await host.page.unroute('**/edits');
    for (const one of [mia.code, lou.code, office.editor]) {
      await expect(one).toContainText('# not sent yet');
    }
    await expect(host.page.getByText(saved)).toBeVisible();
    const text = await written(host.editor);
    for (const part of ['office=1;', 'print(', '#whileLouwasaway', '#notsentyet']) {
      expect(text.split(part), part).toHaveLength(2);
    }
    for (const one of [mia.code, lou.code, office.editor]) {
      await expect.poll(() => written(one)).toBe(text);
    }
  });

  await test.step('an administrator who leaves the room takes their caret along', async () => {
    const carets = mia.code.locator('.cm-host-name');
    await expect(carets.filter({ hasText: TEAM })).toHaveCount(1);
    await office.page.goto('/live');
    await expect(carets).toHaveText([HOST]);
    await expect(host.editor.locator('.cm-host-name')).toHaveCount(0);
    await office.page.goBack();
    await expect(office.editor).toBeVisible();
    await expect(carets.filter({ hasText: TEAM })).toHaveCount(1);
  });

  await test.step('it ends for everybody, and leads to its replay', async () => {
    await host.press(host.words.host.end);
    await host.press(host.words.host.end_confirm);
    for (const one of [host, office, mia, lou]) {
      await expect(headline(one, one.words.gate.ended)).toBeVisible();
      const replay = one.page.getByRole('link', { name: one.words.gate.replay });
      await expect(replay).toHaveAttribute('href', `/live/replays/${id}`);
    }
    await expectAccessible(mia.page);
  });

  for (const { page: open } of [host, office, lou]) await open.context().close();
});
