import type { ComplianceKind, ComplianceVersion } from '@cleaning/contracts';
import { ApiError } from '@cleaning/ui/app';
import type { FormBase } from '@cleaning/ui/forms';

/** Props shared by the forms for verifying and refusing. */
export interface DecisionFormProps {
  kind: ComplianceKind;
  /** The version that the admin has seen. */
  version: ComplianceVersion;
  base: Pick<FormBase<never>, 'isStale' | 'hold' | 'release'>;
  onSaved: (kept: ComplianceVersion, typedSince: boolean) => void;
  /** Called with the sentence of the refusal; empty when another decision is sent. */
  onConflict: (sentence: string) => void;
}

/** States in which the newest version waits for the office. */
export const DECIDABLE: ReadonlySet<ComplianceVersion['state']> = new Set(['submitted', 'unchecked']);

/**
 * A 409: another admin has decided, or a newer file arrived. The refetched card has no form then, so the card shows the
 * message.
 */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;
