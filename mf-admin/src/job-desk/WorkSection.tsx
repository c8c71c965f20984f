import {
  type CallAnswer,
  exportWork,
  type JobKind,
  listWork,
  previewInvoice,
  requestInvoice,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  formatMoney,
  formatMonthYear,
  MONTHS,
  Notice,
  useAlert,
  useConfirm,
  useIsPhone,
  YEARS,
  type YearMonth,
  YearMonthSelect,
} from '@cleaning/ui';
import { requestFile, useAction, useNavigate } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { ExportButton, type ListState, useListState } from '../desk/ListTools';
import { ListView } from '../desk/list/ListScreen';
import { useList } from '../desk/list/useList';
import { doneWork } from '../work/texts';
import { WorkSums } from '../work/WorkSums';
import { JOB_COLUMNS } from '../work/workColumns';
import { buildWorkRowLink, getWorkRowKey, WORK_ORDERS, WORK_STATUS } from '../work/workList';
import { invoiceRequest } from './texts';

/** The last day of a month, YYYY-MM-DD; `year` "2026", `month` "01" to "12". */
export function findLastDay(year: string, month: string): string {
  // Day 0 of the next month; months count from 0 here.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${month}-${days}`;
}

/** Question that names month, amount, GST and version of the invoice to issue. */
function writeQuestion(would: CallAnswer<typeof previewInvoice>): string {
  const { invoice_number, version, gst_rate_percent: rate } = would;
  const month = formatMonthYear(would.month);
  const [subTotal, gst, total] = [would.sub_total, would.gst, would.total].map(formatMoney) as [string, string, string];
  const amounts = invoiceRequest.amounts(subTotal, rate, gst, total);
  return invoice_number === ''
    ? `${invoiceRequest.confirmFirst(month)}\n${amounts} ${invoiceRequest.takesNumber}`
    : `${invoiceRequest.confirmNext(invoice_number, month, version)} ${amounts}`;
}

/** The invoice page opens this long after the data has arrived. */
const OPENS_AFTER_MS = 1000;

interface InvoiceButtonProps {
  jobId: string;
  year: string;
  month: string;
}

/** Issues the invoice of a month and opens it. */
export function InvoiceButton({ jobId, year, month }: InvoiceButtonProps) {
  const alert = useAlert();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const preview = useAction(previewInvoice);
  const issue = useAction(requestInvoice);
  const [ready, setReady] = useState<string | null>(null);

  useEffect(() => {
    if (ready === null) return;
    const timer = setTimeout(() => navigate(`/invoice?number=${encodeURIComponent(ready)}`), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ready, navigate]);

  async function download() {
    const body = { job_id: jobId, year, month };
    const would = await preview.run({ body });
    if (!would.ok) return alert(would.error.msg);
    // An invoice that is already issued opens without a question.
    const question = would.value.issues ? writeQuestion(would.value) : '';
    if (question !== '' && !(await confirm(question, { confirmLabel: invoiceRequest.issue }))) return;
    const issued = await issue.run({ body });
    if (!issued.ok) return alert(issued.error.msg);
    setReady(issued.value.invoice_number);
  }

  return (
    <>
      <Button variant="secondary" busy={preview.busy || issue.busy || ready !== null} onClick={download}>
        {invoiceRequest.button}
      </Button>
      <div role="status" className="ma-month-ready">
        {ready && <Notice tone="ok">{invoiceRequest.ready(ready)}</Notice>}
      </div>
    </>
  );
}

interface WorkSectionProps {
  kind: JobKind;
  jobId: string;
  /** Month shown when the page opens. */
  firstMonth: YearMonth;
  /** Initial rows per page. */
  pageSize?: number;
}

const ORDERS = WORK_ORDERS.filter(({ value }) => value !== 'place');
const FILTERS = { status: WORK_STATUS };

/** Month in the address, or the first one if it isn't valid. */
function toMonth(list: ListState, { year, month }: YearMonth): YearMonth {
  return {
    year: YEARS.find((known) => known === list.filter('year')) ?? year,
    month: MONTHS.find(({ value }) => value === list.filter('month'))?.value ?? month,
  };
}

/** The month is in the address beside the list's own filters. */
const useMonthState = (firstMonth: YearMonth): ListState =>
  useListState({ ...firstMonth, sort: 'date', direction: 'asc' }, { table: 'job-work' });

/** Month chosen on a job's page, with a function to change it. */
export function useWorkMonth(firstMonth: YearMonth): YearMonth & { choose: (month: YearMonth) => void } {
  const months = useMonthState(firstMonth);
  const { year, month } = toMonth(months, firstMonth);
  return { year, month, choose: (chosen) => months.setFilter({ year: chosen.year, month: chosen.month }) };
}

/** A job's work: a month's for a permanent job, all of it for a one-off job. The month's invoice is beside it. */
export function WorkSection({ kind, jobId, firstMonth, pageSize = 15 }: WorkSectionProps) {
  const isPhone = useIsPhone();
  const { year, month, choose } = useWorkMonth(firstMonth);
  const isMonthly = kind === 'permanent';
  const span = isMonthly ? { from: `${year}-${month}-01`, to: findLastDay(year, month) } : {};
  const list = useList({
    name: 'job-work',
    call: listWork,
    input: ({ text, order, paging, filters }) => ({
      body: { text, ...order, ...paging, ...filters, ...span, job_id: jobId },
    }),
    columns: JOB_COLUMNS,
    rowKey: getWorkRowKey,
    filters: FILTERS,
    orders: ORDERS,
    // Below the table the page has more.
    pageSize: isPhone ? 5 : pageSize,
  });
  const { text, order, filters } = list.asked;
  const empty = isMonthly ? doneWork.empty : doneWork.emptyQuick;
  return (
    <Card title={doneWork.title}>
      <div className="ma-month">
        <YearMonthSelect year={year} month={month} onChange={choose} />
        <InvoiceButton jobId={jobId} year={year} month={month} />
        <ExportButton
          fetchFile={() => requestFile(exportWork, { body: { text, ...order, ...filters, ...span, job_id: jobId } })}
          fileName="work.csv"
        />
      </div>
      <ListView
        list={list}
        caption={isMonthly ? doneWork.caption(formatMonthYear(`${year}-${month}`)) : doneWork.captionAll}
        captionHidden={false}
        isDense
        search={doneWork.search}
        rowLink={buildWorkRowLink}
        empty={{ text: empty }}
        none={empty}
        summary={(found) => <WorkSums {...found} />}
      />
    </Card>
  );
}
