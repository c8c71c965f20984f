import type { WarningDetail } from '@cleaning/contracts';
import { translation } from '@cleaning/ui/app';

/** A warning in the person's language; as the service wrote it where its code has no text there. */
export const describeWarning = ({ code, params, msg }: WarningDetail): string =>
  translation.warning(code, params) ?? msg;
