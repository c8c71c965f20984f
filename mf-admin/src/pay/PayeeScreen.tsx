import { formatAbn, getPayee, type Payee } from '@cleaning/contracts';
import { Badge, Card, Facts, formatDate, formatInstant, LinkButton, Notice, QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { useFormBase } from '@cleaning/ui/forms';
import { HoldCard } from './HoldCard';
import { PayeeForm } from './PayeeForm';
import { PayPage } from './PayPage';
import { payees, rcti, reported, payee as texts } from './payeeTexts';
import { SuperCard } from './SuperCard';

/** Conditions of a recipient created tax invoice, each with a tick or a reason. */
function Conditions({ payee }: { payee: Payee }) {
  const holds = payee.rcti_conditions.every((condition) => condition.holds);
  return (
    <Card title={rcti.conditions}>
      <p>{holds ? rcti.all : rcti.notAll}</p>
      <ul className="ma-ticks">
        {payee.rcti_conditions.map(({ condition, holds: does, msg }) => (
          <li key={condition}>
            <span className={does ? 'ma-tick ma-tick--ok' : 'ma-tick ma-tick--no'} aria-hidden="true">
              {does ? '✓' : '✗'}
            </span>
            <span>
              {msg} <span className="ui-sr-only">({does ? rcti.holds : rcti.fails})</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Details({ latest }: { latest: Payee }) {
  const base = useFormBase(latest);
  return (
    <Card>
      {latest.gst_claimed_from !== '' && !latest.gst_registered && (
        <Notice tone="warn">{texts.claimed(formatDate(latest.gst_claimed_from))}</Notice>
      )}
      <PayeeForm key={base.key} base={base} />
    </Card>
  );
}

function Person({ payee }: { payee: Payee }) {
  const { payments_held_until: heldUntil, report_problems: problems } = payee;
  return (
    <PayPage
      title={payee.name}
      lead={payee.has_left && <Badge>{payees.hasLeft}</Badge>}
      actions={
        !payee.has_left && (
          <LinkButton variant="secondary" to={`/admin/sub-contractors/${payee.user_id}`}>
            {texts.person}
          </LinkButton>
        )
      }
    >
      {heldUntil !== '' && new Date(heldUntil) > new Date() && (
        <Notice tone="warn">{texts.heldUntil(formatInstant(heldUntil))}</Notice>
      )}
      <Card>
        <Facts
          facts={[
            [texts.abn, formatAbn(payee.abn) || texts.none],
            [texts.account, payee.has_bank_details ? texts.ending(payee.account_ending) : texts.none],
            [texts.address, [payee.address, payee.postcode].filter(Boolean).join(', ') || texts.none],
          ]}
        />
        {problems.length === 0 ? (
          <p className="ma-hint">{reported.complete}</p>
        ) : (
          <Notice tone="warn">
            <p>{reported.problems}</p>
            <ul>
              {problems.map(({ field, msg }) => (
                <li key={field}>{msg}</li>
              ))}
            </ul>
          </Notice>
        )}
      </Card>
      <HoldCard payee={payee} />
      <SuperCard payee={payee} />
      <Details latest={payee} />
      <Conditions payee={payee} />
    </PayPage>
  );
}

/** Payment data of one person. */
export default function PayeeScreen() {
  const { userID = '' } = useParams();
  const query = useCall(getPayee, { params: { user_id: userID } });
  return (
    <QueryState query={query} list={{ to: '/admin/pay/people', label: payees.title }}>
      {(payee) => <Person payee={payee} />}
    </QueryState>
  );
}
