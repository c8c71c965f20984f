import { formatAbn, formatAmount, formatDate, formatDollarAmount } from '@cleaning/contracts';
import { MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import type { AgreedPrice, PriceNotice } from './price-notices.service.js';

const STRONG = { weight: 'bold' } as const;
const LARGE = { size: 11 } as const;

const UNITS = { visit: 'a visit', month: 'a month' } as const;

/** "A$480.00 a month, excluding GST" */
function formatAgreedPrice({ basis, cents }: AgreedPrice): string {
  if (basis === 'hour') return 'by the hour';
  if (basis === 'none' || cents === null) return 'not invoiced';
  return `${formatDollarAmount(formatAmount(cents))} ${UNITS[basis]}, excluding GST`;
}

/** A letter to a client that the price of a place changes from a day on, on A4. */
export function createPriceNoticePdf(notice: PriceNotice, logo?: PaperLogo): Promise<Buffer> {
  const { supplier, writtenOn, toName, toAddress, place, from, before, now, gstPercent } = notice;
  const paper = new Paper({
    title: `Price change, ${place.name}`,
    author: supplier.name,
    colour: supplier.colour,
    logo,
  });
  paper.writeColumns(
    [3, 2],
    () => {
      paper.writeText(supplier.name, { ...STRONG, size: 13 });
      paper.writeText(`ABN ${formatAbn(supplier.abn)}`, STRONG);
      const address = [supplier.street, `${supplier.city} ${supplier.state} ${supplier.postal_code}`].join(', ');
      for (const line of [address, supplier.telephone, supplier.email]) paper.writeText(line, { colour: MUTED });
    },
    () => {
      paper.writeHeading('PRICE CHANGE', { align: 'right' });
      paper.writeFacts([{ label: 'Date', value: formatDate(writtenOn) }], { align: 'right' });
    },
  );
  paper.drawRule();
  paper.writeHeading('TO', { level: 3 });
  paper.writeText(toName, { ...STRONG, size: 12 });
  paper.writeText(toAddress);
  paper.addSpace(24);
  paper.writeText(
    now.basis === 'none'
      ? `From ${formatDate(from)}, we’ll no longer invoice cleaning at ${place.name}, ${place.address}.`
      : `Our price for cleaning at ${place.name}, ${place.address}, will change on ${formatDate(from)}.`,
    LARGE,
  );
  paper.addSpace(14);
  paper.writeFacts([
    { label: `Until then`, value: formatAgreedPrice(before) },
    { label: `From ${formatDate(from)}`, value: formatAgreedPrice(now) },
  ]);
  paper.addSpace(14);
  const gst = gstPercent === null ? 'GST' : `GST of ${gstPercent}%`;
  if (now.cents !== null && gstPercent !== 0) paper.writeText(`${gst} will be added on the invoice.`, LARGE);
  if (now.basis === 'hour') paper.writeText('Invoices will list the hours worked.', LARGE);
  paper.writeText('If you have any questions, please call or email us.', LARGE);
  paper.addSpace(24);
  paper.writeText(supplier.name, STRONG);
  return paper.end();
}
