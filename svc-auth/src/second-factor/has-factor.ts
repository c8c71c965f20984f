/** SQL: whether `account` has a second factor. A passkey counts: it is the device and the person's fingerprint, face or PIN. */
export const HAS_SECOND_FACTOR = `(
  EXISTS (SELECT FROM second_factor WHERE second_factor.account_id = account.id AND confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM passkey WHERE passkey.account_id = account.id AND copied_at IS NULL))`;
