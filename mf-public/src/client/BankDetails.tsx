import type { CompanyBankInForce, OurCompany } from '@cleaning/contracts';
import { dayText, Facts } from '@cleaning/ui';
import { telephoneLink } from '../site/company';
import { bankTexts as texts } from './texts';

interface BankDetailsProps {
  bank: CompanyBankInForce;
  company: OurCompany;
  /** What a payment names; empty where it depends on the invoice. */
  reference?: string;
}

/** Where clients pay to, so that they can compare it with what a message says. */
export function BankDetails({ bank, company, reference = '' }: BankDetailsProps) {
  return (
    <section className="link-page__part" id="bank" aria-labelledby="bank-title">
      <h2 id="bank-title">{texts.title}</h2>
      <Facts
        facts={[
          [texts.name, bank.bank_account_name],
          [texts.bsb, bank.bank_bsb],
          [texts.account, bank.bank_account_number],
          ...(reference === '' ? [] : [[texts.reference, reference] as const]),
        ]}
      />
      {bank.since !== '' && <p>{texts.since(dayText(bank.since))}</p>}
      <p>{texts.warning}</p>
      <p>
        <a href={telephoneLink(company.telephone)}>{company.telephone}</a>
      </p>
    </section>
  );
}
