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

function Issue({ client, month }: { client: ClientMonth; month: string }) {
  const issue = useAction(issueMonthInvoices, { leaves: true });
  const navigate = useNavigateWithoutAsking();
  const confirm = useConfirm();
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const issueLabel = canMail ? texts.issue : texts.issueOnly;
  async function press(send: boolean) {
    const question = send ? texts.confirmSend : canMail ? texts.confirmIssue : texts.confirmIssueOnly;
    const confirmLabel = send ? texts.issueAndSend : issueLabel;
    if (!(await confirm(question(formatMoney(client.total), client.client_name), { confirmLabel }))) return;
    const body = { month, client_ids: [client.client_id], send };
    const answer = await issue.run({ body });
    const number = answer.ok ? answer.value.results[0]?.number : undefined;
    if (!number) return;
    showToast(texts.issued(number));
    navigate(buildClientInvoicePath(number));
  }
  const isReady = client.reasons.length === 0;
  const canBeIssued = client.reasons.every(({ kind }) => SENDING_BLOCKS.has(kind));
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

function ClientMonthPage({ client, month }: { client: ClientMonth; month: string }) {
  return (
    <>
      <PageHeader
        title={client.client_name}
        lead={texts.lead(formatMonthYear(month))}
        back={{ to: buildMonthPath(month), label: monthList.title }}
        actions={
          client.number === '' ? (
            <Issue client={client} month={month} />
          ) : (
            <LinkButton to={buildClientInvoicePath(client.number)}>{client.number}</LinkButton>
          )
        }
      />
      {client.reasons.length > 0 && (
        <Notice tone="warn">
          {texts.blocked}
          <ul className="ma-reasons">
            {client.reasons.map((reason) => (
              <li key={reason.kind}>
                <BlockReasonText reason={reason} clientId={client.client_id} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {client.other_invoices.length > 0 && <Notice>{monthList.elsewhere(client.other_invoices.join(', '))}</Notice>}
      <Card title={texts.caption}>
        <InvoiceLines lines={client.lines} />
        <div className="ma-month-sums">
          <Facts
            facts={[
              [monthList.standing, <StateBadge key="state" state={client.state} />],
              [lines.subTotal, <Money key="sum" value={client.sub_total} />],
              client.gst !== '' && [lines.gst(client.gst_rate_percent), <Money key="gst" value={client.gst} />],
              [lines.total, <Money key="total" value={client.total} />],
            ]}
          />
        </div>
      </Card>
      {client.not_invoiced.length > 0 && <NotInvoiced work={client.not_invoiced} />}
      <p>
        <LinkButton variant="ghost" to={buildClientPath(client.client_id)}>
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
      {(client) => <ClientMonthPage client={client} month={month} />}
    </QueryState>
  );
}
