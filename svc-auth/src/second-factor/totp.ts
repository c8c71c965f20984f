import { toBareNumber } from '@cleaning/contracts';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238: six digits of HMAC-SHA-1, every 30 seconds. */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

export const createSecret = (): string => generateSecret();

/** For a QR code; apps show the issuer beside the code (Google Authenticator's key URI format). */
export const buildSecretUri = (issuer: string, email: string, secret: string): string =>
  generateURI({ issuer, label: email, secret });

/**
 * The time step of a valid code, otherwise null. Clocks may differ by one step.
 * @param lastStep step of the last accepted code: no code up to it is accepted again. A step too far ahead was accepted
 * before the server's clock was set back and is ignored; otherwise the person couldn't log in until then.
 */
export function findAcceptedStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const token = toBareNumber(code);
  if (!CODE.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const newestStep = Math.floor(epoch / STEP_SECONDS) + 1;
  const result = verifySync({
    secret,
    token,
    epoch,
    epochTolerance: STEP_SECONDS,
    ...(lastStep > 0 && lastStep <= newestStep ? { afterTimeStep: lastStep } : {}),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
