import {
  ACCOUNTING_FILES,
  type AccountingFile,
  amountText,
  type CallAnswer,
  type CallBody,
  GST_BASES,
  GST_FIGURES,
  type GstFigure,
  LEDGER_ACCOUNTS,
  type listGst,
  type previewAccounting,
} from '@cleaning/contracts';
import { type CommonEnvironment, type CsvList, ENVIRONMENT, readInBatches } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountingSettingsService } from './accounting-settings.service.js';
import { documentSums, type Span } from './documents.queries.js';
import { fileSums } from './file-sums.queries.js';
import { FILES, toValues } from './files.js';
import { gstPage, gstSums } from './gst.queries.js';
import { accountRows } from './ledger.queries.js';

const dollars = (cents: string | number) => amountText(Number(cents));

type Preview = CallAnswer<typeof previewAccounting>;

/** Documents and movements of some days as an accountant takes them over. */
@Injectable()
export class Accounting {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: AccountingSettingsService,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Everything of one moment, so that sums of different files agree. */
  preview(span: CallBody<typeof previewAccounting>): Promise<Preview> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { invoices, notes, contractors, payments, refunds, credit, unsent, other_rate } = await documentSums(
        manager,
        span,
      );
      const files: Preview['files'] = [];
      for (const file of ACCOUNTING_FILES) files.push(await this.computeSums(manager, file, span));
      return {
        invoices,
        notes,
        contractors,
        payments,
        refunds,
        credit,
        unsent,
        other_rate,
        files,
        accounts: await this.accounts(manager, span),
      };
    });
  }

  async file(file: AccountingFile, span: Span): Promise<CsvList> {
    const settings = await this.settings.current();
    const { header, sql, cells, plain, parted, ...rest } = FILES[file];
    const batches = readInBatches<never>(this.dataSource, sql, toValues(rest, span, this.env.BUSINESS_TZ));
    async function* lines() {
      for await (const rows of batches)
        yield rows.flatMap((row) => (parted ? [cells(row, settings), []] : [cells(row, settings)]));
    }
    return { header, plain, batches: lines() };
  }

  async gst({
    from,
    to,
    basis,
    figure,
    page,
    page_size,
  }: CallBody<typeof listGst>): Promise<CallAnswer<typeof listGst>> {
    const days = [from, to, this.env.BUSINESS_TZ] as const;
    const { sums, rows } = await this.dataSource.transaction('REPEATABLE READ', async (manager) => ({
      sums: await gstSums(manager, days),
      rows: await gstPage(manager, days, { basis, figure, page, page_size }),
    }));
    const computeSum = (of: GstFigure, by = basis) => sums.find((each) => each.figure === of && each.basis === by);
    const getGst = (...figures: GstFigure[]) =>
      figures.reduce((total, each) => total + Number(computeSum(each)?.gst_cents ?? 0), 0);
    const [collected, paid] = [getGst('sales', 'sales-notes'), getGst('rcti', 'rcti-notes')];
    const counted: readonly GstFigure[] = figure === 'all' ? GST_FIGURES : [figure];
    return {
      total: counted.reduce((total, each) => total + (computeSum(each)?.count ?? 0), 0),
      rows: rows.map(({ basis: _, total_cents, gst_cents, ...row }) => ({
        ...row,
        total: dollars(total_cents),
        gst: dollars(gst_cents),
      })),
      figures: GST_BASES.flatMap((by) =>
        GST_FIGURES.map((of) => ({
          figure: of,
          basis: by,
          count: computeSum(of, by)?.count ?? 0,
          total: dollars(computeSum(of, by)?.total_cents ?? 0),
          gst: dollars(computeSum(of, by)?.gst_cents ?? 0),
        })),
      ),
      collected: dollars(collected),
      paid: dollars(paid),
      net: dollars(collected - paid),
    };
  }

  private async computeSums(
    manager: EntityManager,
    file: AccountingFile,
    span: Span,
  ): Promise<Preview['files'][number]> {
    const { sql, sums, ...rest } = FILES[file];
    const { rows, cents } = await fileSums(
      manager,
      sql,
      sums.map(([, of]) => of),
      toValues(rest, span, this.env.BUSINESS_TZ),
    );
    return { file, rows, sums: sums.map(([column], index) => ({ column, amount: dollars(cents[index] ?? 0) })) };
  }

  private async accounts(manager: EntityManager, { from, to }: Span): Promise<Preview['accounts']> {
    const rows = await accountRows(manager, from, to, this.env.BUSINESS_TZ);
    return LEDGER_ACCOUNTS.flatMap((account) => {
      const row = rows.find((each) => each.account === account);
      if (!row) return [];
      return [{ account, debit: dollars(row.debit), credit: dollars(row.credit), balance: dollars(row.balance) }];
    });
  }
}
