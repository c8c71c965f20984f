import type { NotInvoicedWork } from '@cleaning/contracts';
import { Card, formatDate, formatHours } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildJobPath } from '../desk/jobPaths';
import { lines, clientMonth as texts } from './texts';

/** "1 work record, 2:00 h". Records that were entered by hand have no hours. */
const formatQuantity = ({ records, minutes }: NotInvoicedWork) =>
  [texts.records(records), minutes === 0 ? '' : lines.hours(formatHours(minutes))].filter(Boolean).join(', ');

/** Work of a client's month that no invoice charges, and why. */
export function NotInvoiced({ work }: { work: readonly NotInvoicedWork[] }) {
  return (
    <Card title={texts.notInvoiced}>
      <ul className="ma-reasons">
        {work.map((left) => (
          <li key={`${left.job_id} ${left.from}`}>
            <Link to={buildJobPath(left)}>{left.place}</Link>,{' '}
            {lines.days(formatDate(left.from), formatDate(left.until))}: {formatQuantity(left)}.{' '}
            {texts.reasons[left.reason]}
          </li>
        ))}
      </ul>
    </Card>
  );
}
