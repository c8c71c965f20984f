import { beginXero, type CallAnswer, disconnectXero, getXero, syncXero } from '@cleaning/contracts';
import { Button, Card, Facts, formatInstant, Notice, PageHeader, QueryState, useConfirm } from '@cleaning/ui';
import { getMessage, Link, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { EarlierPapers } from './EarlierPapers';
import { OrganisationChoice } from './OrganisationChoice';
import { XERO_CONTACTS, XERO_PAYMENTS, XERO_SENT } from './paths';
import { xero as texts } from './texts';
import { XeroSettingsCard } from './XeroSettingsCard';

type Connection = CallAnswer<typeof getXero>;

/** Opens Xero to allow the connection. */
function ConnectButton({ label }: { label: string }) {
  const begin = useAction(beginXero);
  async function connect() {
    const begun = await begin.run();
    if (begun.ok) location.assign(begun.value.url);
  }
  return (
    <>
      {begin.error && <Notice tone="danger">{getMessage(begin.error)}</Notice>}
      <div className="ma-actions">
        <Button busy={begin.busy} onClick={() => void connect()}>
          {label}
        </Button>
      </div>
    </>
  );
}

function NotSetUp() {
  return (
    <Card>
      <Notice tone="warn">{texts.notSetUp}</Notice>
      <p>{texts.without}</p>
      <p className="ma-hint">{texts.whatToSet}</p>
      <p>
        <a href="https://developer.xero.com/app/manage" target="_blank" rel="noreferrer">
          {texts.xeroApps}
        </a>
      </p>
    </Card>
  );
}

function Off() {
  return (
    <Card>
      <p>{texts.lead}</p>
      <p className="ma-hint">{texts.connectLead}</p>
      <ConnectButton label={texts.connect} />
    </Card>
  );
}

/** Waiting work, with links. */
function Work({ counts }: Pick<Connection, 'counts'>) {
  const { waiting, needs_contact, refused, payments, contact_changes } = counts;
  return (
    <Card title={texts.work}>
      <Facts
        facts={[
          [
            texts.sent,
            <Link key="sent" to={XERO_SENT}>
              {texts.sentCounts(waiting, refused)}
            </Link>,
          ],
          [
            texts.contacts,
            <Link key="contacts" to={XERO_CONTACTS}>
              {texts.contactCounts(needs_contact, contact_changes)}
            </Link>,
          ],
          [
            texts.payments,
            <Link key="payments" to={XERO_PAYMENTS}>
              {texts.paymentCounts(payments)}
            </Link>,
          ],
        ]}
      />
    </Card>
  );
}

function ConnectionCard({ connection }: { connection: Connection }) {
  const { state, organisation, connected_by, connected_at, has_settings, read_at, read_problem, paused_until } =
    connection;
  const disconnect = useAction(disconnectXero);
  const sync = useAction(syncXero);
  const confirm = useConfirm();
  const [isChoosing, setChoosing] = useState(false);
  const error = disconnect.error ?? sync.error;
  const isChosen = state === 'connected' && organisation !== null;

  async function readNow() {
    if ((await sync.run()).ok) showToast(texts.syncing);
  }
  async function end() {
    const question = texts.confirmDisconnect(organisation?.name ?? '');
    if (!(await confirm(question, { confirmLabel: texts.disconnect, danger: true }))) return;
    if ((await disconnect.run()).ok) showToast(texts.disconnected);
  }

  return (
    <Card title={texts.connection}>
      {state === 'broken' && (
        <>
          <Notice tone="danger">{texts.broken}</Notice>
          <ConnectButton label={texts.connectAgain} />
        </>
      )}
      {isChosen && !has_settings && <Notice tone="warn">{texts.noSettings}</Notice>}
      {paused_until !== '' && <Notice tone="warn">{texts.paused(formatInstant(paused_until))}</Notice>}
      {read_problem !== '' && <Notice tone="danger">{texts.readProblem(read_problem)}</Notice>}
      <Facts
        facts={[
          organisation && [texts.organisation, organisation.name],
          [texts.connected, texts.by(formatInstant(connected_at), connected_by)],
          isChosen && [texts.read, read_at === '' ? texts.notRead : formatInstant(read_at)],
        ]}
      />
      {(state === 'choosing' || isChoosing) && (
        <OrganisationChoice used={organisation?.id ?? ''} onChosen={() => setChoosing(false)} />
      )}
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      <div className="ma-actions">
        {isChosen && (
          <>
            <Button variant="secondary" busy={sync.busy} onClick={() => void readNow()}>
              {texts.syncNow}
            </Button>
            <Button variant="secondary" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
              {isChoosing ? texts.keepOrganisation : texts.changeOrganisation}
            </Button>
          </>
        )}
        <Button variant="secondary" busy={disconnect.busy} onClick={() => void end()}>
          {texts.disconnect}
        </Button>
      </div>
    </Card>
  );
}

/** The Xero connection: state, settings and waiting work. */
export default function XeroScreen() {
  const query = useCall(getXero);
  return (
    <>
      <PageHeader title={texts.title} />
      <QueryState query={query}>
        {(connection) => {
          const { state, organisation, has_settings, counts } = connection;
          if (state === 'not-set-up') return <NotSetUp />;
          if (state === 'off') return <Off />;
          return (
            <>
              <ConnectionCard connection={connection} />
              {state !== 'choosing' && <Work counts={counts} />}
              {state === 'connected' && organisation && <XeroSettingsCard key={organisation.id} />}
              {state === 'connected' && has_settings && <EarlierPapers />}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
