import type { WarningDetail } from '@cleaning/contracts';
import { translation } from '@cleaning/ui/app';

/** A warning in the user's language; the service's sentence if its code has no text. */
export const describeWarning = ({ code, params, msg }: WarningDetail): string =>
  translation.warning(code, params) ?? msg;
