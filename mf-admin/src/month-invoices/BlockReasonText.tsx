import './monthInvoices.css';
import { type BlockKind, type BlockReason, describeBlockReason } from '@cleaning/contracts';
import { Link } from '@cleaning/ui/app';
import { buildClientPath } from '../clients/paths';

/** Where a reason is mended; undefined where there is nothing but to wait. */
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

/** Why a client's month cannot be issued or sent, with the way to the page where that is mended. */
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
