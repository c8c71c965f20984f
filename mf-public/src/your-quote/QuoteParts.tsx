import {
  type AnsweredQuoteLine,
  EVERY_WEEK,
  formatAmount,
  formatSchedule,
  type QuotePage,
  toCents,
} from '@cleaning/contracts';
import { Facts, formatDate, formatInstant, formatMoney, Notice, Outcome } from '@cleaning/ui';
import { formatGroupedAbn } from '@cleaning/ui/app';
import { yourQuote as texts } from './texts';

/** Outcome of a quote. Renders nothing while it can be accepted. */
export function StateNotice({ quote, isNew }: { quote: QuotePage; isNew: boolean }) {
  const { state, accepted, valid_until } = quote;
  if (state === 'accepted' && accepted) {
    const by = accepted.role === '' ? accepted.name : `${accepted.name}, ${accepted.role},`;
    const text = <p>{texts.accepted(by, formatInstant(accepted.at))}</p>;
    return isNew ? <Outcome>{text}</Outcome> : <Notice tone="ok">{text}</Notice>;
  }
  if (state === 'declined') return isNew ? <Outcome>{texts.declined}</Outcome> : <Notice>{texts.declined}</Notice>;
  if (state === 'expired') return <Notice tone="warn">{texts.expired(formatDate(valid_until))}</Notice>;
  if (state === 'replaced') return <Notice tone="warn">{texts.replaced}</Notice>;
  return null;
}

export function QuoteFacts({ quote }: { quote: QuotePage }) {
  return (
    <Facts
      facts={[
        [texts.from, `${quote.company.name}, ${texts.abn} ${formatGroupedAbn(quote.company.abn)}`],
        [texts.for, quote.to],
        [texts.sent, formatDate(quote.sent_on)],
        [texts.validUntil, <strong key="until">{formatDate(quote.valid_until)}</strong>],
      ]}
    />
  );
}

/** The price of a place or of all: without GST, and with it. */
function Price({ price, gst, total, each }: { price: string; gst: string; total: string; each: string }) {
  return (
    <p className="your-quote__price">
      <strong>{formatMoney(price)}</strong> {each}
      <span>{gst === '0.00' ? texts.noGst : texts.plusGst(formatMoney(gst), formatMoney(total))}</span>
    </p>
  );
}

function Place({ line }: { line: AnsweredQuoteLine }) {
  return (
    <li className="your-quote__place">
      <h3>{line.place}</h3>
      <p>{line.address}</p>
      <ul>
        {line.schedule.map(({ time, days, repeats = EVERY_WEEK }) => (
          <li key={`${time} ${days.join()} ${JSON.stringify(repeats)}`}>
            {formatSchedule({ days, repeats })}, {time.replace('-', '–')}
          </li>
        ))}
      </ul>
      {line.work !== '' && <p className="your-quote__written">{line.work}</p>}
      <Price {...line} each={texts.each[line.basis]} />
    </li>
  );
}

const computeSum = (amounts: readonly string[]): string =>
  formatAmount(amounts.reduce((sum, amount) => sum + toCents(amount), 0));

export function Places({ quote: { lines, gst_rate_percent, texts: paragraphs } }: { quote: QuotePage }) {
  const isSummed = lines.length > 1 && lines.every(({ basis }) => basis === 'month');
  return (
    <section className="link-page__part" aria-labelledby="quote-places">
      <h2 id="quote-places">{texts.places}</h2>
      <ul className="your-quote__places">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may be the same, and their order stays
          <Place key={index} line={line} />
        ))}
      </ul>
      {isSummed && (
        <div className="your-quote__sum">
          <h3>{texts.sum}</h3>
          <Price
            price={computeSum(lines.map(({ price }) => price))}
            gst={computeSum(lines.map(({ gst }) => gst))}
            total={computeSum(lines.map(({ total }) => total))}
            each=""
          />
        </div>
      )}
      <p>{texts.gst(gst_rate_percent)}</p>
      {paragraphs.map(({ title, text }) => (
        <div key={`${title} ${text}`}>
          {title !== '' && <h3>{title}</h3>}
          <p className="your-quote__written">{text}</p>
        </div>
      ))}
    </section>
  );
}
