import {
  type ClientDocument,
  type ClientInspection,
  type ClientQuote,
  computeBpayReference,
  listClientDocuments,
  listClientInspections,
  listClientQuotes,
  printClientDocument,
  printClientInspection,
  printClientQuote,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  formatDate,
  formatMoney,
  getBusinessToday,
  LinkButton,
  Notice,
  useDownload,
} from '@cleaning/ui';
import { requestFile, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { CopyButton } from './CopyButton';
import { More, PAGE_ROWS } from './More';
import { Section } from './Section';
import { nameOfDocument, page as texts } from './texts';

type Fetched = Parameters<typeof useDownload>[1];

function SavePdf({ name, what, fetchFile }: { name: string; what: string; fetchFile: Fetched }) {
  const pdf = useDownload(name, fetchFile);
  return (
    <>
      <Button variant="secondary" busy={pdf.busy} aria-label={texts.pdfOf(what)} onClick={pdf.download}>
        {texts.pdf}
      </Button>
      {pdf.problem && <Notice tone="danger">{pdf.problem}</Notice>}
    </>
  );
}

/** Paid, due or overdue. Renders nothing for notes, or if unknown. */
function DocumentState({ document: { open, due_on } }: { document: ClientDocument }) {
  if (open === '') return null;
  if (Number(open) <= 0) return <Badge tone="ok">{texts.paid}</Badge>;
  if (due_on === '') return null;
  if (due_on < getBusinessToday()) return <Badge tone="danger">{texts.isOverdue}</Badge>;
  return <Badge tone="warn">{texts.due(formatDate(due_on))}</Badge>;
}

/** Payment references of the invoice, to copy. */
function References({ number, hasBpay }: { number: string; hasBpay: boolean }) {
  const bpay = hasBpay ? computeBpayReference(number) : '';
  return (
    <ul className="client-references">
      <li className="client-references__one">
        <span>{texts.reference(number)}</span>
        <CopyButton what={texts.referenceOf(number)} value={number} />
      </li>
      {bpay !== '' && (
        <li className="client-references__one">
          <span>{texts.bpayReference(bpay)}</span>
          <CopyButton what={texts.bpayReferenceOf(number)} value={bpay} />
        </li>
      )}
    </ul>
  );
}

function DocumentRow({ document, hasBpay }: { document: ClientDocument; hasBpay: boolean }) {
  const { kind, number, issued_on, due_on, total, open } = document;
  const name = `${nameOfDocument[kind]} ${number}`;
  const isOpen = open !== '' && Number(open) > 0;
  const isOverdue = isOpen && due_on !== '' && due_on < getBusinessToday();
  return (
    <li className="client-row client-row--document">
      <div>
        <strong>{name}</strong> <DocumentState document={document} />
        <p className="client-quiet">
          {texts.dated(formatDate(issued_on))}
          {isOverdue && `, ${texts.due(formatDate(due_on)).toLowerCase()}`}
        </p>
      </div>
      <div className="client-row__amount">
        <strong>{formatMoney(total)}</strong>
        {isOpen && open !== total && <p className="client-quiet">{texts.toPay(formatMoney(open))}</p>}
      </div>
      <SavePdf
        name={`${number}.pdf`}
        what={name}
        fetchFile={() => requestFile(printClientDocument, { body: { kind, number } })}
      />
      {isOpen && <References number={number} hasBpay={hasBpay} />}
    </li>
  );
}

/** @param hasBpay whether the company accepts BPAY, so that each invoice has a BPAY reference */
export function Invoices({ hasBpay }: { hasBpay: boolean }) {
  const [count, setCount] = useState(PAGE_ROWS);
  const query = useCall(listClientDocuments, { query: { page_size: count }, keepPrevious: true });
  return (
    <Section
      id="invoices"
      title={texts.invoices}
      query={query}
      empty={texts.noInvoices}
      isEmpty={({ total }) => total === 0}
    >
      {({ total, rows }) => (
        <>
          <ul className="client-list">
            {rows.map((document) => (
              <DocumentRow key={`${document.kind} ${document.number}`} document={document} hasBpay={hasBpay} />
            ))}
          </ul>
          <More total={total} count={count} shown={rows.length} busy={query.isFetching} onMore={setCount} />
        </>
      )}
    </Section>
  );
}

function QuoteRow({ quote: { quote_id, number, version, state, valid_until, path } }: { quote: ClientQuote }) {
  const name = texts.quote(number);
  return (
    <li className="client-row client-row--document">
      <div>
        <strong>{name}</strong> <Badge tone={state === 'accepted' ? 'ok' : 'neutral'}>{texts.quoteStates[state]}</Badge>
        <p className="client-quiet">{texts.validUntil(formatDate(valid_until))}</p>
      </div>
      {state === 'accept' && path !== '' && <LinkButton to={path}>{texts.answerQuote}</LinkButton>}
      <SavePdf
        name={`${number}-${version}.pdf`}
        what={name}
        fetchFile={() => requestFile(printClientQuote, { body: { quote_id } })}
      />
    </li>
  );
}

/** Renders nothing if there are none: most clients never ask for one. */
export function Quotes() {
  const query = useCall(listClientQuotes);
  if (query.data?.length === 0) return null;
  return (
    <Section id="quotes" title={texts.quotes} query={query} empty="" isEmpty={() => false}>
      {(quotes) => (
        <ul className="client-list">
          {quotes.map((quote) => (
            <QuoteRow key={quote.quote_id} quote={quote} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function InspectionRow({ inspection }: { inspection: ClientInspection }) {
  const { inspection_id: id, place, date, score, areas, note } = inspection;
  const name = `${place}, ${formatDate(date)}`;
  return (
    <li className="client-row client-row--document">
      <div>
        <strong>{name}</strong>
        <ul className="client-areas">
          {areas.map((area) => (
            <li key={area.name}>
              {area.name}: {area.score === null ? texts.notLooked : texts.areaScore(area.score)}
            </li>
          ))}
        </ul>
        {note !== '' && <p className="client-written">{note}</p>}
      </div>
      <div className="client-row__amount">
        <strong>{texts.score(score)}</strong>
      </div>
      <SavePdf
        name={`inspection-${date}.pdf`}
        what={name}
        fetchFile={() => requestFile(printClientInspection, { params: { id } })}
      />
    </li>
  );
}

export function Inspections() {
  const [count, setCount] = useState(PAGE_ROWS);
  const query = useCall(listClientInspections, { query: { page_size: count }, keepPrevious: true });
  return (
    <Section
      id="inspections"
      title={texts.inspections}
      query={query}
      empty={texts.noInspections}
      isEmpty={({ total }) => total === 0}
    >
      {({ total, rows }) => (
        <>
          <ul className="client-list">
            {rows.map((inspection) => (
              <InspectionRow key={inspection.inspection_id} inspection={inspection} />
            ))}
          </ul>
          <More total={total} count={count} shown={rows.length} busy={query.isFetching} onMore={setCount} />
        </>
      )}
    </Section>
  );
}
