import { describeStatus, type ListedInvoice } from './statusLine';

const INVOICE: ListedInvoice = {
  kind: 'client',
  invoice_number: 'INV-7',
  job_id: '',
  client_id: 'hills',
  month: '2026-10',
  to_name: 'Hills Council',
  date: '2026-10-31',
  versions: 1,
  total: '480.00',
  due_on: '2026-11-14',
  owing: '480.00',
  status: 'overdue',
  sent: true,
};
const describeInvoice = (fields: Partial<ListedInvoice>) => describeStatus({ ...INVOICE, ...fields }, '2026-11-30');

describe('describeStatus', () => {
  it.each<[Partial<ListedInvoice>, string]>([
    [{}, 'Overdue · due 14 Nov · Oct 2026'],
    [{ owing: '80.00', status: 'part-paid' }, 'Partly paid · due 14 Nov · A$80.00 owing · Oct 2026'],
    [{ status: 'unpaid', sent: false }, 'Unpaid · due 14 Nov · Not sent · Oct 2026'],
    [{ due_on: '2025-11-14' }, 'Overdue · due 14 Nov 2025 · Oct 2026'],
    [{ owing: '0.00', status: 'paid' }, 'Paid · Oct 2026'],
    [{ kind: 'job', due_on: '', owing: '', status: 'no-client' }, 'No client · Oct 2026'],
  ])('begins with the status and ends with the month: %j', (fields, line) => {
    expect(describeInvoice(fields)).toBe(line);
  });
});
