import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type FieldIssue,
  listRequiredXeroFields,
  type listXeroChoices,
  type saveXeroSettings,
  type XeroSettings,
} from '@cleaning/contracts';
import { type Caller, InvalidInput, lockRow, recordAudit, requireVersion, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { findChanges } from '../settings/changes.js';
import { type SavedXeroSettings, XeroOrganisationRow } from './xero.entity.js';
import { xeroAccounts, xeroTaxRates } from './xero-answers.js';
import { XeroClient } from './xero-client.service.js';
import { refuseProblems, XeroConnections } from './xero-connection.service.js';

type Choices = CallAnswer<typeof listXeroChoices>;
type AccountUse = Choices['accounts'][number]['use'];

/** Defaults: sends nothing. */
const FIRST: SavedXeroSettings = {
  send_invoices: false,
  sales_account: '',
  sales_tax: '',
  sales_tax_free: '',
  contractor_payments: 'none',
  contractor_account: '',
  contractor_tax: '',
  contractor_tax_free: '',
  withheld_account: '',
  bank_account: '',
  read_payments: false,
};

const ACTIVE = 'ACTIVE';
/** Xero's account type. */
const BANK = 'BANK';
/** Uses by Xero's account class. */
const USES: Readonly<Record<string, AccountUse>> = { REVENUE: 'sales', EXPENSE: 'expense', LIABILITY: 'liability' };

/** Use of the account in each field. */
const ACCOUNTS: readonly (readonly [field: keyof SavedXeroSettings, use: AccountUse])[] = [
  ['sales_account', 'sales'],
  ['contractor_account', 'expense'],
  ['withheld_account', 'liability'],
];
const TAXES: readonly (readonly [field: keyof SavedXeroSettings, way: 'for_sales' | 'for_expenses'])[] = [
  ['sales_tax', 'for_sales'],
  ['sales_tax_free', 'for_sales'],
  ['contractor_tax', 'for_expenses'],
  ['contractor_tax_free', 'for_expenses'],
];

export const toXeroSettings = ({ settings, version }: XeroOrganisationRow): XeroSettings => ({
  ...FIRST,
  ...settings,
  version,
});

/** Documents sent to the chosen organisation, and their accounts and tax types. */
@Injectable()
export class XeroSettingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly connections: XeroConnections,
    private readonly client: XeroClient,
  ) {}

  /** Throws 409. */
  async read(): Promise<XeroSettings> {
    return toXeroSettings(await this.connections.requireOrganisation());
  }

  /** Calls Xero. Throws 409, 503. */
  async choices(): Promise<Choices> {
    await this.connections.requireOrganisation();
    const [{ Accounts }, { TaxRates }] = await refuseProblems(
      Promise.all([
        this.client.call({ path: '/Accounts', answer: xeroAccounts, isImpatient: true }),
        this.client.call({ path: '/TaxRates', answer: xeroTaxRates, isImpatient: true }),
      ]),
    );
    return {
      accounts: Accounts.filter(({ Status }) => Status === ACTIVE)
        .map(({ AccountID, Code, Name, Type, Class, SystemAccount, TaxType }) => ({
          id: AccountID.toLowerCase(),
          code: Code,
          name: Name,
          // Debtors, creditors, GST and the like belong to Xero.
          use:
            Type === BANK
              ? ('bank' as const)
              : SystemAccount === '' && Code !== ''
                ? (USES[Class] ?? 'other')
                : 'other',
          tax_type: TaxType,
        }))
        .toSorted((a, b) => a.code.localeCompare(b.code) || a.name.localeCompare(b.name)),
      tax_types: TaxRates.filter(({ Status }) => Status === ACTIVE)
        .map(({ TaxType, Name, EffectiveRate, CanApplyToRevenue, CanApplyToExpenses }) => ({
          tax_type: TaxType,
          name: Name,
          rate: EffectiveRate,
          for_sales: CanApplyToRevenue,
          for_expenses: CanApplyToExpenses,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    };
  }

  /** Throws 400, 409, 503. */
  async save(admin: Caller, { version, ...settings }: CallBody<typeof saveXeroSettings>): Promise<XeroSettings> {
    const { tenantId } = await this.connections.requireOrganisation();
    requireChoices(await this.choices(), settings);
    return this.transactions.run(async (tx) => {
      const organisation = await lockRow(tx.manager, XeroOrganisationRow, { tenantId }, 'xero_without_organisation');
      requireVersion(organisation.version, version, 'changed');
      const { version: _, ...before } = toXeroSettings(organisation);
      const details = findChanges(before, settings);
      if (organisation.settings && Object.keys(details).length === 0) return { ...settings, version };
      await tx.manager.update(XeroOrganisationRow, { tenantId }, { settings, version: version + 1 });
      await recordAudit(tx, {
        actor: admin,
        action: 'xero.settings-changed',
        subject: { kind: 'xero', id: tenantId, name: organisation.name },
        details,
      });
      return { ...settings, version: version + 1 };
    });
  }
}

/**
 * Throws 400 naming fields that Xero lacks or has for another use. Skips fields of documents that aren't sent: no form
 * shows them.
 */
function requireChoices({ accounts, tax_types }: Choices, settings: SavedXeroSettings): void {
  const issues: FieldIssue[] = [];
  const required = listRequiredXeroFields(settings);
  const check = (field: keyof SavedXeroSettings, isKnown: boolean) => {
    if (required.includes(field) && !isKnown) issues.push(buildFieldProblem(field, 'not_in_xero'));
  };
  for (const [field, use] of ACCOUNTS)
    check(
      field,
      accounts.some((account) => account.code === settings[field] && account.use === use),
    );
  for (const [field, way] of TAXES)
    check(
      field,
      tax_types.some((tax) => tax.tax_type === settings[field] && tax[way]),
    );
  check(
    'bank_account',
    accounts.some(({ id, use }) => id === settings.bank_account && use === 'bank'),
  );
  if (issues.length > 0) throw new InvalidInput(issues);
}
