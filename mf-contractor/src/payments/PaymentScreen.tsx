import { getMyPayDocument, getMyPayment, type Payment } from '@cleaning/contracts';
import {
  Button,
  Card,
  Facts,
  formatDate,
  formatDuration,
  formatMoney,
  formatShortDate,
  LinkButton,
  Money,
  Notice,
  PageHeader,
  QueryState,
  useDownload,
} from '@cleaning/ui';
import { requestFile, useCall, useParams } from '@cleaning/ui/app';
import { PayLines } from './PayLines';
import { payment as texts } from './texts';

const SHOWN_AT_ONCE = 30;
const isZero = (amount: string): boolean => Number(amount) === 0;

/** Rows of the sum; those of nothing are left out. */
const listAmounts = (paid: Payment) =>
  (['work', 'corrections', 'adjustments', 'gst', 'withheld'] as const)
    .filter((part) => !isZero(paid[part]))
    .map((part) => [texts[part], <Money key={part} value={paid[part]} />] as const);

function Download({ number, kind }: Payment['documents'][number]) {
  const { download, busy, problem } = useDownload(`${number}.pdf`, () =>
    requestFile(getMyPayDocument, { params: { number } }),
  );
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={download}>
        {texts.download(texts.kinds[kind], number)}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

function Returned({ returned_on, return_reason }: Payment) {
  return (
    <>
      <Notice tone="warn">{texts.returned(formatShortDate(returned_on), return_reason)}</Notice>
      <div className="mc-actions">
        <LinkButton to="/account/pay" variant="secondary">
          {texts.toAccount}
        </LinkButton>
      </div>
    </>
  );
}

/** One of the user's payments with its documents and lines. */
export default function PaymentScreen() {
  const { runID = '' } = useParams();
  const query = useCall(getMyPayment, { params: { run_id: runID } });
  return (
    <QueryState query={query} list={{ to: '/payments', label: texts.back }}>
      {({ lines, ...paid }) => (
        <>
          <PageHeader
            title={texts.title(formatShortDate(paid.paid_on))}
            back={{ to: '/payments', label: texts.back }}
          />
          {paid.state === 'returned' && <Returned {...paid} />}
          <div className="mc-totals">
            <Facts facts={[[texts.amount, <Money key="paid" value={paid.paid} />]]} />
          </div>
          <Card>
            <Facts
              facts={[
                [texts.paidOn, formatShortDate(paid.paid_on)],
                [texts.account, texts.ending(paid.account_ending)],
                [texts.hours, formatDuration(paid.minutes)],
                ...listAmounts(paid),
                ...(isZero(paid.super)
                  ? []
                  : [[texts.super, texts.superDue(formatMoney(paid.super), formatDate(paid.super_due_on))] as const]),
              ]}
            />
          </Card>
          {paid.documents.length > 0 && (
            <Card title={texts.documents}>
              <div className="mc-part">
                {paid.documents.map((document) => (
                  <Download key={document.number} {...document} />
                ))}
              </div>
            </Card>
          )}
          <Card title={texts.lines}>
            {lines.length === 0 ? <p>{texts.noLines}</p> : <PayLines lines={lines} shown={SHOWN_AT_ONCE} />}
          </Card>
        </>
      )}
    </QueryState>
  );
}
