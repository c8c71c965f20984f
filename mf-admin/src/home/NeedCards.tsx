import { type CallAnswer, getDeskMoney, getHome, HOME_COVER_DAYS } from '@cleaning/contracts';
import { formatDate, formatMoney, type IconName, PageIcon, useWaiting } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { type ReactNode, useId } from 'react';
import { LoadError } from '../desk/LoadError';
import { describeDocuments } from './documentsNeed';
import { home as texts } from './texts';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
}

interface NeedCardsProps {
  home: Read<CallAnswer<typeof getHome>>;
  money: Read<CallAnswer<typeof getDeskMoney>>;
}

interface Need {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** A number or an amount; undefined while unknown. */
  readonly value: ReactNode | undefined;
  readonly isNothing: boolean;
  readonly isUrgent?: boolean;
  readonly fact: string;
}

function NeedCard({ to, icon, label, value, isNothing, isUrgent = false, fact }: Need) {
  const state = isNothing ? 'nothing' : isUrgent ? 'urgent' : 'open';
  return (
    <li className="ma-need" data-state={state}>
      <Link to={to} className="ma-need__link">
        <span className="ma-need__label">
          <PageIcon icon={icon} size={18} />
          {label}
        </span>
        <strong className="ma-need__value">{value ?? texts.unknown}</strong>
        <span className="ma-need__fact">{fact}</span>
      </Link>
    </li>
  );
}

/** Shifts without their person first, then work, documents, requests and enquiries, then money. Each card opens its list. */
function useNeeds({ home, money }: NeedCardsProps): Need[] {
  const waiting = useWaiting();
  const lateShifts = home.data?.shifts.filter(({ now }) => now === 'not_started' || now === 'late') ?? [];
  const [first] = lateShifts;
  const { overdue, due } = money.data ?? {};
  const until = due ? formatDate(due.until).slice(0, -5) : '';
  return [
    {
      to: '/admin/today',
      icon: 'clock',
      label: texts.cards.late,
      value: home.data && lateShifts.length,
      isNothing: lateShifts.length === 0,
      isUrgent: true,
      fact: first ? texts.who(first.user_name, first.job_name) : texts.noneLate,
    },
    {
      to: '/admin/absences',
      icon: 'calendarOff',
      label: texts.cards.cover,
      value: home.data?.to_cover,
      isNothing: !home.data?.to_cover,
      isUrgent: true,
      fact: texts.coverDays(HOME_COVER_DAYS),
    },
    {
      to: '/admin/approvals',
      icon: 'check',
      label: texts.cards.approve,
      value: waiting.approvals,
      isNothing: waiting.approvals === 0,
      fact: waiting.approvals === 0 ? texts.noneToApprove : texts.toApprove,
    },
    { icon: 'clipboard', ...describeDocuments(home.data) },
    {
      to: '/admin?needs=requests#jobs',
      icon: 'people',
      label: texts.cards.requests,
      value: waiting.requests,
      isNothing: waiting.requests === 0,
      fact: waiting.requests === 0 ? texts.noRequests : texts.askedFor,
    },
    {
      to: '/admin/enquiries?state=new',
      icon: 'question',
      label: texts.cards.enquiries,
      value: waiting.enquiries,
      isNothing: waiting.enquiries === 0,
      fact: waiting.enquiries === 0 ? texts.noneNew : texts.fromWebsite,
    },
    {
      to: '/admin/receivables',
      icon: 'warning',
      label: texts.cards.overdue,
      value: overdue && formatMoney(overdue.amount),
      isNothing: !overdue?.clients,
      isUrgent: true,
      fact: overdue?.clients ? texts.clients(overdue.clients) : texts.nothingOverdue,
    },
    {
      to: '/admin/receivables?sort=open&direction=desc',
      icon: 'money',
      label: texts.cards.due,
      value: due && formatMoney(due.amount),
      isNothing: !due?.invoices,
      fact: due?.invoices ? texts.invoices(due.invoices, until) : texts.nothingDue(until),
    },
  ];
}

/** Cards for what needs the office now. Cards keep their places: one with nothing to do says so. */
export function NeedCards(read: NeedCardsProps) {
  const needs = useNeeds(read);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="ui-sr-only">
        {texts.needs}
      </h2>
      <LoadError query={read.home} />
      <LoadError query={read.money} />
      <ul className="ma-needs">
        {needs.map((need) => (
          <NeedCard key={need.label} {...need} />
        ))}
      </ul>
    </section>
  );
}
