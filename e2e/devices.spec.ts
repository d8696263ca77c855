import { otherDevice, signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, onPhone, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled, WORDS } from './words.ts';

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language];
  const { settings } = words.dashboard;

  test.describe(`the devices in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test(
      'are listed, and the other one is signed out from here',
      onPhone(language),
      async ({ page, browser, baseURL }) => {
        const person = newPerson('Malik');
        await createMember(page, person, language);
        await signInto(page.context(), person, language);
        const other = await otherDevice(browser, baseURL);
        await signInto(other.context(), person, language);
        const greeting = filled(words.dashboard.greeting, { name: person.name });
        await other.goto('/dashboard');
        await expect(other.getByRole('heading', { name: greeting })).toBeVisible();

        await page.goto('/dashboard?tab=settings');
        const devices = page.getByRole('region', { name: settings.devices });
        await expect(devices.getByRole('listitem')).toHaveCount(2);
        await expect(devices.getByText(settings.this_device)).toHaveCount(1);
        await expectAccessible(page);
        await devices.getByRole('button', { name: settings.log_out_device }).first().click();
        await expect(devices.getByRole('listitem')).toHaveCount(1);
        await expect(devices.getByText(settings.this_device)).toBeVisible();

        await other.reload();
        await expect(other).toHaveURL('/auth');
        await other.context().close();
      },
    );
  });
}
