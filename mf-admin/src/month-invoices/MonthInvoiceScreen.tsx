import './monthInvoices.css';
import { type CallAnswer, getMonthInvoice, issueMonthInvoices, SENDING_BLOCKS } from '@cleaning/contracts';
import {
  Button,
  Card,
  Facts,
  formatMoney,
  formatMonthYear,
  LinkButton,
  Money,
  Notice,
  PageHeader,
  QueryState,
  useConfirm,
  useNavigateWithoutAsking,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useCurrentUser, useParams } from '@cleaning/ui/app';
import { buildClientPath } from '../clients/paths';
import { BlockReasonText } from './BlockReasonText';
import { InvoiceLines } from './InvoiceLines';
import { NotInvoiced } from './NotInvoiced';
import { buildClientInvoicePath, buildMonthPath } from './paths';
import { StateBadge } from './Standing';
import { lines, monthList, clientMonth as texts } from './texts';

type ClientMonth = CallAnswer<typeof getMonthInvoice>;

function Issue({ of, month }: { of: ClientMonth; month: string }) {
  const issue = useAction(issueMonthInvoices, { leaves: true });
  const navigate = useNavigateWithoutAsking();
  const confirm = useConfirm();
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const issueLabel = canMail ? texts.issue : texts.issueOnly;
  async function press(send: boolean) {
    const question = send ? texts.confirmSend : canMail ? texts.confirmIssue : texts.confirmIssueOnly;
    const confirmLabel = send ? texts.issueAndSend : issueLabel;
    if (!(await confirm(question(formatMoney(of.total), of.client_name), { confirmLabel }))) return;
    const body = { month, client_ids: [of.client_id], send };
    const answer = await issue.run({ body });
    const number = answer.ok ? answer.value.results[0]?.number : undefined;
    if (!number) return;
    showToast(texts.issued(number));
    navigate(buildClientInvoicePath(number));
  }
  const isReady = of.reasons.length === 0;
  const canBeIssued = of.reasons.every(({ kind }) => SENDING_BLOCKS.has(kind));
  return (
    <>
      {isReady && canMail && (
        <Button busy={issue.busy} onClick={() => press(true)}>
          {texts.issueAndSend}
        </Button>
      )}
      {canBeIssued && (
        <Button variant={canMail ? 'secondary' : 'primary'} busy={issue.busy} onClick={() => press(false)}>
          {issueLabel}
        </Button>
      )}
      {issue.error && <Notice tone="danger">{getMessage(issue.error)}</Notice>}
    </>
  );
}

function ClientMonthPage({ of, month }: { of: ClientMonth; month: string }) {
  return (
    <>
      <PageHeader
        title={of.client_name}
        lead={texts.lead(formatMonthYear(month))}
        back={{ to: buildMonthPath(month), label: monthList.title }}
        actions={
          of.number === '' ? (
            <Issue of={of} month={month} />
          ) : (
            <LinkButton to={buildClientInvoicePath(of.number)}>{of.number}</LinkButton>
          )
        }
      />
      {of.reasons.length > 0 && (
        <Notice tone="warn">
          {texts.blocked}
          <ul className="ma-reasons">
            {of.reasons.map((reason) => (
              <li key={reason.kind}>
                <BlockReasonText reason={reason} clientId={of.client_id} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {of.other_invoices.length > 0 && <Notice>{monthList.elsewhere(of.other_invoices.join(', '))}</Notice>}
      <Card title={texts.caption}>
        <InvoiceLines lines={of.lines} />
        <div className="ma-month-sums">
          <Facts
            facts={[
              [monthList.standing, <StateBadge key="state" state={of.state} />],
              [lines.subTotal, <Money key="sum" value={of.sub_total} />],
              of.gst !== '' && [lines.gst(of.gst_rate_percent), <Money key="gst" value={of.gst} />],
              [lines.total, <Money key="total" value={of.total} />],
            ]}
          />
        </div>
      </Card>
      {of.not_invoiced.length > 0 && <NotInvoiced work={of.not_invoiced} />}
      <p>
        <LinkButton variant="ghost" to={buildClientPath(of.client_id)}>
          {texts.client}
        </LinkButton>
      </p>
    </>
  );
}

/** Preview of a client's invoice for a month, before it is issued. */
export default function MonthInvoiceScreen() {
  const { clientID = '', month = '' } = useParams();
  const query = useCall(getMonthInvoice, { params: { client_id: clientID, month } });
  return (
    <QueryState query={query} list={{ to: buildMonthPath(month), label: monthList.title }}>
      {(of) => <ClientMonthPage of={of} month={month} />}
    </QueryState>
  );
}
