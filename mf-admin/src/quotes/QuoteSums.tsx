import { formatAmount, getInvoiceSettings } from '@cleaning/contracts';
import { Facts, formatHours, formatMoney, Notice } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useDeferredValue, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { LoadError } from '../desk/LoadError';
import type { QuoteForm } from './quoteForm';
import { computeMarginPercent, sumTypedQuote } from './quoteSums';
import { sums as texts } from './texts';

const formatCents = (cents: number): string => formatMoney(formatAmount(cents));

/** Monthly revenue and cost of the quote, updated while typing. */
export function QuoteSums({ form }: { form: UseFormReturn<QuoteForm> }) {
  const settings = useCall(getInvoiceSettings);
  const lines = useDeferredValue(useWatch({ control: form.control, name: 'lines' }));
  const rate = settings.data?.gst_confirmed ? settings.data.gst_rate_percent : null;
  const { subTotal, gst, total, minutes, cost, missing } = useMemo(
    () => sumTypedQuote(lines, rate ?? 0),
    [lines, rate],
  );
  const margin = cost === null ? null : computeMarginPercent(subTotal, cost);
  if (missing.length === lines.length)
    return (
      <section className="ma-quote-sums" aria-labelledby="quote-sums">
        <h2 id="quote-sums">{texts.title}</h2>
        <p className="ma-quote-sums__note">{texts.nothing}</p>
      </section>
    );
  return (
    <section className="ma-quote-sums" aria-labelledby="quote-sums">
      <h2 id="quote-sums">{texts.title}</h2>
      <LoadError query={settings} />
      <Facts
        facts={[
          [texts.subTotal, formatCents(subTotal)],
          [rate === null ? texts.gst : texts.gstAt(rate), rate === null ? texts.none : formatCents(gst)],
          [texts.total, rate === null ? texts.none : formatCents(total)],
          [texts.hours, formatHours(minutes)],
          [texts.cost, cost === null ? texts.none : formatCents(cost)],
          [
            texts.margin,
            cost === null || margin === null ? texts.none : texts.marginAmount(formatCents(subTotal - cost), margin),
          ],
        ]}
      />
      {missing.length > 0 && <p className="ma-quote-sums__note">{texts.missing(missing)}</p>}
      {cost === null && <p className="ma-quote-sums__note">{texts.needsPay}</p>}
      {settings.data && rate === null && (
        <Notice tone="warn">
          {texts.noRate} <Link to="/admin/invoice-settings#gst">{texts.confirmRate}</Link>
        </Notice>
      )}
    </section>
  );
}
