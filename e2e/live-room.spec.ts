import { expect, expectAccessible, PHONE_ONLY, test } from './fixtures.ts';
import { gather, HOST, roomIn, written } from './live.ts';
import { filled, WORDS } from './words.ts';

/** One language on the wide screen, the other on the phone: every step is walked in both. */
const WALKS = [
  { language: 'en', screen: {} },
  { language: 'fr', screen: PHONE_ONLY },
] as const;

/** A connection that was lost is tried again after pauses that grow. */
const RECONNECTED = { timeout: 30_000 };
const QUESTION = 'Why does it count from zero?';

for (const { language, screen } of WALKS) {
  const { liveRoom, liveStage } = WORDS[language];
  const { gate, questions, poll } = liveRoom;

  test.describe(`a live session in ${language}`, screen, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test('is hosted, followed, interrupted, and ended', async ({ page: mia, browser }, info) => {
      test.setTimeout(180_000);
      const room = roomIn(language, info.project.name === 'phone');
      const { editor, code, output, question, press } = room;
      const { id, host, office, lou, sam } = await gather(mia, browser, language);
      const address = `/live/${id}/room`;

      await test.step('the host starts, and those with a seat come in', async () => {
        await host.goto(address);
        await press(host, liveRoom.host.start);
        await press(host.getByRole('dialog'), liveRoom.host.start);
        await expect(editor(host)).toBeVisible();
        await Promise.all([mia.goto(address), lou.goto(address), office.goto(address)]);
        await expect(editor(office)).toBeVisible();
        await expect(code(mia)).toBeVisible();
        await expect(code(lou)).toBeVisible();
      });

      await test.step('a member without premium is told what to do', async () => {
        await sam.goto(address);
        await expect(sam.getByRole('heading', { level: 1, name: gate.premium })).toBeVisible();
        await expect(sam.getByRole('link', { name: gate.premium_action })).toBeVisible();
        await expectAccessible(sam);
        await sam.context().close();
      });

      await test.step('what is typed and run is seen', async () => {
        // Acknowledgements come between the keys: no Enter may be lost by them, on a phone neither.
        await editor(host).pressSequentially('a = 1\nb = 2\nc = 3\nd = 4\ne = 5\n', { delay: 30 });
        await editor(host).pressSequentially('for i in range(3): print("turn", i)');
        for (const one of [mia, lou]) await expect(code(one)).toContainText('print("turn", i)');
        await expect(editor(office)).toContainText('print("turn", i)');
        await expect(code(mia).locator('.cm-line')).toHaveCount(6);
        await expectAccessible(host);
        await expectAccessible(mia);
        await press(host, liveRoom.host.run);
        for (const one of [mia, lou]) {
          await room.show(one, 'result');
          await expect(output(one)).toContainText('turn 2', { timeout: 30_000 });
        }
        await expectAccessible(mia);
      });

      await test.step('a question is approved, voted for, and answered', async () => {
        await room.openTab(mia, 'questions');
        await mia.getByLabel(questions.label).fill(QUESTION);
        await press(mia, questions.send);
        await expect(question(mia, QUESTION)).toContainText(questions.states.pending);
        for (const one of [host, lou]) await room.openTab(one, 'questions');
        await expect(question(host, QUESTION)).toContainText(questions.states.pending);
        await expect(question(lou, QUESTION)).toHaveCount(0);
        await press(host, questions.approve);
        await question(lou, QUESTION).getByRole('button', { name: questions.vote }).click();
        const oneVote = filled(questions.votes_one, { count: 1 });
        await expect(question(host, QUESTION)).toContainText(oneVote);
        await press(host, questions.answer);
        for (const one of [mia, lou]) {
          await expect(question(one, QUESTION)).toContainText(questions.states.answering);
        }
        await expectAccessible(mia);
        await press(host, questions.done);
        // What is done with stays in a list that is closed, for everybody.
        for (const one of [mia, lou]) {
          await one.getByText(filled(questions.answered_title_one, { count: 1 })).click();
          await expect(question(one, QUESTION)).toContainText(questions.states.answered);
        }
        await expectAccessible(lou);
      });

      await test.step('a poll is answered, and closed', async () => {
        await room.openTab(host, 'poll');
        await host.getByLabel(poll.question).fill('Shall we go on?');
        await host.getByLabel(filled(poll.option, { number: 1 })).fill('Onwards');
        await host.getByLabel(filled(poll.option, { number: 2 })).fill('Once more');
        await press(host, poll.open);
        for (const [one, option] of [[mia, 'Onwards'] as const, [lou, 'Once more'] as const]) {
          await room.openTab(one, 'poll');
          await press(one, option);
        }
        const answers = filled(poll.answers_other, { count: 2 });
        await expect(host.getByText(answers)).toBeVisible();
        await expectAccessible(host);
        await press(host, poll.close);
        for (const one of [mia, lou]) {
          await expect(one.getByText(`${answers} ${poll.closed}`)).toBeVisible();
        }
        await expectAccessible(mia);
      });

      await test.step('it goes too fast for somebody', async () => {
        await press(mia, liveRoom.too_fast);
        const count = filled(liveRoom.too_fast_count_one, { count: 1 });
        await expect(host.getByText(count)).toBeVisible();
      });

      for (const one of [host, mia, lou]) await room.show(one, 'code');

      await test.step('a learner who was offline has everything again', async () => {
        await lou.context().setOffline(true);
        await expect(lou.getByText(liveRoom.reconnecting)).toBeVisible();
        await editor(host).press('Control+End');
        await editor(host).pressSequentially(' # while Lou was away');
        await expect(code(mia)).toContainText('# while Lou was away');
        await expect(code(lou)).not.toContainText('# while');
        await lou.context().setOffline(false);
        await expect(code(lou)).toContainText('# while Lou was away');
        await expect(lou.getByText(liveRoom.reconnecting)).toBeHidden();
      });

      await test.step('a host who reloads with unsent edits loses nothing', async () => {
        await host.route('**/edits', (route) => route.abort());
        await editor(host).press('Control+End');
        await editor(host).pressSequentially(' # not sent yet');
        const [offline = ''] = liveRoom.host.offline.split('{{');
        await expect(host.getByRole('alert').filter({ hasText: offline })).toBeVisible();
        // An administrator types in the meantime, at another place.
        await editor(office).press('Control+Home');
        await editor(office).pressSequentially('office = 1; ');
        await expect(editor(host)).toContainText('office = 1;');
        const names = code(mia).locator('.cm-host-name');
        await expect(names).toHaveText([liveStage.team, HOST]);
        await host.reload();
        await expect(editor(host)).toContainText('# not sent yet');
        await expect(code(mia)).not.toContainText('# not sent');
        await host.unroute('**/edits');
        for (const one of [code(mia), code(lou), editor(office)]) {
          await expect(one).toContainText('# not sent yet', RECONNECTED);
        }
        await expect(host.getByText(liveRoom.host.saved)).toBeVisible();
        const text = await written(editor(host));
        for (const part of ['office=1;', 'print(', '#whileLouwasaway', '#notsentyet']) {
          expect(text.split(part), part).toHaveLength(2);
        }
        for (const one of [code(mia), code(lou), editor(office)]) {
          await expect.poll(() => written(one)).toBe(text);
        }
      });

      await test.step('it ends for everybody, and leads to its replay', async () => {
        await press(host, liveRoom.host.end);
        await press(host, liveRoom.host.end_confirm);
        for (const one of [host, office, mia, lou]) {
          await expect(one.getByRole('heading', { level: 1, name: gate.ended })).toBeVisible();
          const replay = one.getByRole('link', { name: gate.replay });
          await expect(replay).toHaveAttribute('href', `/live/replays/${id}`);
        }
        await expectAccessible(mia);
      });

      for (const one of [host, office, lou]) await one.context().close();
    });
  });
}
