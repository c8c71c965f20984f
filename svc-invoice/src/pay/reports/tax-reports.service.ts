import { createHash } from 'node:crypto';
import {
  type AnswerOf,
  amountText,
  type BodyOf,
  dayText,
  type getTaxReportFiles,
  type lodgeTaxReport,
  type makeTaxReport,
  type PaySettings,
  type Supplier,
  type TaxReport,
} from '@cleaning/contracts';
import { type Caller, Conflict, InvalidInput, NotFound, recordAudit, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { v7 } from 'uuid';
import { Settings as InvoiceSettings } from '../../settings/settings.service.js';
import { financialYear } from '../calendar/days.js';
import { PAYEE_COLUMNS, readPayees } from '../payees/payee-rows.js';
import { reportedPayee } from '../payees/payee-rules.js';
import { lockPay } from '../runs/run-rows.js';
import { Runs } from '../runs/runs.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { amendedPayees } from '../taxable-payments/amendments.js';
import { type ReportedPayment, reportedAmounts } from '../taxable-payments/amounts.js';
import { reportIssues } from '../taxable-payments/issues.js';
import {
  type Payee,
  type Report,
  type ReportIssue,
  type ReportSettings,
  reportDueDay,
} from '../taxable-payments/report.js';
import { writeReport } from '../taxable-payments/write.js';
import { MadeTaxReport } from './tax-report.entity.js';

interface YearReport {
  readonly report: Report;
  readonly settings: ReportSettings;
  readonly names: ReadonlyMap<string, string>;
  /** Whether a production report of the year was lodged: what is written then amends it. */
  readonly lodged: readonly Payee[] | null;
  readonly omitted: 'O' | 'A';
}

const said = ({ payee, field, msg }: ReportIssue) => ({ user_id: payee ?? '', field, msg });

/** The taxable payments annual report, by the day of payment. What is written is kept, so that an amendment fits it. */
@Injectable()
export class TaxReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly runs: Runs,
    private readonly settings: PaySettingsService,
    private readonly invoiceSettings: InvoiceSettings,
  ) {}

  async read(year: number): Promise<TaxReport> {
    const { manager } = this.dataSource;
    const { report, settings, names, lodged, omitted } = await this.year(manager, year, 'P');
    const { problems, warnings } = reportIssues(report, settings);
    const of = (issues: readonly ReportIssue[], payee: string | null) =>
      issues.filter((issue) => issue.payee === payee).map(({ field, msg }) => ({ field, msg }));
    const sum = (amount: 'paidCents' | 'gstCents' | 'withheldCents') =>
      amountText(report.payees.reduce((total, payee) => total + payee[amount], 0));
    const { firstDay, lastDay } = financialYear(year);
    return {
      year,
      first_day: firstDay,
      last_day: lastDay,
      due_on: reportDueDay(year),
      gross: sum('paidCents'),
      gst: sum('gstCents'),
      withheld: sum('withheldCents'),
      payees: report.payees.map((payee) => ({
        user_id: payee.id,
        name: names.get(payee.id) ?? '',
        abn: payee.abn ?? '',
        gross: amountText(payee.paidCents),
        gst: amountText(payee.gstCents),
        withheld: amountText(payee.withheldCents),
        problems: of(problems, payee.id),
        warnings: of(warnings, payee.id),
      })),
      problems: of(problems, null),
      amendment_problems: lodged ? amendedPayees(lodged, report.payees, omitted).problems.map(said) : [],
      reports: await this.reports(manager, year),
    };
  }

  /** Throws InvalidInput with what is missing, and Conflict when there is nothing to amend. */
  make(
    admin: Caller,
    year: number,
    { run_type }: BodyOf<typeof makeTaxReport>,
  ): Promise<AnswerOf<typeof makeTaxReport>> {
    return this.transactions.run(async (tx) => {
      tx.announce('payment', '');
      const { manager } = tx;
      await lockPay(manager);
      const { report, settings, lodged, omitted } = await this.year(manager, year, run_type);
      const amended = lodged !== null;
      const payees = lodged ? amendedPayees(lodged, report.payees, omitted).payees : report.payees;
      if (amended && payees.length === 0) throw new Conflict('Nothing has changed since the report was lodged.');
      const written = writeReport({ ...report, payees }, settings);
      if (!written.ok)
        throw new InvalidInput(
          written.problems.map(({ payee, field, msg }) => ({ field: payee ? `payees.${payee}.${field}` : field, msg })),
          'The report cannot be written.',
        );
      const id = v7();
      const files = written.files.map(({ name, text }) => ({ file_name: `${name}.txt`, text }));
      const hash = createHash('sha256');
      for (const { text } of files) hash.update(text);
      await manager.query(
        `INSERT INTO tax_report (id, financial_year, number, run_type, amended, payees, files, sha256, made_by)
         SELECT $1, $2, 1 + coalesce(max(number), 0), $3, $4, $5, $6, $7, $8 FROM tax_report WHERE financial_year = $2`,
        [id, year, run_type, amended, JSON.stringify(payees), JSON.stringify(files), hash.digest('hex'), admin.id],
      );
      await recordAudit(tx, {
        actor: admin,
        action: 'tax-report.made',
        subject: { kind: 'tax-report', id, name: `Taxable payments ${year}` },
        details: { run_type, amended: String(amended), payees: String(payees.length) },
      });
      return { id, amended, files, warnings: written.warnings.map(said) };
    });
  }

  /** Throws NotFound. */
  async files(reportId: string): Promise<AnswerOf<typeof getTaxReportFiles>> {
    const report = await this.dataSource.manager.findOneBy(MadeTaxReport, { id: reportId });
    if (!report) throw new NotFound('There is no such report.');
    return { files: report.files };
  }

  /** Throws InvalidInput, NotFound, Conflict. */
  async lodge(admin: Caller, { id, lodged_on }: BodyOf<typeof lodgeTaxReport>): Promise<{ status: 'done' }> {
    if (lodged_on > this.runs.today())
      throw new InvalidInput([{ field: 'lodged_on', msg: 'must not be in the future' }]);
    await this.transactions.run(async (tx) => {
      tx.announce('payment', '');
      await lockPay(tx.manager);
      const report = await tx.manager.findOneBy(MadeTaxReport, { id });
      if (!report) throw new NotFound('There is no such report.');
      if (report.runType === 'T') throw new Conflict('A test is not lodged.');
      if (report.lodgedOn) throw new Conflict(`It is noted as lodged on ${dayText(report.lodgedOn)} already.`);
      await tx.manager.update(MadeTaxReport, { id }, { lodgedOn: lodged_on, lodgedBy: admin.id });
      await recordAudit(tx, {
        actor: admin,
        action: 'tax-report.lodged',
        subject: { kind: 'tax-report', id, name: `Taxable payments ${report.financialYear}` },
        details: { lodged_on },
      });
    });
    return { status: 'done' };
  }

  private async year(manager: EntityManager, year: number, runType: 'T' | 'P'): Promise<YearReport> {
    const pay = await this.settings.current(manager);
    const { supplier } = await this.invoiceSettings.current(manager);
    const amounts = reportedAmounts(await this.payments(manager, year), financialYear(year));
    const people = await readPayees(
      manager,
      `${PAYEE_COLUMNS} WHERE known_account.id = ANY($1) ORDER BY lower(known_account.name), known_account.id`,
      [[...amounts.keys()]],
    );
    const payees = people.flatMap((person) => {
      const paid = amounts.get(person.person_id);
      return paid ? [reportedPayee(person, person.details, paid)] : [];
    });
    return {
      report: { financialYear: year, ...companyOf(supplier, pay), payees },
      settings: {
        runType,
        lineEnds: pay.report_line_ends,
        software: pay.report_software === '' ? `INHOUSE ${supplier.name}` : pay.report_software,
        fileName: pay.report_file_name,
        mostPayees: pay.report_most_payees,
      },
      names: new Map(people.map(({ person_id, name }) => [person_id, name])),
      lodged: await this.lodged(manager, year),
      omitted: pay.report_omitted_sign,
    };
  }

  /** What was paid in the year: by runs, and to people who had left beside them. */
  private async payments(manager: EntityManager, year: number): Promise<ReportedPayment[]> {
    const { firstDay, lastDay } = financialYear(year);
    const rows = await manager.query<Record<'payee' | 'paid_on' | 'gross' | 'gst' | 'withheld', string>[]>(
      `SELECT person_id AS payee, paid_on::text, sub_total_cents + gst_cents AS gross, gst_cents AS gst, withheld_cents AS withheld
       FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE pay_row.state = 'paid' AND paid_on BETWEEN $1 AND $2
       UNION ALL
       SELECT person_id, day::text, -earned_cents, 0, 0 FROM pay_item WHERE kind = 'settlement' AND day BETWEEN $1 AND $2`,
      [firstDay, lastDay],
    );
    return rows.map(({ payee, paid_on, gross, gst, withheld }) => ({
      payee,
      paidOn: paid_on,
      grossCents: Number(gross),
      gstCents: Number(gst),
      withheldCents: Number(withheld),
      returned: false,
    }));
  }

  /** What the lodged reports of a year said of each payee, later ones replacing earlier ones; null before the first. */
  private async lodged(manager: EntityManager, year: number): Promise<Payee[] | null> {
    const rows = await manager.find(MadeTaxReport, {
      where: { financialYear: year, lodgedOn: Not(IsNull()) },
      order: { number: 'ASC' },
    });
    if (rows.length === 0) return null;
    return [...new Map(rows.flatMap(({ payees }) => payees.map((payee) => [payee.id, payee] as const))).values()];
  }

  private async reports(manager: EntityManager, year: number): Promise<TaxReport['reports']> {
    const rows = await manager.query<(Omit<TaxReport['reports'][number], 'made_at'> & { made_at: Date })[]>(
      `SELECT tax_report.id, number, run_type, amended, jsonb_array_length(payees) AS payees, coalesce(name, '') AS made_by, made_at,
         coalesce(lodged_on::text, '') AS lodged_on
       FROM tax_report LEFT JOIN known_account ON known_account.id = made_by WHERE financial_year = $1 ORDER BY number DESC`,
      [year],
    );
    return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() }));
  }
}

/** The company as it sends the report and as it paid. */
function companyOf(supplier: Supplier, pay: PaySettings): Pick<Report, 'sender' | 'payer'> {
  const { name, abn, telephone, email } = supplier;
  const address = {
    street: supplier.street,
    suburb: supplier.city,
    state: supplier.state,
    postcode: supplier.postal_code,
  };
  const contactName = pay.report_contact === '' ? name : pay.report_contact;
  const common = { abn, name, contactName, phone: telephone.replace(/[()]/g, ''), address, email };
  return { sender: common, payer: { ...common, branch: pay.report_branch } };
}
