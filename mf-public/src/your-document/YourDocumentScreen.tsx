import '../site/site.css';
import { type DocumentPage, markDocumentOpened, readDocumentPage, readDocumentPdf } from '@cleaning/contracts';
import {
  Button,
  type Fact,
  Facts,
  formatDate,
  formatMoney,
  LinkButton,
  Notice,
  Retry,
  Skeleton,
  useDownload,
} from '@cleaning/ui';
import { getMessage, requestFile, useCall, useLocation, usePageName } from '@cleaning/ui/app';
import { BankDetails } from '../client/BankDetails';
import { nameOfDocument } from '../client/texts';
import { LinkMessage, PageColumn, WrongLink } from '../link-page/LinkPage';
import { useSeen } from '../link-page/useSeen';
import { buildTelephoneLink } from '../site/company';
import { yourDocument as texts } from './texts';

function SavePdf({ token, document }: { token: string; document: DocumentPage }) {
  const pdf = useDownload(`${document.number}.pdf`, () => requestFile(readDocumentPdf, { body: { token } }));
  return (
    <div>
      {pdf.problem && <Notice tone="danger">{pdf.problem}</Notice>}
      <Button busy={pdf.busy} onClick={pdf.download}>
        {texts.pdf}
      </Button>
    </div>
  );
}

function getFacts({ to, issued_on, due_on, total, open, company }: DocumentPage): Fact[] {
  return [
    [texts.from, `${company.name}, ${texts.abn(company.abn)}`],
    [texts.for, to],
    [texts.date, formatDate(issued_on)],
    due_on !== '' && [texts.due, formatDate(due_on)],
    [texts.total, formatMoney(total)],
    open !== '' && [texts.open, formatMoney(open)],
  ];
}

function DocumentView({ token, document }: { token: string; document: DocumentPage }) {
  const { kind, number, replaced, open, company, bank } = document;
  const title = `${nameOfDocument[kind]} ${number}`;
  useSeen(markDocumentOpened, token, !replaced);
  usePageName(title);
  const isPaid = open !== '' && Number(open) <= 0;
  return (
    <PageColumn>
      <h1>{title}</h1>
      {replaced ? (
        <Notice tone="warn">{texts.replaced}</Notice>
      ) : (
        <>
          {isPaid && <Notice tone="ok">{texts.paid}</Notice>}
          <Facts facts={getFacts(document)} />
          <SavePdf token={token} document={document} />
          {kind !== 'adjustment-note' && !isPaid && <BankDetails bank={bank} reference={number} company={company} />}
        </>
      )}
      <section className="link-page__part" aria-labelledby="all-documents">
        <h2 id="all-documents">{texts.all}</h2>
        <p>{texts.allLead}</p>
        <div>
          <LinkButton to="/client" variant="secondary">
            {texts.client}
          </LinkButton>
        </div>
      </section>
      <section className="link-page__part" aria-labelledby="document-questions">
        <h2 id="document-questions">{texts.questions}</h2>
        <p className="link-page__reach">
          <a href={buildTelephoneLink(company.telephone)}>{company.telephone}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </section>
    </PageColumn>
  );
}

/** The page of one mailed document, for people with the link. The token stays in the address, and is never sent with it. */
export default function YourDocumentScreen() {
  const token = useLocation().hash.slice(1);
  const query = useCall(readDocumentPage, { body: { token }, enabled: token !== '' });
  if (token === '')
    return (
      <LinkMessage name={texts.name} title={texts.noLinkTitle}>
        {texts.noLink}
      </LinkMessage>
    );
  if (query.data) return <DocumentView key={token} token={token} document={query.data} />;
  if (query.error?.status === 404) return <WrongLink name={texts.name} reason={getMessage(query.error)} />;
  return (
    <PageColumn>
      {query.error ? <Retry message={getMessage(query.error)} onRetry={() => query.refetch()} /> : <Skeleton />}
    </PageColumn>
  );
}
