import type { addPasskey, BodyInput, PasskeyAssertion, passkeyChallenge } from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';
import type { z } from 'zod';

type Options = z.infer<typeof passkeyChallenge>['options'];
type Registration = BodyInput<typeof addPasskey>['response'];

export const TEXTS = localizeTexts('passkeys', {
  unsupported: 'This browser can’t use passkeys here. Use an up-to-date browser and a secure (https) address.',
  wrongSite: 'Passkeys don’t work at this address. Use the address your office gave you.',
  known: 'This device already has a passkey for your account.',
  failed: 'That passkey didn’t work. Try again.',
});

/** `problem` is empty when the person has cancelled or let the time pass. */
export type PasskeyOutcome<Response> = { readonly response: Response } | { readonly problem: string };

const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The browser's errors (WebAuthn Level 3, 5.1.3 and 5.1.4). */
function findProblem(error: unknown): string {
  const { name, cause } = error as Error;
  const original = cause instanceof Error ? cause.name : name;
  if (original === 'NotAllowedError' || original === 'AbortError') return '';
  if (original === 'SecurityError') return TEXTS.wrongSite;
  return original === 'InvalidStateError' ? TEXTS.known : TEXTS.failed;
}

type Library = typeof import('@simplewebauthn/browser');

async function askPasskey<Response>(ask: (library: Library) => Promise<unknown>): Promise<PasskeyOutcome<Response>> {
  if (!hasPasskeys()) return { problem: TEXTS.unsupported };
  try {
    const library = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
    return { response: (await ask(library)) as Response };
  } catch (error) {
    return { problem: findProblem(error) };
  }
}

/** Creates a passkey on the device. */
export const makePasskey = (options: Options): Promise<PasskeyOutcome<Registration>> =>
  askPasskey(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  );

/**
 * Lets the user choose a passkey: in a browser window, or with `autofill` among the suggestions of the e-mail field.
 */
export const choosePasskey = (options: Options, autofill = false): Promise<PasskeyOutcome<PasskeyAssertion>> =>
  askPasskey(({ startAuthentication }) =>
    startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: autofill,
      verifyBrowserAutofillInput: false,
    }),
  );

/** Whether the browser suggests passkeys in a field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Cancels a pending request of a field. */
export async function stopSuggesting(): Promise<void> {
  const { WebAuthnAbortService } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
