import { expect, test } from '@playwright/test';
import de from '../../src/i18n/messages/de.json' with { type: 'json' };
import fr from '../../src/i18n/messages/fr.json' with { type: 'json' };
import pl from '../../src/i18n/messages/pl.json' with { type: 'json' };

for (const [locale, bookings, message] of [
  ['/pl', 'Rezerwacje', pl],
  ['', 'Buchungen', de],
  ['/fr', 'Réservations', fr],
] as const) {
  test(`a guest who navigates to a private page logs in first (${locale || '/de'})`, async ({ page }) => {
    await page.goto(locale === '' ? '/legal/terms' : locale);
    await page.getByRole('navigation').getByRole('link', { name: bookings }).first().click();
    await expect(page).toHaveURL(`${locale}/login?redirect=${encodeURIComponent(`${locale}/booking`)}`);
    await expect(page.getByText(message['login.errorLoginRequired'])).toBeVisible();
  });
}
