import { type CDPSession, expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';

const STEP_SECONDS = 30;

/** A code of an authenticator app, `steps` after now: each works once. */
export const getCode = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** An authenticator of Chromium's own, which knows the person's finger. */
export async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Switches the codes of an authenticator app on, on a page that offers it. The recovery codes are on the screen afterwards. */
export async function enrolTotp(page: Page, password: string): Promise<{ secret: string; recovery: string[] }> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Turn on' }).click();
  await main.getByLabel('Current password').last().fill(password);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await main.locator('.mc-secret').textContent()) ?? '').replaceAll(' ', '');
  await main.getByLabel('Code from the app').fill(getCode(secret));
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  return { secret, recovery: await main.locator('.mc-codes li').allTextContents() };
}

/** The card of the own passkeys. */
export const getPasskeyCard = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });

/** Adds a passkey of the browser's authenticator, on a page that offers it. */
export async function enrolPasskey(page: Page, name: string): Promise<void> {
  const card = getPasskeyCard(page);
  await card.getByLabel('Name', { exact: true }).fill(name);
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByRole('status')).toContainText(`Passkey “${name}” added.`);
}
