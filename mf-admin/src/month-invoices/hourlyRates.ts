import { type ClientInvoiceLine, formatAmount, toCents } from '@cleaning/contracts';

type Hours = Pick<ClientInvoiceLine, 'basis' | 'minutes' | 'price' | 'amount'>;

/** Average revenue per hour of a line, in A$; empty without hours. */
export const computeAverageRate = ({ minutes, amount }: Pick<Hours, 'minutes' | 'amount'>): string =>
  minutes === 0 ? '' : formatAmount(Math.round((toCents(amount) * 60) / minutes));

/** Whether an hourly amount differs by cents from hours times price, because each shift is rounded. */
export const isRoundedByShift = ({ basis, minutes, price, amount }: Hours): boolean =>
  basis === 'hour' && price !== '' && Math.round((toCents(price) * minutes) / 60) !== toCents(amount);
