import {
  type CallAnswer,
  chooseClient,
  endClientSession,
  getClientPage,
  listClientComplaints,
  listClientDocuments,
  listClientInspections,
  listClientPlan,
  listClientQuotes,
  listClientVisits,
} from '@cleaning/contracts';
import { Button, formatDate, formatMoney, Notice, Retry, Revealed, SelectField, Skeleton } from '@cleaning/ui';
import { getMessage, leavePage, useAction, useCall, usePageName, useQueryClient } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { PageColumn } from '../link-page/LinkPage';
import { buildTelephoneLink } from '../site/company';
import { PageBar } from '../site/PageBar';
import { BankDetails } from './BankDetails';
import { Inspections, Invoices, Quotes } from './Documents';
import { MessageForm } from './MessageForm';
import { PAGE_ROWS } from './More';
import { NextVisits } from './NextVisits';
import { computeOwed } from './owed';
import { reloadForClient } from './reloadForClient';
import { bankTexts, bar as barTexts, login, message as messageTexts, page as texts } from './texts';
import { PastVisits } from './Visits';

type PageAnswer = CallAnswer<typeof getClientPage>;

interface ClientChoiceProps {
  answer: PageAnswer;
  /** Id of the client whose page is loaded; empty: none chosen. */
  wanted: string;
  onWanted: (client_id: string) => void;
}

function ClientChoice({ answer, wanted, onWanted }: ClientChoiceProps) {
  const choose = useAction(chooseClient);
  const queries = useQueryClient();
  if (answer.clients.length < 2) return null;
  const change = async (client_id: string) => {
    onWanted(client_id);
    if ((await choose.run({ body: { client_id } })).ok) await reloadForClient(queries);
    onWanted('');
  };
  return (
    <>
      <SelectField
        label={texts.client}
        value={wanted || answer.client_id}
        onChange={({ target: { value } }) => leavePage(() => void change(value))}
      >
        {answer.clients.map(({ client_id, client_name }) => (
          <option key={client_id} value={client_id}>
            {client_name}
          </option>
        ))}
      </SelectField>
      {choose.error && <Notice tone="danger">{getMessage(choose.error)}</Notice>}
    </>
  );
}

function Head({ answer, onLeave }: { answer: PageAnswer; onLeave: () => void }) {
  const end = useAction(endClientSession);
  const leave = async () => {
    // Without a connection, the session expires within hours.
    await end.run();
    onLeave();
  };
  const { toPay, overdue } = computeOwed(answer);
  return (
    <header className="client-head">
      <div>
        <h1>{answer.client_name}</h1>
        <p>{texts.greeting(answer.contact_name)}</p>
      </div>
      <Button variant="secondary" busy={end.busy} onClick={() => leavePage(() => void leave())}>
        {texts.logout}
      </Button>
      <p className="client-head__open">
        <strong className="client-head__amount">
          {Number(toPay) > 0 ? texts.open(formatMoney(toPay)) : texts.nothingOpen}
        </strong>
        {Number(answer.credit) > 0 && (
          <span>
            {Number(answer.open) > 0
              ? texts.lessCredit(formatMoney(answer.open), formatMoney(answer.credit))
              : texts.credit(formatMoney(answer.credit))}
          </span>
        )}
        {answer.refunds.map(({ day, amount }) => (
          <span key={`${day} ${amount}`}>{texts.refunded(formatMoney(amount), formatDate(day))}</span>
        ))}
        {Number(overdue) > 0 && <span className="client-head__overdue">{texts.overdue(formatMoney(overdue))}</span>}
        {Number(toPay) > 0 && (
          <a href="#bank" className="client-head__pay">
            {texts.howToPay}
          </a>
        )}
      </p>
    </header>
  );
}

const SECTIONS = [
  ['next', texts.next],
  ['visits', texts.visits],
  ['invoices', texts.invoices],
  ['bank', bankTexts.title],
  ['quotes', texts.quotes],
  ['inspections', texts.inspections],
  ['message', messageTexts.title],
] as const;

interface PartsProps {
  answer: PageAnswer;
  /** Another client's page is being read. */
  isOther: boolean;
}

/** The parts of the page with the way to each, seen together once all of them are read: one by one they would move each other away. */
function Parts({ answer: { bank, company }, isOther }: PartsProps) {
  const quotes = useCall(listClientQuotes);
  const visits = useCall(listClientVisits, { query: { page_size: PAGE_ROWS }, keepPrevious: true });
  // Number of presses of “Report a problem” in the bar.
  const [presses, setPresses] = useState(0);
  const reads = [
    quotes,
    useCall(listClientPlan),
    visits,
    useCall(listClientComplaints),
    useCall(listClientDocuments, { query: { page_size: PAGE_ROWS }, keepPrevious: true }),
    useCall(listClientInspections, { query: { page_size: PAGE_ROWS }, keepPrevious: true }),
  ];
  return (
    <Revealed when={reads.every(({ isFetched }) => isFetched)}>
      <nav aria-label={texts.sections} className="client-nav">
        <ul>
          {SECTIONS.filter(([id]) => id !== 'quotes' || quotes.data?.length).map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Nothing of one client stands under the name of the other. */}
      {isOther ? (
        <Skeleton />
      ) : (
        <>
          <NextVisits />
          <PastVisits presses={presses} />
          <Invoices hasBpay={(bank.bpay_biller_code ?? '') !== ''} />
          <BankDetails bank={bank} company={company} />
          <Quotes />
          <Inspections />
          <MessageForm />
          <PageBar label={barTexts.label}>
            {company.telephone !== '' && (
              <a href={buildTelephoneLink(company.telephone)} className="shell-call__phone">
                {barTexts.call}
              </a>
            )}
            {visits.data?.rows.some(({ open_for_feedback }) => open_for_feedback) ? (
              <button type="button" className="shell-call__quote" onClick={() => setPresses(presses + 1)}>
                {barTexts.report}
              </button>
            ) : (
              <a href="#message" className="shell-call__quote">
                {barTexts.report}
              </a>
            )}
          </PageBar>
        </>
      )}
    </Revealed>
  );
}

/** Content of a client's page. `onEnded` is called after a logout or when the session has expired. */
export function ClientPage({ onEnded }: { onEnded: (byItself: boolean) => void }) {
  const query = useCall(getClientPage);
  const [wanted, setWanted] = useState('');
  usePageName(login.name);
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) onEnded(true);
  }, [isRefused, onEnded]);
  if (!query.data)
    return (
      <PageColumn>
        {query.error && !isRefused ? (
          <Retry message={getMessage(query.error)} onRetry={() => query.refetch()} />
        ) : (
          <Skeleton />
        )}
      </PageColumn>
    );
  return (
    <PageColumn>
      <Head answer={query.data} onLeave={() => onEnded(false)} />
      <ClientChoice answer={query.data} wanted={wanted} onWanted={setWanted} />
      <Parts answer={query.data} isOther={wanted !== ''} />
    </PageColumn>
  );
}
