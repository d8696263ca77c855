import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { check, goToPart, write } from './lesson.ts';
import { createMember } from './member.ts';
import { filled, WORDS } from './words.ts';

const { lessons, exercise: words, tasks } = WORDS.en;

const TOPICS = ['ball', 'team', 'rain'].map(
  (word) => `    if "${word}" in text: return "A ${word}!"`,
);
const BOT = `def reply(message):
    text = message.lower()
${TOPICS.join('\n')}
    return "Keep moving."

print("The coach is listening.")
message = ""
while message != "stop":
    message = input("You: ")
    print(reply(message))
`;

test('an open project shows what is missing, passes with an idea of one’s own, and goes on in its room', async ({
  page,
}) => {
  const person = newPerson('Ava');
  await createMember(page, person, 'en');
  await signInto(page.context(), person, 'en');
  await page.goto('/lesson/discovery-ai');
  const project = page.locator('code-exercise[id="own-chatbot"]');
  await goToPart(project);
  const list = page.getByRole('region', { name: tasks.checklist });
  const item = (text: RegExp) => list.getByRole('listitem').filter({ hasText: text });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);

  await write(project, BOT.replace('    return "Keep moving."', ''));
  await check(page);
  const states = { done: 4, total: 6 };
  await expect(list.getByRole('status')).toHaveText(filled(tasks.items_done, states), {
    timeout: 60_000,
  });
  await expect(item(/three topics/)).toContainText(tasks.item_done);
  await expect(item(/never heard/)).toContainText('When no rule fits');
  await expect(project.getByText(filled(words.project_not_yet, states))).toBeVisible();
  await expect(project.getByText('You: hmm')).toBeVisible();

  await write(project, BOT);
  await check(page);
  await expect(project.getByText(words.project_passed, { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(item(/asks for a/)).toContainText(tasks.item_undone);
  await expect(page.getByText('+5 XP').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: lessons.exercises.open_in_room }).click();
  await expect(page).toHaveURL(/playground/);
  await expect(page.locator('.cm-content')).toContainText('The coach is listening.');
});
