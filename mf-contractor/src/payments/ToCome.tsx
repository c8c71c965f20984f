import {
  type CallAnswer,
  DECISION_DAYS,
  getMyApprovals,
  type listMyPayments,
  parseDuration,
} from '@cleaning/contracts';
import {
  Badge,
  Card,
  Facts,
  formatDuration,
  formatInstant,
  formatShortDate,
  Money,
  Notice,
  QueryState,
  Revealed,
} from '@cleaning/ui';
import { useCall, useCurrentUser, useLocation } from '@cleaning/ui/app';
import { type ReactNode, useEffect } from 'react';
import { FoldedList, PayLine, PayLines } from './PayLines';
import { blocks, CALL_LINK, payments as texts, waitingReasons } from './texts';

type Payments = CallAnswer<typeof listMyPayments>;
type Approvals = CallAnswer<typeof getMyApprovals>;

const SHOWN_AT_ONCE = 5;

/** Empty for a manual record, which has no length. */
const formatLength = (duration: string): string => (duration === '' ? '' : formatDuration(parseDuration(duration)));

/** Reasons why the user isn't paid at present. */
export function Blocked({ blocked }: Pick<Payments, 'blocked'>) {
  return blocked.map(({ kind, reason, until }) => (
    <Notice key={kind} tone="warn">
      {blocks[kind]({ reason, until: until === '' ? '' : formatInstant(until) })}
    </Notice>
  ));
}

/** Upcoming pay in up to three sums. Zero sums are hidden unless all are zero. */
export function Sums({ payable, held, on_its_way, in_run }: Payments) {
  const sums: (readonly [name: string, amount: string])[] = [
    [texts.onItsWay, on_its_way?.amount ?? in_run],
    [texts.approved, payable],
    [texts.waiting, held],
  ];
  const some = sums.filter(([, amount]) => Number(amount) !== 0);
  return (
    <div className="mc-totals">
      <Facts
        facts={(some.length > 0 ? some : sums).map(([name, amount]) => [name, <Money key={name} value={amount} />])}
      />
    </div>
  );
}

export function OnItsWay({ on_its_way, to_come }: Payments) {
  if (!on_its_way) return null;
  const { pay_day, account_ending } = on_its_way;
  return (
    <Card title={texts.onItsWay}>
      <p>{texts.planned(formatShortDate(pay_day), account_ending)}</p>
      <PayLines lines={to_come.filter(({ state }) => state === 'in-run')} shown={SHOWN_AT_ONCE} />
    </Card>
  );
}

export function Approved({ payable, account_ending, blocked, to_come }: Payments) {
  const lines = to_come.filter(({ state }) => state === 'payable');
  if (lines.length === 0) return null;
  const lead = account_ending === '' ? texts.approvedLead : texts.approvedAccount(account_ending);
  return (
    <Card title={texts.approved}>
      {blocked.length === 0 && <p>{payable.startsWith('-') ? texts.takenOff : lead}</p>}
      <p className="mc-note">{texts.withoutGst}</p>
      <PayLines lines={lines} shown={SHOWN_AT_ONCE} />
    </Card>
  );
}

function Waiting({ held }: Pick<Approvals, 'held'>) {
  return (
    <section id="waiting" aria-label={texts.waiting}>
      <Card title={texts.waiting}>
        <p>{texts.waitingLead}</p>
        <FoldedList items={held} shown={SHOWN_AT_ONCE}>
          {({ row_id, date, place, payment, duration, reasons }) => (
            <PayLine key={row_id} day={date} place={place} amount={payment} about={formatLength(duration)}>
              {reasons.map((reason) => (
                <span key={reason}>
                  <Badge tone="warn">{waitingReasons[reason].why}</Badge> {waitingReasons[reason].todo}
                </span>
              ))}
            </PayLine>
          )}
        </FoldedList>
        {CALL_LINK !== 'tel:' && (
          <a href={CALL_LINK} className="mc-pay-call">
            {texts.call}
          </a>
        )}
      </Card>
    </section>
  );
}

function Decisions({ decided }: Pick<Approvals, 'decided'>) {
  return (
    <Card title={texts.decisions}>
      <p className="mc-note">{texts.decisionsLead(DECISION_DAYS)}</p>
      <FoldedList items={decided} shown={SHOWN_AT_ONCE}>
        {({ row_id, date, place, payment, duration, state, note, decided_at }) => (
          <PayLine key={row_id} day={date} place={place} amount={payment} about={formatLength(duration)}>
            {state === 'approved' ? (
              <Badge tone="ok">{texts.approvedOn(formatInstant(decided_at))}</Badge>
            ) : (
              <Badge tone="danger">{texts.rejectedOn(formatInstant(decided_at))}</Badge>
            )}
            {note !== '' && <span>{texts.note(note)}</span>}
          </PayLine>
        )}
      </FoldedList>
    </Card>
  );
}

/** Scrolls to the linked part of the page once it is loaded. */
function useHashTarget(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isThere]);
}

/** Approvals of the user's work. People who aren't verified have none. */
function useApprovals() {
  const me = useCurrentUser();
  const isWorker = me.role === 'admin' || me.verified === 'true';
  return { isWorker, query: useCall(getMyApprovals, { enabled: isWorker }) };
}

/** Content below OfficeDecisions. */
export function BelowDecisions({ children }: { children: ReactNode }) {
  const { isWorker, query } = useApprovals();
  return <Revealed when={!isWorker || query.data !== undefined || query.isFetched}>{children}</Revealed>;
}

/** The user's waiting work, and the office's decisions. */
export function OfficeDecisions() {
  const { isWorker, query } = useApprovals();
  useHashTarget(query.data !== undefined);
  if (!isWorker) return null;
  return (
    <QueryState query={query}>
      {({ held, decided }) => (
        <>
          {held.length > 0 && <Waiting held={held} />}
          {decided.length > 0 && <Decisions decided={decided} />}
        </>
      )}
    </QueryState>
  );
}
