import {
  ACCOUNTING_FILES,
  type AccountingFile,
  type AnswerOf,
  amountText,
  type BodyOf,
  GST_BASES,
  GST_FIGURES,
  type GstFigure,
  LEDGER_ACCOUNTS,
  type listGst,
  type previewAccounting,
} from '@cleaning/contracts';
import { type CommonEnvironment, type CsvList, ENVIRONMENT, inBatches } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountingSettingsService } from './accounting-settings.service.js';
import { documentSums, type Span } from './documents.queries.js';
import { fileSums } from './file-sums.queries.js';
import { FILES, valuesOf } from './files.js';
import { gstPage, gstSums } from './gst.queries.js';
import { accountRows } from './ledger.queries.js';

const dollars = (cents: string | number) => amountText(Number(cents));

type Preview = AnswerOf<typeof previewAccounting>;

/** Documents and movements of some days as an accountant takes them over. */
@Injectable()
export class Accounting {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: AccountingSettingsService,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Everything of one moment, so that sums of different files agree. */
  preview(span: BodyOf<typeof previewAccounting>): Promise<Preview> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { invoices, notes, contractors, payments, refunds, credit, unsent, other_rate } = await documentSums(
        manager,
        span,
      );
      const files: Preview['files'] = [];
      for (const file of ACCOUNTING_FILES) files.push(await this.sumsOf(manager, file, span));
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
    const batches = inBatches<never>(this.dataSource, sql, valuesOf(rest, span, this.env.BUSINESS_TZ));
    async function* lines() {
      for await (const rows of batches)
        yield rows.flatMap((row) => (parted ? [cells(row, settings), []] : [cells(row, settings)]));
    }
    return { header, plain, batches: lines() };
  }

  async gst({ from, to, basis, figure, page, page_size }: BodyOf<typeof listGst>): Promise<AnswerOf<typeof listGst>> {
    const days = [from, to, this.env.BUSINESS_TZ] as const;
    const { sums, rows } = await this.dataSource.transaction('REPEATABLE READ', async (manager) => ({
      sums: await gstSums(manager, days),
      rows: await gstPage(manager, days, { basis, figure, page, page_size }),
    }));
    const sumOf = (of: GstFigure, by = basis) => sums.find((each) => each.figure === of && each.basis === by);
    const gstOf = (...figures: GstFigure[]) =>
      figures.reduce((total, each) => total + Number(sumOf(each)?.gst_cents ?? 0), 0);
    const [collected, paid] = [gstOf('sales', 'sales-notes'), gstOf('rcti', 'rcti-notes')];
    const counted: readonly GstFigure[] = figure === 'all' ? GST_FIGURES : [figure];
    return {
      total: counted.reduce((total, each) => total + (sumOf(each)?.count ?? 0), 0),
      rows: rows.map(({ basis: _, total_cents, gst_cents, ...row }) => ({
        ...row,
        total: dollars(total_cents),
        gst: dollars(gst_cents),
      })),
      figures: GST_BASES.flatMap((by) =>
        GST_FIGURES.map((of) => ({
          figure: of,
          basis: by,
          count: sumOf(of, by)?.count ?? 0,
          total: dollars(sumOf(of, by)?.total_cents ?? 0),
          gst: dollars(sumOf(of, by)?.gst_cents ?? 0),
        })),
      ),
      collected: dollars(collected),
      paid: dollars(paid),
      net: dollars(collected - paid),
    };
  }

  private async sumsOf(manager: EntityManager, file: AccountingFile, span: Span): Promise<Preview['files'][number]> {
    const { sql, sums, ...rest } = FILES[file];
    const { rows, cents } = await fileSums(
      manager,
      sql,
      sums.map(([, of]) => of),
      valuesOf(rest, span, this.env.BUSINESS_TZ),
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
