import { type DeskMoney, getAttention } from '@cleaning/contracts';
import { countKinds, useWaiting } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useId } from 'react';
import { also as texts } from './texts';

/** Waiting work that has no card: one link for each list that has entries. */
export function AlsoWaiting({ money }: { money: DeskMoney | undefined }) {
  const waiting = useWaiting();
  const { data } = useCall(getAttention);
  const short = data && countKinds(data.short_of_cleaners);
  const headingId = useId();
  const lines = [
    { to: '/admin/messages?show=unread', count: waiting.messages, text: texts.messages },
    { to: '/admin/sub-contractors?standing=not-verified', count: waiting.people, text: texts.verify },
    { to: '/admin?needs=short#jobs', count: short?.permanent ?? 0, text: texts.short },
    { to: '/admin/work?status=pending', count: data?.unfinished.total ?? 0, text: texts.unfinished },
    { to: '/admin/work?status=late', count: data?.late.total ?? 0, text: texts.late },
    { to: '/admin/quick-job-data', count: waiting['quick-requests'], text: texts.quickRequests },
    { to: '/admin/quick-job-data', count: short?.quick ?? 0, text: texts.shortQuick },
    { to: '/admin/documents?state=waiting', count: waiting.documents, text: texts.documents },
    { to: '/admin/detail-changes', count: waiting['detail-changes'], text: texts.details },
    { to: '/admin/incidents', count: waiting.incidents, text: texts.incidents },
    { to: '/admin/supplies', count: waiting.supplies, text: texts.supplies },
    { to: '/admin/complaints', count: waiting.complaints, text: texts.complaints },
    { to: '/admin/month-invoices', count: money?.to_adjust ?? 0, text: texts.toAdjust },
    { to: '/admin/quotes?state=to-make', count: waiting.quotes, text: texts.quotes },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="ma-also">
      <h2 id={headingId}>{texts.title}</h2>
      <ul>
        {lines.map(({ to, count, text }) => (
          <li key={text(count)}>
            <Link to={to}>{text(count)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
