import type { AuditEntry } from '@cleaning/contracts';
import { Link } from '@cleaning/ui/app';

/** Where more about the thing is: an invoice itself, and for everything else all entries about it. */
function addressOf({ subject_kind, subject_id }: AuditEntry): string {
  const id = encodeURIComponent(subject_id);
  return subject_kind === 'invoice' ? `/invoice?number=${id}` : `/admin/audit-log?subject_id=${id}`;
}

/** The thing that something was done to. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  if (entry.subject_id === '') return entry.subject_name;
  return <Link to={addressOf(entry)}>{entry.subject_name}</Link>;
}
