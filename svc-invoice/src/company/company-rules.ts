import {
  type CompanyBank,
  type CompanyDetails,
  type CompanyFacts,
  type CompanyState,
  FIRST_COLOUR,
  FIRST_COMPANY,
  isCompanyKnown,
  type Supplier,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';

type SupplierField = Exclude<keyof CompanyDetails, keyof CompanyFacts>;

/** Details on papers, stored in the invoice settings. */
const pickIdentity = (supplier: Supplier): Pick<CompanyDetails, SupplierField> => ({
  legal_name: supplier.name,
  abn: supplier.abn,
  telephone: supplier.telephone,
  fax: supplier.fax,
  street: supplier.street,
  place: supplier.place,
  city: supplier.city,
  state: supplier.state,
  postal_code: supplier.postal_code,
  web_address: supplier.web_address,
  email: supplier.email,
  accounts_email: supplier.email_2,
});

/** The company on papers, with the bank account that it has. */
export const toSupplier = (company: CompanyState, bank: CompanyBank): Supplier => ({
  bank_account_name: bank.bank_account_name,
  bank_bsb: bank.bank_bsb,
  bank_account_number: bank.bank_account_number,
  pay_id: bank.pay_id ?? '',
  bpay_biller_code: bank.bpay_biller_code ?? '',
  name: company.legal_name,
  abn: company.abn,
  telephone: company.telephone,
  fax: company.fax,
  street: company.street,
  place: company.place,
  city: company.city,
  state: company.state,
  postal_code: company.postal_code,
  web_address: company.web_address,
  email: company.email,
  email_2: company.accounts_email,
  colour: company.colour,
});

const SHORT_NAME_LENGTH = 30;
const NAME_LENGTH = 80;

/** Facts of a company that has only saved the details for its papers; invents nothing. */
const getFacts = ({ name }: Supplier): CompanyFacts => ({
  name: name.slice(0, NAME_LENGTH).trim(),
  short_name: name.slice(0, SHORT_NAME_LENGTH).trim(),
  trade: '',
  founded: null,
  mobile: '',
  hours: [],
  insurance_dollars: null,
  insurer: '',
  social: [],
  colour: FIRST_COLOUR,
  map: null,
});

/** Whether papers still name the company of the demo, which nobody has put in. */
const isFictional = ({ abn, name }: Pick<Supplier, 'abn' | 'name'>): boolean =>
  abn === DEMO_COMPANY.abn && name === DEMO_COMPANY.legal_name;

/** @param facts null if none were saved */
export function toCompany(supplier: Supplier, facts: CompanyFacts | null): CompanyState {
  const identity = pickIdentity(supplier);
  if (facts) return { ...getFacts(supplier), ...facts, ...identity };
  if (!isCompanyKnown(supplier)) return { ...FIRST_COMPANY, ...identity };
  return isFictional(supplier) ? { ...DEMO_COMPANY, ...identity } : { ...getFacts(supplier), ...identity };
}

/** Facts stored besides the invoice settings. */
export const toCompanyFacts = (company: CompanyDetails): CompanyFacts => ({
  name: company.name,
  short_name: company.short_name,
  trade: company.trade,
  founded: company.founded,
  mobile: company.mobile,
  hours: company.hours,
  insurance_dollars: company.insurance_dollars,
  insurer: company.insurer,
  social: company.social,
  colour: company.colour,
  map: company.map,
});
