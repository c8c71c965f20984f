import './monthInvoices.css';
import { type BlockKind, type BlockReason, describeBlockReason } from '@cleaning/contracts';
import { Link } from '@cleaning/ui/app';
import { buildClientPath } from '../clients/paths';

/** Path of the page that fixes the reason; undefined if you can only wait. */
function buildReasonPath(kind: BlockKind, clientId: string): string | undefined {
  switch (kind) {
    case 'work-held':
      return '/admin/approvals';
    case 'work-open':
      return '/admin/today';
    case 'price-missing':
      return `${buildClientPath(clientId)}?tab=jobs`;
    case 'gst-not-confirmed':
      return '/admin/invoice-settings#gst';
    case 'no-email':
      return `${buildClientPath(clientId)}?tab=edit`;
    default:
      return undefined;
  }
}

/** Reason why a client's month can't be issued or sent, with a link to the page that fixes it. */
export function BlockReasonText({ reason, clientId }: { reason: BlockReason; clientId: string }) {
  const text = describeBlockReason(reason);
  const path = buildReasonPath(reason.kind, clientId);
  return path === undefined ? (
    text
  ) : (
    <Link to={path} className="ma-reason-link">
      {text}
    </Link>
  );
}
