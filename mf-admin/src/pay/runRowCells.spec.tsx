import type { PayRunRow } from '@cleaning/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describeChange, renderToPay } from './runRowCells';

const ROW: PayRunRow = {
  user_id: 'rosa',
  name: 'Rosa Ferraro',
  minutes: 2_400,
  work: '1652.18',
  corrections: '0.00',
  adjustments: '0.00',
  sub_total: '1652.18',
  gst: '165.22',
  withheld: '0.00',
  to_pay: '1817.40',
  super: '0.00',
  super_answer: 'no',
  as_rcti: false,
  account_ending: '567',
  problems: [],
  left_out: false,
  left_out_by_choice: false,
  last_run: '0.00',
  change: 'new',
  paid_before: false,
  usual: '',
  state: 'draft',
  returned_on: '',
  return_reason: '',
};

describe('a person in the preview of a pay run', () => {
  it('is paid their amount', () => expect(renderToStaticMarkup(renderToPay(ROW))).toContain('A$1,817.40'));

  it('is paid A$0.00 when left out, with the amount that isn’t in the run', () => {
    const markup = renderToStaticMarkup(renderToPay({ ...ROW, left_out: true }));
    expect(markup).toContain('A$0.00');
    expect(markup).toContain('A$1,817.40 not in this run');
  });

  it.each<[Partial<PayRunRow>, string]>([
    [{}, 'New'],
    [{ paid_before: true }, 'Not in the last run'],
    [{ change: 'more', paid_before: true }, 'More'],
    [{ left_out: true }, 'Not in this run'],
  ])('with %j is “%s” beside the last run', (change, text) => expect(describeChange({ ...ROW, ...change })).toBe(text));
});
