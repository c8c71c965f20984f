import type { Invoice } from '@cleaning/contracts';
import { Notice } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { invoice as texts } from '../texts';

/** What may still change the amounts: better known before the paper is sent. */
export function InvoiceWarnings({ warnings }: { warnings: NonNullable<Invoice['warnings']> }) {
  return (
    <>
      {warnings.month_is_running && <Notice tone="warn">{texts.monthRuns}</Notice>}
      {warnings.held_records > 0 && (
        <Notice tone="warn">
          {texts.held(warnings.held_records)} <Link to="/admin/approvals">{texts.toApprovals}</Link>
        </Notice>
      )}
    </>
  );
}
