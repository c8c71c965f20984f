import { type Bench, describeSchema, startBench } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

describe('schema', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench(invoiceService);
  }, 60_000);
  afterAll(() => bench.stop());

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(bench.dataSource, [
      'enquiry_digest',
      'invoice_counter',
      'known_payee',
      'newest_invoice',
      'pay_bank_account',
      'pay_bank_file',
      'pay_counter',
      'pay_document',
      'pay_item',
      'pay_line',
      'pay_row',
      'pay_run',
      'pay_settings',
      'payee',
      'super_contribution',
      'super_decision',
      'tax_report',
    ]);
    expect(entities).toEqual(tables);
  });
});
