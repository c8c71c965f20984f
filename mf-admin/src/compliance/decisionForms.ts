import type { ComplianceKind, ComplianceVersion } from '@cleaning/contracts';
import { ApiError } from '@cleaning/ui/app';
import type { FormBase } from '@cleaning/ui/forms';

/** What the forms for verifying and for refusing share. */
export interface DecisionFormProps {
  kind: ComplianceKind;
  /** As the admin has seen it. */
  version: ComplianceVersion;
  base: Pick<FormBase<never>, 'isStale' | 'hold' | 'release'>;
  onSaved: (kept: ComplianceVersion, typedSince: boolean) => void;
  /** Gets the sentence of the refusal; an empty one when another decision is sent. */
  onConflict: (sentence: string) => void;
}

/** States in which the newest version waits for the office. */
export const DECIDABLE: ReadonlySet<ComplianceVersion['state']> = new Set(['submitted', 'unchecked']);

/** Somebody else has decided, or a newer file was sent. The card is read again then, without the form, so the card says why. */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;
