import './quotes.css';
import { getQuote, type QuoteDetail } from '@cleaning/contracts';
import { QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { useState } from 'react';
import { NEW_QUOTE_ID, QUOTES_PATH } from './paths';
import { Draft, NewQuote } from './QuoteEditor';
import { SentQuote } from './SentQuote';
import { quote as texts } from './texts';

function QuotePage({ quote }: { quote: QuoteDetail }) {
  // Link of a quote that was just sent by hand.
  const [path, setPath] = useState('');
  if (quote.state === 'draft') return <Draft latest={quote} onSent={setPath} />;
  return <SentQuote quote={quote} path={path} />;
}

function StoredQuote({ id }: { id: string }) {
  const query = useCall(getQuote, { params: { id } });
  return (
    <QueryState query={query} list={{ to: QUOTES_PATH, label: texts.back }}>
      {(quote) => <QuotePage quote={quote} />}
    </QueryState>
  );
}

export default function QuoteScreen() {
  const { id = '' } = useParams();
  return id === NEW_QUOTE_ID ? <NewQuote /> : <StoredQuote key={id} id={id} />;
}
