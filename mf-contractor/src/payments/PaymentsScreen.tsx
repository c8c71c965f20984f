import { listMyPayments, type Payment } from '@cleaning/contracts';
import {
  Badge,
  Card,
  EmptyState,
  formatInstant,
  formatShortDate,
  LinkButton,
  PageHeader,
  QueryState,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { FoldedList, PayLine } from './PayLines';
import { Approved, BelowDecisions, Blocked, OfficeDecisions, OnItsWay, Sums } from './ToCome';
import { payment as one, payDetails, payments as texts } from './texts';
import { BelowYear, YearSummary } from './YearSummary';

const SHOWN_AT_ONCE = 6;

function Paid({ payments }: { payments: readonly Payment[] }) {
  return (
    <Card title={texts.paid}>
      {payments.length === 0 && <p className="mc-note">{texts.none}</p>}
      <FoldedList items={payments} shown={SHOWN_AT_ONCE}>
        {({ run_id, paid_on, paid, account_ending, state }) => (
          <PayLine
            key={run_id}
            day={paid_on}
            place={<Link to={`/payments/${run_id}`}>{one.title(formatShortDate(paid_on))}</Link>}
            amount={paid}
            about={texts.into(account_ending)}
          >
            {state === 'returned' && <Badge tone="danger">{texts.returned}</Badge>}
          </PayLine>
        )}
      </FoldedList>
    </Card>
  );
}

/** The user's payments: upcoming, paid, and by year. Stored on the device after the first read. */
export default function PaymentsScreen() {
  const query = useCall(listMyPayments);
  return (
    <>
      <PageHeader title={texts.title} />
      <QueryState query={query}>
        {(found) => {
          const { payments, blocked, to_come, years, as_of } = found;
          return (
            <>
              <Blocked blocked={blocked} />
              <Sums {...found} />
              {as_of !== '' && <p className="mc-note">{texts.asOf(formatInstant(as_of))}</p>}
              {payments.length + to_come.length === 0 && <EmptyState text={texts.empty} />}
              <OnItsWay {...found} />
              <OfficeDecisions />
              <BelowDecisions>
                <Approved {...found} />
                {payments.length + to_come.length > 0 && <Paid payments={payments} />}
                <YearSummary years={years} payments={payments} />
                <BelowYear years={years}>
                  <Card title={payDetails.title}>
                    <p>{payDetails.openLead}</p>
                    <div className="mc-actions">
                      <LinkButton to="/payments/details" variant="secondary">
                        {payDetails.open}
                      </LinkButton>
                    </div>
                  </Card>
                </BelowYear>
              </BelowDecisions>
            </>
          );
        }}
      </QueryState>
    </>
  );
}
