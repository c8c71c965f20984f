import '../site/site.css';
import './yourQuote.css';
import { markQuoteSeen, type QuotePage, readQuote, readQuotePdf } from '@cleaning/contracts';
import { Button, Notice, Retry, Skeleton, useDownload } from '@cleaning/ui';
import { getMessage, requestFile, useCall, useLocation, usePageName } from '@cleaning/ui/app';
import { type RefObject, useRef, useState } from 'react';
import { LinkMessage, PageColumn, WrongLink } from '../link-page/LinkPage';
import { useSeen } from '../link-page/useSeen';
import { PageBar } from '../site/PageBar';
import { AnswerForms } from './AnswerForms';
import { Questions } from './Questions';
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

/** Scrolls to the heading and focuses it for screen readers. */
const focusHeading = (heading: RefObject<HTMLHeadingElement | null>) => {
  heading.current?.scrollIntoView({ block: 'start' });
  heading.current?.focus({ preventScroll: true });
};

function QuoteView({ token, latest }: { token: string; latest: QuotePage }) {
  // Answer to the visitor's press, until the page is opened again.
  const [answered, setAnswered] = useState<QuotePage | null>(null);
  const quote = answered ?? latest;
  const isOpen = quote.state === 'accept';
  const answer = useRef<HTMLHeadingElement>(null);
  const questions = useRef<HTMLHeadingElement>(null);
  useSeen(markQuoteSeen, token, isOpen);
  usePageName(texts.title(quote.number));
  return (
    <PageColumn>
      <h1>{texts.title(quote.number)}</h1>
      <StateNotice quote={quote} isNew={answered !== null} />
      {quote.state !== 'replaced' && (
        <>
          <QuoteFacts quote={quote} />
          <SavePdf token={token} quote={quote} />
          <Places quote={quote} />
        </>
      )}
      {isOpen && <AnswerForms token={token} quote={quote} onAnswered={setAnswered} heading={answer} />}
      <Questions token={token} quote={quote} heading={questions} />
      {isOpen && (
        <PageBar label={texts.bar}>
          <button type="button" className="shell-call__phone" onClick={() => focusHeading(questions)}>
            {texts.barAsk}
          </button>
          <button type="button" className="shell-call__quote" onClick={() => focusHeading(answer)}>
            {texts.barAccept}
          </button>
        </PageBar>
      )}
    </PageColumn>
  );
}

/**
 * Page of a quote, for people with the link. The token stays in the address and is never sent with it, so the page can
 * be opened again.
 */
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
  if (query.error?.status === 404) return <WrongLink name={texts.name} reason={getMessage(query.error)} />;
  return (
    <PageColumn>
      {query.error ? <Retry message={getMessage(query.error)} onRetry={() => query.refetch()} /> : <Skeleton />}
    </PageColumn>
  );
}
