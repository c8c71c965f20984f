import { getJobInvoiceNotes, type JobInvoiceNotes } from '@cleaning/contracts';
import { Button, Card, Facts, formatDate, Money, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { AdjustSheet } from './AdjustSheet';
import { Notes } from './Notes';
import { monthList, jobNotes as texts, clientInvoice as words } from './texts';

function Correct({ invoice }: { invoice: JobInvoiceNotes }) {
  const [isAdjusting, setAdjusting] = useState(false);
  const { number, invoiced, now, difference, adjust_until, adjusted_total, notes } = invoice;
  return (
    <>
      <Card
        title={texts.title}
        actions={
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAdjusting(true)}>
            {texts.adjust}
          </Button>
        }
      >
        <p>
          {difference === '' ? texts.sent : texts.differs}{' '}
          {adjust_until !== '' && monthList.until(formatDate(adjust_until))}
        </p>
        <Facts
          facts={[
            difference !== '' && [words.invoiced, <Money key="invoiced" value={invoiced} />],
            difference !== '' && [texts.now, <Money key="now" value={now} />],
            notes.length > 0 && [texts.withNotes, <Money key="all" value={adjusted_total} />],
          ]}
        />
      </Card>
      {notes.length > 0 && <Notes notes={notes} />}
      {isAdjusting && <AdjustSheet number={number} difference={difference} onClose={() => setAdjusting(false)} />}
    </>
  );
}

/** Corrections of a single job's invoice, after it was sent. */
export function JobNotes({ number }: { number: string }) {
  const query = useCall(getJobInvoiceNotes, { params: { number } });
  return (
    <QueryState query={query}>
      {(invoice) => (invoice.sent_at === '' ? null : <Correct invoice={invoice} />)}
    </QueryState>
  );
}
