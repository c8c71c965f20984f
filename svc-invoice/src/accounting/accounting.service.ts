import {
  ACCOUNTING_FILES,
  type AccountingFile,
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
import { type Span, sumDocuments } from './documents.queries.js';
import { sumFile } from './file-sums.queries.js';
import { FILES, toValues } from './files.js';
import { formatCents } from './format-cents.js';
import { findGstPage, sumGst } from './gst.queries.js';
import { findAccountRows } from './ledger.queries.js';

type Preview = CallAnswer<typeof previewAccounting>;

/** Documents and payments of a period, as an accountant imports them. */
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
      const { invoices, notes, contractors, payments, refunds, credit, unsent, other_rate } = await sumDocuments(
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
        accounts: await this.findAccounts(manager, span),
      };
    });
  }

  async createFile(file: AccountingFile, span: Span): Promise<CsvList> {
    const settings = await this.settings.get();
    const { header, sql, cells, plain, parted, ...rest } = FILES[file];
    const batches = readInBatches<never>(this.dataSource, sql, toValues(rest, span, this.env.BUSINESS_TZ));
    async function* readLines() {
      for await (const rows of batches)
        yield rows.flatMap((row) => (parted ? [cells(row, settings), []] : [cells(row, settings)]));
    }
    return { header, plain, batches: readLines() };
  }

  async listGst({
    from,
    to,
    basis,
    figure,
    page,
    page_size,
  }: CallBody<typeof listGst>): Promise<CallAnswer<typeof listGst>> {
    const days = [from, to, this.env.BUSINESS_TZ] as const;
    const { sums, rows } = await this.dataSource.transaction('REPEATABLE READ', async (manager) => ({
      sums: await sumGst(manager, days),
      rows: await findGstPage(manager, days, { basis, figure, page, page_size }),
    }));
    const computeSum = (name: GstFigure, by = basis) => sums.find((each) => each.figure === name && each.basis === by);
    const getGst = (...figures: GstFigure[]) =>
      figures.reduce((total, each) => total + Number(computeSum(each)?.gst_cents ?? 0), 0);
    const [collected, paid] = [getGst('sales', 'sales-notes'), getGst('rcti', 'rcti-notes')];
    const counted: readonly GstFigure[] = figure === 'all' ? GST_FIGURES : [figure];
    return {
      total: counted.reduce((total, each) => total + (computeSum(each)?.count ?? 0), 0),
      rows: rows.map(({ basis: _, total_cents, gst_cents, ...row }) => ({
        ...row,
        total: formatCents(total_cents),
        gst: formatCents(gst_cents),
      })),
      figures: GST_BASES.flatMap((by) =>
        GST_FIGURES.map((each) => ({
          figure: each,
          basis: by,
          count: computeSum(each, by)?.count ?? 0,
          total: formatCents(computeSum(each, by)?.total_cents ?? 0),
          gst: formatCents(computeSum(each, by)?.gst_cents ?? 0),
        })),
      ),
      collected: formatCents(collected),
      paid: formatCents(paid),
      net: formatCents(collected - paid),
    };
  }

  private async computeSums(
    manager: EntityManager,
    file: AccountingFile,
    span: Span,
  ): Promise<Preview['files'][number]> {
    const { sql, sums, ...rest } = FILES[file];
    const { rows, cents } = await sumFile(
      manager,
      sql,
      sums.map(([, sum]) => sum),
      toValues(rest, span, this.env.BUSINESS_TZ),
    );
    return { file, rows, sums: sums.map(([column], index) => ({ column, amount: formatCents(cents[index] ?? 0) })) };
  }

  private async findAccounts(manager: EntityManager, { from, to }: Span): Promise<Preview['accounts']> {
    const rows = await findAccountRows(manager, from, to, this.env.BUSINESS_TZ);
    return LEDGER_ACCOUNTS.flatMap((account) => {
      const row = rows.find((each) => each.account === account);
      if (!row) return [];
      return [
        { account, debit: formatCents(row.debit), credit: formatCents(row.credit), balance: formatCents(row.balance) },
      ];
    });
  }
}
