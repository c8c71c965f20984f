import './bankDetails.css';
import { type CompanyBankInForce, computeBpayReference, type OurCompany } from '@cleaning/contracts';
import { formatDate } from '@cleaning/ui';
import { buildTelephoneLink } from '../site/company';
import { CopyButton } from './CopyButton';
import { bankTexts as texts } from './texts';

interface BankDetailsProps {
  bank: CompanyBankInForce;
  company: OurCompany;
  /** Payment reference of the invoice. Empty if it depends on the invoice. */
  reference?: string;
}

function Numbers({ rows }: { rows: readonly (readonly [what: string, value: string])[] }) {
  const shown = rows.filter(([, value]) => value !== '');
  return (
    <dl className="client-pay">
      {shown.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <strong>{value}</strong>
            <CopyButton what={what} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Bank details for payments, to copy, and to compare with those in a message. */
export function BankDetails({ bank, company, reference = '' }: BankDetailsProps) {
  const { pay_id: payId = '', bpay_biller_code: billerCode = '' } = bank;
  const bpay = computeBpayReference(reference);
  return (
    <section className="link-page__part" id="bank" aria-labelledby="bank-title">
      <h2 id="bank-title">{texts.title}</h2>
      <Numbers
        rows={[
          [texts.name, bank.bank_account_name],
          [texts.bsb, bank.bank_bsb],
          [texts.account, bank.bank_account_number],
          [texts.reference, reference],
        ]}
      />
      {payId !== '' && (
        <>
          <h3>{texts.payIdTitle}</h3>
          <Numbers rows={[[texts.payId, payId]]} />
        </>
      )}
      {billerCode !== '' && (
        <>
          <h3>{texts.bpayTitle}</h3>
          <Numbers
            rows={[
              [texts.billerCode, billerCode],
              [texts.bpayReference, bpay],
            ]}
          />
        </>
      )}
      {reference === '' && <p>{billerCode === '' ? texts.referenceBeside : texts.referencesBeside}</p>}
      {bank.since !== '' && <p>{texts.since(formatDate(bank.since))}</p>}
      <p>{texts.warning}</p>
      <p>
        <a href={buildTelephoneLink(company.telephone)}>{company.telephone}</a>
      </p>
    </section>
  );
}
