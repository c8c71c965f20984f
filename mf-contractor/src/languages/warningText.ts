import type { WarningDetail } from '@cleaning/contracts';
import { answers } from '@cleaning/ui/app';

/** A warning in the person's language; as the service wrote it where its code has no text there. */
export const warningText = ({ code, params, msg }: WarningDetail): string => answers.warning(code, params) ?? msg;
