import { browserOf, classOf, OLD_LAPTOP, teacherOn } from './class-people.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { classCards, classRoster, classSignIn: door, myClasses } = WORDS.fr;

test.use({ locale: 'fr-FR', viewport: OLD_LAPTOP });

test('cards that are at hand no more are made anew, and an old code leads to the same class', async ({
  page,
}) => {
  const call = await teacherOn(page);
  const { id, code } = await classOf(call, ['NOM Léa', 'NOM Tom']);
  await page.goto(`/classes/${id}`);
  await page.getByRole('button', { name: classRoster.code.renew, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: classRoster.code.renew, exact: true })
    .click();
  await expect(page.getByText(classRoster.code.renewed)).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: classRoster.pupils.cards }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByText(classCards.choose.nobody)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: classCards.choose.all }).click();
  await page
    .getByRole('button', { name: filled(classCards.choose.submit_other, { count: 2 }) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: classCards.choose.confirm }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'NOM Tom' })).toBeVisible();
});

test('a member leaves a class with an account of their own', async ({ page, browser }) => {
  const call = await teacherOn(page);
  const { code } = await classOf(call, ['NOM Tom']);
  const own = newPerson('Léa Martin');
  await createMember(page, own, 'fr');
  const member = await browserOf(browser, 'fr', 'phone');
  await signInto(member.context(), own, 'fr');
  await member.goto(`/class/${code}`);
  await member.getByRole('button', { name: door.join.submit }).click();
  await expect(member.getByText(filled(door.joined, { name: '4e B' }))).toBeVisible();
  await member.goto('/dashboard?tab=settings');
  const mine = member.getByRole('region', { name: myClasses.title });
  await expectAccessibleAtBothWidths(member);
  await mine.getByRole('button', { name: myClasses.leave, exact: true }).click();
  await member.getByRole('dialog').getByRole('button', { name: myClasses.leave }).click();
  await expect(member.getByText(filled(myClasses.left, { name: '4e B' }))).toBeVisible();
  await member.context().close();
});
