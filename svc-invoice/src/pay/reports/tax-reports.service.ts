import { createHash } from 'node:crypto';
import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  type getTaxReportFiles,
  type lodgeTaxReport,
  type makeTaxReport,
  type PaySettings,
  type Supplier,
  type TaxReport,
} from '@cleaning/contracts';
import { type Caller, findRow, InvalidInput, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { v7 } from 'uuid';
import { lockPay } from '../../locks.js';
import { Settings as InvoiceSettings } from '../../settings/settings.service.js';
import { getFinancialYearDays } from '../calendar/days.js';
import { getReportedPayee } from '../payees/payee-rules.js';
import { findPayees } from '../payees/payees.queries.js';
import { Runs } from '../runs/runs.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { computeAmendedPayees } from '../taxable-payments/amendments.js';
import { getReportedAmounts } from '../taxable-payments/amounts.js';
import { findReportIssues } from '../taxable-payments/issues.js';
import {
  computeReportDueDay,
  type Payee,
  type Report,
  type ReportIssue,
  type ReportSettings,
} from '../taxable-payments/report.js';
import { writeReport } from '../taxable-payments/write.js';
import { MadeTaxReport } from './tax-report.entity.js';
import { findReportedPayments, findYearReports, NEXT_REPORT_NUMBER } from './tax-reports.queries.js';

interface YearReport {
  readonly report: Report;
  readonly settings: ReportSettings;
  readonly names: ReadonlyMap<string, string>;
  /** Payees of the year's lodged production report; null if none was lodged. Further reports amend it. */
  readonly lodged: readonly Payee[] | null;
  readonly omitted: 'O' | 'A';
}

const toIssueView = ({ payee, field, msg }: ReportIssue) => ({ user_id: payee ?? '', field, msg });

/**
 * The taxable payments annual report, by day of payment. Reports are stored, so that an amendment matches the original.
 */
@Injectable()
export class TaxReports {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly runs: Runs,
    private readonly settings: PaySettingsService,
    private readonly invoiceSettings: InvoiceSettings,
  ) {}

  async read(year: number): Promise<TaxReport> {
    const { manager } = this;
    const { report, settings, names, lodged, omitted } = await this.buildYearReport(manager, year, 'P');
    const { problems, warnings } = findReportIssues(report, settings);
    const filterByPayee = (issues: readonly ReportIssue[], payee: string | null) =>
      issues.filter((issue) => issue.payee === payee).map(({ field, msg }) => ({ field, msg }));
    const sum = (amount: 'paidCents' | 'gstCents' | 'withheldCents') =>
      formatAmount(report.payees.reduce((total, payee) => total + payee[amount], 0));
    const { firstDay, lastDay } = getFinancialYearDays(year);
    return {
      year,
      first_day: firstDay,
      last_day: lastDay,
      due_on: computeReportDueDay(year),
      gross: sum('paidCents'),
      gst: sum('gstCents'),
      withheld: sum('withheldCents'),
      payees: report.payees.map((payee) => ({
        user_id: payee.id,
        name: names.get(payee.id) ?? '',
        abn: payee.abn ?? '',
        gross: formatAmount(payee.paidCents),
        gst: formatAmount(payee.gstCents),
        withheld: formatAmount(payee.withheldCents),
        problems: filterByPayee(problems, payee.id),
        warnings: filterByPayee(warnings, payee.id),
      })),
      problems: filterByPayee(problems, null),
      amendment_problems: lodged ? computeAmendedPayees(lodged, report.payees, omitted).problems.map(toIssueView) : [],
      reports: await this.listReports(manager, year),
    };
  }

  /** Throws 400 naming missing details, and 409 if there is nothing to amend. */
  make(
    admin: Caller,
    year: number,
    { run_type }: CallBody<typeof makeTaxReport>,
  ): Promise<CallAnswer<typeof makeTaxReport>> {
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      await lockPay(manager);
      const { report, settings, lodged, omitted } = await this.buildYearReport(manager, year, run_type);
      const amended = lodged !== null;
      const payees = lodged ? computeAmendedPayees(lodged, report.payees, omitted).payees : report.payees;
      if (amended && payees.length === 0) throw refuse('report_same');
      const written = writeReport({ ...report, payees }, settings);
      if (!written.ok)
        throw refuse(
          'report_refused',
          {},
          {
            issues: written.problems.map(({ payee, field, msg }) =>
              buildFieldProblem(payee ? `payees.${payee}.${field}` : field, 'rule', { sentence: msg }),
            ),
          },
        );
      const id = v7();
      const files = written.files.map(({ name, text }) => ({ file_name: `${name}.txt`, text }));
      const hash = createHash('sha256');
      for (const { text } of files) hash.update(text);
      await manager
        .createQueryBuilder()
        .insert()
        .into(MadeTaxReport)
        .values({
          id,
          financialYear: year,
          number: () => NEXT_REPORT_NUMBER,
          runType: run_type,
          amended,
          payees: [...payees],
          files,
          sha256: hash.digest('hex'),
          madeBy: admin.id,
        })
        .setParameter('year', year)
        .execute();
      await recordAudit(tx, {
        actor: admin,
        action: 'tax-report.made',
        subject: { kind: 'tax-report', id, name: `Taxable payments ${year}` },
        details: { run_type, amended: String(amended), payees: String(payees.length) },
      });
      return { id, amended, files, warnings: written.warnings.map(toIssueView) };
    });
  }

  /** Throws 404. */
  async getFiles(reportId: string): Promise<CallAnswer<typeof getTaxReportFiles>> {
    const report = await findRow(this.manager, MadeTaxReport, { id: reportId }, 'no_such_report');
    if (report.files.length === 0) throw refuse('report_files_deleted');
    return { files: report.files };
  }

  /** Throws 400, 404, 409. */
  async lodge(admin: Caller, { id, lodged_on }: CallBody<typeof lodgeTaxReport>): Promise<Done> {
    if (lodged_on > this.runs.today()) throw new InvalidInput([buildFieldProblem('lodged_on', 'in_future')]);
    await this.transactions.run(async (tx) => {
      await lockPay(tx.manager);
      const report = await findRow(tx.manager, MadeTaxReport, { id }, 'no_such_report');
      if (report.runType === 'T') throw refuse('report_is_test');
      if (report.lodgedOn) throw refuse('report_lodged', { day: report.lodgedOn });
      await tx.manager.update(MadeTaxReport, { id }, { lodgedOn: lodged_on, lodgedBy: admin.id });
      await recordAudit(tx, {
        actor: admin,
        action: 'tax-report.lodged',
        subject: { kind: 'tax-report', id, name: `Taxable payments ${report.financialYear}` },
        details: { lodged_on },
      });
    });
    return DONE;
  }

  private async buildYearReport(manager: EntityManager, year: number, runType: 'T' | 'P'): Promise<YearReport> {
    const pay = await this.settings.get(manager);
    const { supplier } = await this.invoiceSettings.get(manager);
    const amounts = getReportedAmounts(
      await findReportedPayments(manager, getFinancialYearDays(year)),
      getFinancialYearDays(year),
    );
    const people = await findPayees(manager, [...amounts.keys()]);
    const payees = people.flatMap((person) => {
      const paid = amounts.get(person.person_id);
      return paid ? [getReportedPayee(person, person.details, paid)] : [];
    });
    return {
      report: { financialYear: year, ...toCompany(supplier, pay), payees },
      settings: {
        runType,
        lineEnds: pay.report_line_ends,
        software: pay.report_software === '' ? `INHOUSE ${supplier.name}` : pay.report_software,
        fileName: pay.report_file_name,
        mostPayees: pay.report_most_payees,
      },
      names: new Map(people.map(({ person_id, name }) => [person_id, name])),
      lodged: await this.readLodged(manager, year),
      omitted: pay.report_omitted_sign,
    };
  }

  /** Each payee as last lodged in a year's reports; null before the first. */
  private async readLodged(manager: EntityManager, year: number): Promise<Payee[] | null> {
    const rows = await manager.find(MadeTaxReport, {
      where: { financialYear: year, lodgedOn: Not(IsNull()) },
      order: { number: 'ASC' },
    });
    if (rows.length === 0) return null;
    return [...new Map(rows.flatMap(({ payees }) => payees.map((payee) => [payee.id, payee] as const))).values()];
  }

  private async listReports(manager: EntityManager, year: number): Promise<TaxReport['reports']> {
    const rows = await findYearReports(manager, year);
    return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() }));
  }
}

/** The company as it sends the report and as it paid. */
function toCompany(supplier: Supplier, pay: PaySettings): Pick<Report, 'sender' | 'payer'> {
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
