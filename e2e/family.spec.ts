import age from '../web/src/families/age/age-question.fr.ts';
import { signInto } from './devices.ts';
import * as family from './family-journey.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { holdPython } from './lesson.ts';
import { mailedLink } from './mails.ts';
import { createMember } from './member.ts';
import { keepProject } from './publishing.ts';
import { NARROW } from './screens.ts';
import { asShown } from './shown-texts.ts';
import { WORDS } from './words.ts';

for (const language of ['fr', 'en'] as const) {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';

  test.describe(language, () => {
    test.use({ locale, viewport: NARROW });

    test('a child asks, a parent agrees, pays, closes what is public, and cancels', async ({
      page,
      browser,
    }) => {
      const [lea, claire] = [newPerson('Léa'), newPerson('Claire')];
      // Nobody runs a program here.
      await holdPython(page);
      await test.step('the child learns at once', () => family.signUp(page, lea, language));
      await test.step('the rest waits', () => family.findClosed(page, language));
      await test.step('a parent is asked', () => family.askParent(page, lea, claire, language));
      const parent = await (await browser.newContext({ locale, viewport: NARROW })).newPage();
      await test.step('the parent agrees', () => family.agree(parent, claire, language));
      await test.step('the parent pays', () => family.pay(page, parent, claire, language));
      const shown = await test.step('the child publishes', () => family.showToAll(page, language));
      const visitor = await (await browser.newContext({ locale })).newPage();
      const statuses = async () => {
        const answers = [];
        for (const address of shown) answers.push((await visitor.goto(address))?.status());
        return answers;
      };
      expect(await statuses()).toEqual([200, 200]);
      const handle = shown[1].split('/').at(-1) ?? '';
      await test.step('the parent closes it', () =>
        family.close(parent, [handle, 'Pong'], language));
      expect(await statuses()).toEqual([404, 404]);
      await test.step('and for good', () => family.forbid(page, parent, claire.email, language));
      await test.step('the parent cancels', () => family.cancel(parent, claire, language));
      await parent.context().close();
      await visitor.context().close();
    });
  });
}

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  const { family: words, ownFamily } = WORDS.fr;
  const ageQuestion = asShown(age);

  test('of two parents the stricter counts, until they withdraw', async ({ page, browser }) => {
    const lea = newPerson('Léa');
    await createMember(page, lea, 'fr', { is_premium: true });
    const token = await signInto(page.context(), lea, 'fr');
    const headers = { authorization: `Bearer ${token}` };
    const send = (method: string, path: string, data: object) =>
      page.request.fetch(`/api${path}`, { method, headers, data });
    await send('POST', '/user/age', { over_15: false });
    const project = await keepProject(page, token, 'print("ping")\n');
    const texts = { title: 'Pong', description: '', accepted_revision: null };
    const publish = async () =>
      (await send('PUT', `/projects/${project}/published`, texts)).status();

    /** A parent in a browser of their own, who has agreed to all that is named. */
    const parentWho = async (...allowed: string[]) => {
      const { email } = newPerson('Claire');
      await send('POST', '/user/parents', { email, lang: 'fr' });
      const parent = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
      await parent.goto(await mailedLink(page, email, /\/family\/consent#token=[\w-]+/));
      for (const name of allowed) await parent.getByRole('checkbox', { name }).check();
      await parent.getByRole('button', { name: words.consent.accept }).click();
      await parent.getByRole('button', { name: words.consent.open }).click();
      await expect(parent.getByRole('region', { name: 'Léa' })).toBeVisible();
      return parent;
    };
    const generous = await parentWho(words.switches.may_publish);
    expect(await publish()).toBe(200);
    const strict = await parentWho();
    await generous.reload();
    await expect(generous.getByText(words.view.no_public)).toBeVisible();
    await expect(generous.getByText(words.switches.otherwise)).toBeVisible();
    await expectAccessibleAtBothWidths(generous);
    expect(await publish()).toBe(403);

    await strict.getByRole('button', { name: words.account.leave }).click();
    await strict.getByRole('button', { name: words.account.leave_confirm }).click();
    await expect(strict.getByText(words.link.withdrawn)).toBeVisible();
    await expectAccessibleAtBothWidths(strict);
    expect(await publish()).toBe(200);

    await test.step('without anybody who agrees, it closes at once', async () => {
      await generous.getByRole('button', { name: words.account.leave }).click();
      await generous.getByRole('button', { name: words.account.leave_confirm }).click();
      await expect(generous.getByText(words.link.withdrawn)).toBeVisible();
      await page.goto('/family/mine');
      await expect(page.getByText(ownFamily.none_under_15)).toBeVisible();
      await expect(page.getByText(words.view.no_public)).toBeVisible();
      expect(await publish()).toBe(403);
    });
    await generous.context().close();
    await strict.context().close();
  });

  test('an account from before is asked the age once', async ({ page }) => {
    const lea = newPerson('Léa');
    await createMember(page, lea, 'fr');
    await signInto(page.context(), lea, 'fr');
    await page.goto('/dashboard');
    const question = page.getByRole('region', { name: ageQuestion.title });
    await question.getByRole('button', { name: ageQuestion.under_15 }).click();
    await expect(page.getByRole('dialog', { name: ageQuestion.confirm.title })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('button', { name: ageQuestion.confirm.yes }).click();
    await expect(page.getByRole('region', { name: ownFamily.card.title })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.reload();
    await expect(page.getByRole('region', { name: ownFamily.card.title })).toBeVisible();
    await expect(question).toHaveCount(0);
  });
});
