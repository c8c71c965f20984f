import {
  type Attention,
  type EnquiryRow,
  getAttention,
  getToday,
  type HeldWork,
  type InvoiceToAdjust,
  listApprovals,
  listEnquiries,
  listInvoicesToAdjust,
  searchPeople,
} from '@cleaning/contracts';
import {
  Button,
  dayText,
  formatMoney,
  QueryState,
  Revealed,
  readableDay,
  readableInstant,
  Skeleton,
  useIsWide,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { memo, type ReactNode, useState } from 'react';
import { jobPath } from '../desk/jobPaths';
import { Panel } from '../desk/Panel';
import { whereOf } from '../enquiries/places';
import { invoicePath } from '../invoices/paths';
import { clientInvoicePath } from '../month-invoices/paths';
import { monthList as monthTexts } from '../month-invoices/texts';
import { attention as texts } from './texts';

interface AttentionRow {
  key: string;
  to: string;
  name: string;
  fact: string;
}

interface AttentionListProps {
  title: string;
  total: number;
  rows: readonly AttentionRow[];
  /** A link to all of them, while some are not shown. Without one the button shows more here. */
  children?: ReactNode;
}

/** Rows of each list before all are asked for. */
const SHOWN = 5;
const SHOWN_ON_A_PHONE = 2;

/** One kind of thing that waits; not rendered when there is none. */
function AttentionList({ title, total, rows, children }: AttentionListProps) {
  const [open, setOpen] = useState(false);
  const most = useIsWide() ? SHOWN : SHOWN_ON_A_PHONE;
  if (total === 0) return null;
  const shown = open ? rows : rows.slice(0, most);
  return (
    <section>
      <div className="ma-attention-head">
        <h3>{title}</h3>
        {total > shown.length && children}
        {!children && rows.length > most && (
          <Button
            variant="ghost"
            aria-label={`${open ? texts.showFewer : texts.showAll(rows.length)}: ${title}`}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.showFewer : texts.showAll(rows.length)}
          </Button>
        )}
      </div>
      <dl>
        {shown.map(({ key, to, name, fact }) => (
          <div key={key}>
            <dt>
              <Link to={to}>{name}</Link>
            </dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {open && total > rows.length && <p className="ma-hint">{texts.more(total - rows.length)}</p>}
    </section>
  );
}

const TO_VERIFY = { standing: 'not-verified', sort: 'registered', page_size: 5 } as const;
const TO_ANSWER = { state: 'new', sort: 'sent', direction: 'asc', page_size: 5 } as const;

const requestRows = ({ requests }: Attention): AttentionRow[] =>
  requests.rows.map((row) => ({
    key: row.job_id,
    to: jobPath(row),
    name: row.job_name,
    fact: texts.waiting(row.waiting, readableDay(row.oldest)),
  }));

const unfinishedRows = ({ unfinished }: Attention): AttentionRow[] =>
  unfinished.rows.map((row) => ({
    key: row.row_id,
    to: `/admin/work/${row.row_id}`,
    name: row.job_name,
    fact: texts.since(row.user_name, readableDay(row.date), row.start_time),
  }));

const lateRows = ({ late }: Attention): AttentionRow[] =>
  late.rows.map((row) => ({
    key: row.row_id,
    to: `/admin/work/${row.row_id}`,
    name: row.job_name,
    fact: texts.received(row.user_name, readableDay(row.date)),
  }));

const shortRows = ({ short_of_cleaners }: Attention): AttentionRow[] =>
  short_of_cleaners.rows.map((row) => ({
    key: row.job_id,
    to: jobPath(row),
    name: row.job_name,
    fact:
      row.date === ''
        ? texts.staffed(row.assigned, row.needed)
        : texts.staffedOn(row.assigned, row.needed, readableDay(row.date)),
  }));

const heldRows = (rows: readonly HeldWork[]): AttentionRow[] =>
  rows.map((row) => ({
    key: row.row_id,
    to: `/admin/work/${row.row_id}`,
    name: row.job_name,
    fact: texts.received(row.user_name, readableDay(row.date)),
  }));

const enquiryRows = (rows: readonly EnquiryRow[]): AttentionRow[] =>
  rows.map((row) => ({
    key: row.id,
    to: `/admin/enquiries/${row.id}`,
    name: row.name,
    fact: texts.asked(whereOf(row), readableInstant(row.sent_at)),
  }));

const adjustRows = (rows: readonly InvoiceToAdjust[]): AttentionRow[] =>
  rows.map(({ kind, number, to_name, difference, adjust_until }) => ({
    key: number,
    to: kind === 'client-invoice' ? clientInvoicePath(number) : invoicePath(number),
    name: `${number}, ${to_name}`,
    fact: [
      monthTexts.toAdjust(formatMoney(difference)),
      ...(adjust_until === '' ? [] : [texts.noteUntil(dayText(adjust_until))]),
    ].join(', '),
  }));

/** Each list has its own query: people, enquiries and invoices come from other services than jobs. */
function useAttention() {
  const jobs = useCall(getAttention);
  const people = useCall(searchPeople, { body: TO_VERIFY });
  const held = useCall(listApprovals, { body: { page_size: 5 } });
  const enquiries = useCall(listEnquiries, { query: TO_ANSWER });
  const toAdjust = useCall(listInvoicesToAdjust);
  // Shown at once when all are read, those of today above it too: rows that come later would move what is about to be pressed.
  const today = useCall(getToday);
  const isRead = [today, jobs, people, held, enquiries, toAdjust].every(({ isFetched }) => isFetched);
  return { jobs, people, held, enquiries, toAdjust, isRead };
}

/** What comes below the lists of today, those that need attention included. */
export function BelowToday({ children }: { children: ReactNode }) {
  return <Revealed when={useAttention().isRead}>{children}</Revealed>;
}

/** What needs attention. */
export const AttentionSection = memo(function AttentionSection() {
  const { jobs, people, held, enquiries, toAdjust, isRead } = useAttention();
  const nothing =
    people.data?.total === 0 &&
    enquiries.data?.total === 0 &&
    held.data?.total === 0 &&
    toAdjust.data?.total === 0 &&
    jobs.data &&
    Object.values(jobs.data).every(({ total }) => total === 0);
  if (!isRead)
    return (
      <Panel title={texts.title}>
        <Skeleton />
      </Panel>
    );
  return (
    <Panel title={texts.title}>
      {nothing && <p>{texts.nothing}</p>}
      <div className="ma-attention-lists">
        <QueryState query={people}>
          {({ total, rows }) => (
            <AttentionList
              title={texts.verify(total)}
              total={total}
              rows={rows.map((row) => ({
                key: row.id,
                to: `/admin/sub-contractors/${row.id}`,
                name: row.name,
                fact: row.email,
              }))}
            >
              <Link to="/admin/sub-contractors?standing=not-verified">{texts.all}</Link>
            </AttentionList>
          )}
        </QueryState>
        <QueryState query={enquiries}>
          {({ total, rows }) => (
            <AttentionList title={texts.enquiries(total)} total={total} rows={enquiryRows(rows)}>
              <Link to="/admin/enquiries?state=new">{texts.all}</Link>
            </AttentionList>
          )}
        </QueryState>
        <QueryState query={jobs}>
          {(waiting) => (
            <>
              <AttentionList
                title={texts.requests(waiting.requests.total)}
                total={waiting.requests.total}
                rows={requestRows(waiting)}
              />
              <AttentionList
                title={texts.unfinished(waiting.unfinished.total)}
                total={waiting.unfinished.total}
                rows={unfinishedRows(waiting)}
              />
              <AttentionList
                title={texts.short(waiting.short_of_cleaners.total)}
                total={waiting.short_of_cleaners.total}
                rows={shortRows(waiting)}
              />
              <AttentionList
                title={texts.late(waiting.late.total)}
                total={waiting.late.total}
                rows={lateRows(waiting)}
              />
            </>
          )}
        </QueryState>
        <QueryState query={held}>
          {({ total, rows }) => (
            <AttentionList title={texts.held(total)} total={total} rows={heldRows(rows)}>
              <Link to="/admin/approvals">{texts.all}</Link>
            </AttentionList>
          )}
        </QueryState>
        <QueryState query={toAdjust}>
          {({ total, rows }) => <AttentionList title={texts.toAdjust(total)} total={total} rows={adjustRows(rows)} />}
        </QueryState>
      </div>
    </Panel>
  );
});
