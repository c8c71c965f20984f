import { abnText, amountText, dollarsText, formatDate } from '@cleaning/contracts';
import { MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import type { AgreedPrice, PriceNotice } from './price-notices.service.js';

const STRONG = { weight: 'bold' } as const;
const LARGE = { size: 11 } as const;

const UNITS = { visit: 'a visit', month: 'a month' } as const;

/** "A$480.00 a month, excluding GST" */
export function priceText({ basis, cents }: AgreedPrice): string {
  if (basis === 'hour') return 'by the hour';
  if (basis === 'none' || cents === null) return 'not invoiced';
  return `${dollarsText(amountText(cents))} ${UNITS[basis]}, excluding GST`;
}

/** A letter to a client that the price of a place changes from a day on, on A4. */
export function priceNoticePdf(notice: PriceNotice, logo?: PaperLogo): Promise<Buffer> {
  const { supplier, writtenOn, toName, toAddress, place, from, before, now, gstPercent } = notice;
  const paper = new Paper({
    title: `Price change, ${place.name}`,
    author: supplier.name,
    colour: supplier.colour,
    logo,
  });
  paper.columns(
    [3, 2],
    () => {
      paper.text(supplier.name, { ...STRONG, size: 13 });
      paper.text(`ABN ${abnText(supplier.abn)}`, STRONG);
      const address = [supplier.street, `${supplier.city} ${supplier.state} ${supplier.postal_code}`].join(', ');
      for (const line of [address, supplier.telephone, supplier.email]) paper.text(line, { colour: MUTED });
    },
    () => {
      paper.heading('PRICE CHANGE', { align: 'right' });
      paper.facts([{ label: 'Date', value: formatDate(writtenOn) }], { align: 'right' });
    },
  );
  paper.rule();
  paper.heading('TO', { level: 3 });
  paper.text(toName, { ...STRONG, size: 12 });
  paper.text(toAddress);
  paper.space(24);
  paper.text(
    now.basis === 'none'
      ? `From ${formatDate(from)}, we’ll no longer invoice cleaning at ${place.name}, ${place.address}.`
      : `Our price for cleaning at ${place.name}, ${place.address}, will change on ${formatDate(from)}.`,
    LARGE,
  );
  paper.space(14);
  paper.facts([
    { label: `Until then`, value: priceText(before) },
    { label: `From ${formatDate(from)}`, value: priceText(now) },
  ]);
  paper.space(14);
  const gst = gstPercent === null ? 'GST' : `GST of ${gstPercent}%`;
  if (now.cents !== null && gstPercent !== 0) paper.text(`${gst} will be added on the invoice.`, LARGE);
  if (now.basis === 'hour') paper.text('Invoices will list the hours worked.', LARGE);
  paper.text('If you have any questions, please call or email us.', LARGE);
  paper.space(24);
  paper.text(supplier.name, STRONG);
  return paper.end();
}
