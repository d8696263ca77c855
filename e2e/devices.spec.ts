import { otherDevice, signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { dashboard } = WORDS.fr;
const { settings } = dashboard;

test.use({ locale: 'fr-FR' });

test('devices are listed, and the other one is signed out from here', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson('Malik');
  await createMember(page, person, 'fr');
  await signInto(page.context(), person, 'fr');
  const other = await otherDevice(browser, baseURL);
  await signInto(other.context(), person, 'fr');
  const greeting = filled(dashboard.greeting, { name: person.name });
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: greeting })).toBeVisible();

  await page.goto('/dashboard?tab=settings');
  const devices = page.getByRole('region', { name: settings.devices });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText(settings.this_device)).toHaveCount(1);
  await expectAccessibleAtBothWidths(page);
  await devices.getByRole('button', { name: settings.log_out_device }).first().click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText(settings.this_device)).toBeVisible();

  // The page loads itself again for whoever is here now, so its first load may not end.
  await other.reload({ waitUntil: 'commit' });
  await expect(other).toHaveURL('/auth');
  await other.context().close();
});
