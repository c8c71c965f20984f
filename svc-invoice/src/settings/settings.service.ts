import { isDeepStrictEqual } from 'node:util';
import {
  buildFieldProblem,
  type CallBody,
  type ChangedInvoiceSettings,
  type CompanyDetails,
  companyBank,
  companyContact,
  type confirmGstRate,
  DEFAULT_GST_RATE_PERCENT,
  FIRST_COMPANY,
  type FieldIssue,
  findIssues,
  type InvoiceSettings,
  invoiceSettings,
  isCompanyKnown,
  isValidAbn,
  SITE_ID,
  type StoredInvoiceSettings,
  type Supplier,
  toAbnDigits,
  toBareNumber,
  type VersionedInvoiceSettings,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  InvalidInput,
  recordAudit,
  refuse,
  requireVersion,
  sealingEnvironment,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CompanyHistory } from '../company/company-history.service.js';
import { toSupplier } from '../company/company-rules.js';
import { enquiryEnvironment } from '../enquiries/environment.js';
import { lockSettings } from '../locks.js';
import { xeroEnvironment } from '../xero/environment.js';
import { isSameBank, noteBankChange } from './bank-change.js';
import { GstConfirmation } from './gst-confirmation.entity.js';
import { InvoiceSettingsRow } from './settings.entity.js';
import { findSettings } from './settings.queries.js';

/** Environment of this service in addition to the common variables. */
export const environment = z.object({
  /** The rate until an admin saves another one in the settings. */
  GST_RATE_PERCENT: invoiceSettings.shape.gst_rate_percent.default(DEFAULT_GST_RATE_PERCENT),
  /** Uses the fictional company until an admin saves the real one. Default: DEMO_DATA. */
  DEMO_COMPANY: z.enum(['true', 'false']).optional(),
  ...enquiryEnvironment,
  ...xeroEnvironment,
  ...sealingEnvironment,
});

/** Used on papers until an admin saves the company. Invents nothing. */
const FIRST_SUPPLIER = toSupplier(FIRST_COMPANY, { bank_account_name: '', bank_bsb: '', bank_account_number: '' });

/** The same for the demo. */
export const DEMO_SUPPLIER: Supplier = toSupplier(DEMO_COMPANY, {
  bank_account_name: DEMO_COMPANY.name,
  bank_bsb: '105-900',
  bank_account_number: '000123456',
  pay_id: DEMO_COMPANY.accounts_email,
  bpay_biller_code: '23796',
});

const FIRST_PREFIX = 'INV-';

/**
 * Normalises company details: ABN and account number as digits, BSB as NNN-NNN. All are text, because leading zeros
 * count. Missing fields stay missing. Throws 400 naming every invalid field.
 */
export function checkSupplier<Given extends Partial<Supplier>>(given: Given): Given {
  const abn = given.abn === undefined ? undefined : toAbnDigits(given.abn);
  const bsb = given.bank_bsb === undefined ? undefined : toBareNumber(given.bank_bsb);
  const account = given.bank_account_number === undefined ? undefined : toBareNumber(given.bank_account_number);
  const issues: FieldIssue[] = [
    ...(abn === undefined || isValidAbn(abn) ? [] : [buildFieldProblem('supplier.abn', 'not_valid_abn')]),
    ...(bsb === undefined || /^\d{6}$/.test(bsb) ? [] : [buildFieldProblem('supplier.bank_bsb', 'not_bsb')]),
    ...(account === undefined || /^\d{1,9}$/.test(account)
      ? []
      : [buildFieldProblem('supplier.bank_account_number', 'not_account_number')]),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  return {
    ...given,
    ...(abn !== undefined && { abn }),
    ...(bsb !== undefined && { bank_bsb: `${bsb.slice(0, 3)}-${bsb.slice(3)}` }),
    ...(account !== undefined && { bank_account_number: account }),
  };
}

/** Parts that must be complete: papers never show half a company or half an account. */
const WHOLE_PARTS = [companyContact, companyBank];

/** Throws 400 naming missing fields of a part that was entered or changed. */
function requireWholeParts(given: Partial<Supplier>, merged: Supplier): void {
  const issues = WHOLE_PARTS.filter(({ shape }) => Object.keys(shape).some((field) => field in given))
    .flatMap((part) => findIssues(part, merged))
    .map((issue) => ({ ...issue, field: `supplier.${issue.field}` }));
  if (issues.length > 0) throw new InvalidInput(issues);
}

const HUNDREDTHS = 100;

const flattenSettings = ({ supplier, gst_rate_percent, number_prefix, copy_to_office }: InvoiceSettings) => ({
  ...supplier,
  gst_rate_percent,
  number_prefix,
  copy_to_office,
});
/** Takes the published logo, which isn't part of the form. */
const withLogo = ({ logo: _, ...supplier }: Supplier, logo: string | null | undefined): Supplier => ({
  ...supplier,
  ...(logo && { logo }),
});

/** Company, bank, GST rate and number prefix of new invoices, and the rate's confirmation. */
@Injectable()
export class Settings {
  constructor(
    private readonly transactions: Transactions,
    private readonly history: CompanyHistory,
    @InjectEntityManager() private readonly manager: EntityManager,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  private get isDemo(): boolean {
    return (this.env.DEMO_COMPANY ?? this.env.DEMO_DATA) === 'true';
  }

  async get(manager: EntityManager = this.manager): Promise<StoredInvoiceSettings> {
    const firstRate = getRate({ gst_rate_percent: this.env.GST_RATE_PERCENT });
    const saved = await findSettings(manager, firstRate);
    const supplier = saved.supplier ?? (this.isDemo ? DEMO_SUPPLIER : FIRST_SUPPLIER);
    const { confirmed_by: by, confirmed_at } = saved;
    return {
      supplier: withLogo(supplier, saved.logo),
      gst_rate_percent: (saved.gst_rate ?? firstRate) / HUNDREDTHS,
      number_prefix: saved.number_prefix ?? FIRST_PREFIX,
      copy_to_office: saved.copy_to_office ?? false,
      version: saved.version ?? 0,
      gst_confirmed: by === null || confirmed_at === null ? null : { by, at: confirmed_at.toISOString() },
    };
  }

  /** Issued versions stay as they are. Throws 400 naming the fields, 409 when they have changed since they were read. */
  async save(
    admin: Caller,
    { supplier: entered = {}, ...typed }: ChangedInvoiceSettings,
  ): Promise<StoredInvoiceSettings> {
    const given = checkSupplier(entered);
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      await lockSettings(manager);
      const current = await this.get(manager);
      requireVersion(current.version, typed.version, 'settings_changed');
      const { logo, pay_id = '', bpay_biller_code = '' } = current.supplier;
      // Missing fields keep their value.
      const supplier = { ...current.supplier, pay_id, bpay_biller_code, ...given };
      requireWholeParts(given, supplier);
      const settings = {
        supplier: withLogo(supplier, logo),
        gst_rate_percent: typed.gst_rate_percent ?? current.gst_rate_percent,
        number_prefix: typed.number_prefix ?? current.number_prefix,
      };
      const former: Readonly<Record<string, unknown>> = flattenSettings(current);
      const copy_to_office = typed.copy_to_office ?? current.copy_to_office ?? false;
      const changed = Object.entries(flattenSettings({ ...settings, copy_to_office })).filter(
        ([field, value]) => !isDeepStrictEqual(former[field], value),
      );
      if (changed.length === 0) return current;
      const formerCompany = await this.history.getCompany(current.supplier, manager);
      const version = await this.keep(manager, { ...settings, copy_to_office, version: current.version });
      const company = await this.history.getCompany(settings.supplier, manager);
      if (!isDeepStrictEqual(company, formerCompany)) await this.history.keep(tx, admin, { company, version });
      // The admin has given the second factor.
      if (!isSameBank(current.supplier, settings.supplier))
        await noteBankChange(tx, admin, current.supplier, settings.supplier);
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice-settings.changed',
        subject: { kind: 'invoice-settings', id: '', name: 'Invoice settings' },
        details: Object.fromEntries(changed.map(([field, value]) => [field, `${former[field]} → ${value}`])),
      });
      // Also if a former rate is restored.
      if (getRate(settings) !== getRate(current)) {
        await manager.delete(GstConfirmation, { onlyRow: true });
        tx.recordChange('site', SITE_ID);
      }
      return this.get(manager);
    });
  }

  /** Saves the company for papers, keeping its bank account. Call in a transaction that holds the settings lock. */
  async keepCompany(tx: Transaction, company: CompanyDetails): Promise<void> {
    const current = await this.get(tx.manager);
    await this.keep(tx.manager, { ...current, supplier: toSupplier(company, current.supplier) });
  }

  /** Returns the next version. Callers hold the settings lock. */
  async keep(manager: EntityManager, settings: VersionedInvoiceSettings): Promise<number> {
    const version = settings.version + 1;
    const row = {
      onlyRow: true,
      supplier: settings.supplier,
      gstRate: getRate(settings),
      numberPrefix: settings.number_prefix,
      copyToOffice: settings.copy_to_office ?? false,
      version,
    };
    await manager.upsert(InvoiceSettingsRow, row, ['onlyRow']);
    return version;
  }

  /** Throws 409 when another rate is saved, or while papers would name no company. */
  confirmGst(admin: Caller, shown: CallBody<typeof confirmGstRate>): Promise<StoredInvoiceSettings> {
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      await lockSettings(manager);
      const current = await this.get(manager);
      const rate = getRate(shown);
      const isNew = rate !== getRate(current);
      if (isNew && (!shown.save || current.gst_confirmed)) throw refuse('settings_changed');
      if (!isCompanyKnown(current.supplier)) throw refuse('no_company');
      if (current.gst_confirmed) return current;
      const { gst_rate_percent } = shown;
      if (isNew) await this.keep(manager, { ...current, gst_rate_percent });
      const row = { onlyRow: true, rate, confirmedBy: admin.name, confirmedAt: new Date() };
      await manager.upsert(GstConfirmation, row, ['onlyRow']);
      tx.recordChange('site', SITE_ID);
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice-settings.gst-confirmed',
        subject: { kind: 'invoice-settings', id: '', name: 'Invoice settings' },
        details: { gst_rate_percent: String(gst_rate_percent) },
      });
      return this.get(manager);
    });
  }
}

/** The GST rate in hundredths of a percent. */
export const getRate = (settings: Pick<InvoiceSettings, 'gst_rate_percent'>): number =>
  Math.round(settings.gst_rate_percent * HUNDREDTHS);
