import '../site/site.css';
import './yourQuote.css';
import { markQuoteSeen, type QuotePage, readQuote, readQuotePdf } from '@cleaning/contracts';
import { Button, Notice, Retry, Skeleton, useDownload } from '@cleaning/ui';
import { messageOf, requestFile, useCall, useLocation, usePageName } from '@cleaning/ui/app';
import { useState } from 'react';
import { LinkMessage, PageColumn, WrongLink } from '../link-page/LinkPage';
import { useSeen } from '../link-page/useSeen';
import { telephoneLink } from '../site/company';
import { AnswerForms } from './AnswerForms';
import { Places, QuoteFacts, StateNotice } from './QuoteParts';
import { yourQuote as texts } from './texts';

function SavePdf({ token, quote }: { token: string; quote: QuotePage }) {
  const pdf = useDownload(`${quote.number}.pdf`, () => requestFile(readQuotePdf, { body: { token } }));
  return (
    <div>
      {pdf.problem && <Notice tone="danger">{pdf.problem}</Notice>}
      <Button variant="secondary" busy={pdf.busy} onClick={pdf.download}>
        {texts.pdf}
      </Button>
    </div>
  );
}

function Questions({ quote: { company: supplier } }: { quote: QuotePage }) {
  return (
    <section className="link-page__part" aria-labelledby="quote-questions">
      <h2 id="quote-questions">{texts.questions}</h2>
      <p>
        <a href={telephoneLink(supplier.telephone)}>{supplier.telephone}</a>
      </p>
      <p>
        <a href={`mailto:${supplier.email}`}>{supplier.email}</a>
      </p>
    </section>
  );
}

function QuoteView({ token, latest }: { token: string; latest: QuotePage }) {
  // The answer to the own press, until the page is opened again.
  const [answered, setAnswered] = useState<QuotePage | null>(null);
  const quote = answered ?? latest;
  const isOpen = quote.state === 'accept';
  useSeen(markQuoteSeen, token, isOpen);
  usePageName(texts.title(quote.number));
  return (
    <PageColumn>
      <h1>{texts.title(quote.number)}</h1>
      <StateNotice quote={quote} isNew={answered !== null} />
      {quote.state !== 'replaced' && (
        <>
          <QuoteFacts quote={quote} />
          <Places quote={quote} />
          <SavePdf token={token} quote={quote} />
        </>
      )}
      {isOpen && <AnswerForms token={token} quote={quote} onAnswered={setAnswered} />}
      <Questions quote={quote} />
    </PageColumn>
  );
}

/** The page of a quote, for whoever has the link. The token stays in the address: it is never sent with it, and the page can be opened again. */
export default function YourQuoteScreen() {
  const token = useLocation().hash.slice(1);
  const query = useCall(readQuote, { body: { token }, enabled: token !== '' });
  if (token === '')
    return (
      <LinkMessage name={texts.name} title={texts.noLinkTitle}>
        {texts.noLink}
      </LinkMessage>
    );
  if (query.data) return <QuoteView key={token} token={token} latest={query.data} />;
  if (query.error?.status === 404) return <WrongLink name={texts.name} reason={messageOf(query.error)} />;
  return (
    <PageColumn>
      {query.error ? <Retry message={messageOf(query.error)} onRetry={() => query.refetch()} /> : <Skeleton />}
    </PageColumn>
  );
}
