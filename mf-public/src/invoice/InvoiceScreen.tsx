import './invoice.css';
import { DEFAULT_GST_RATE_PERCENT, formatAmount } from '@cleaning/contracts';
import { Button, LinkButton, Money, Page, PageHeader, StaticIcon } from '@cleaning/ui';
import { getSiteData } from '@cleaning/ui/app';
import { Printer } from 'lucide';
import '../icon/icon.css';
import { company } from '../site/company';
import { computeTotals, sampleInvoice } from './sampleInvoice';
import { invoice as texts } from './texts';

const renderAmount = (cents: number) => <Money value={formatAmount(cents)} />;

export default function InvoiceScreen() {
  const gstPercent = getSiteData().gst_rate_percent ?? DEFAULT_GST_RATE_PERCENT;
  const sums = computeTotals(sampleInvoice, gstPercent);
  return (
    <div className="invoice-screen">
      <Page>
        <PageHeader
          title={texts.title}
          lead={texts.lead}
          actions={
            <>
              <Button onClick={() => window.print()}>
                <StaticIcon node={Printer} size={20} className="pub-icon" /> {texts.print}
              </Button>
              <LinkButton to="/quote" variant="secondary">
                {texts.quote}
              </LinkButton>
            </>
          }
        />
        <article className="invoice-paper">
          <div className="invoice-paper__top">
            <div>
              <p className="invoice-paper__company">{company.name}</p>
              {company.abn !== '' && (
                <p>
                  {texts.abn} {company.abn}
                </p>
              )}
              <p>{company.address}</p>
              <p>{[company.telephone, company.email].filter(Boolean).join(' · ')}</p>
              {company.web !== '' && <p>{company.web}</p>}
            </div>
            <div>
              <h2>{texts.heading}</h2>
              <p className="invoice-paper__sample">{texts.sample}</p>
            </div>
          </div>
          <div className="invoice-paper__terms">
            <div>
              <h3>{texts.to}</h3>
              <p>{sampleInvoice.toName}</p>
              {sampleInvoice.toAddress.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <dl>
              <dt>{texts.number}</dt>
              <dd>{sampleInvoice.number}</dd>
              <dt>{texts.date}</dt>
              <dd>{sampleInvoice.date}</dd>
            </dl>
          </div>
          <table className="invoice-table">
            <thead>
              <tr>
                <th scope="col">{texts.description}</th>
                <th scope="col">{texts.quantity}</th>
                <th scope="col">{texts.unitPrice}</th>
                <th scope="col">{texts.amount}</th>
              </tr>
            </thead>
            <tbody>
              {sampleInvoice.items.map(({ description, quantity, unitPrice }) => (
                <tr key={description}>
                  <td>{description.replace('{company}', company.name)}</td>
                  <td data-label={texts.quantity}>{String(quantity).padStart(2, '0')}</td>
                  <td data-label={texts.unitPrice}>{renderAmount(unitPrice)}</td>
                  <td data-label={texts.amount}>{renderAmount(quantity * unitPrice)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="invoice-sums">
            <dt>{texts.subTotal}</dt>
            <dd>{renderAmount(sums.subTotal)}</dd>
            <dt>{texts.gst(gstPercent)}</dt>
            <dd>{renderAmount(sums.gst)}</dd>
            <dt>{texts.total}</dt>
            <dd>{renderAmount(sums.total)}</dd>
          </dl>
          <div className="invoice-paper__bank">
            <h3>{texts.bankDetails}</h3>
            <dl>
              <dt>{texts.accountName}</dt>
              <dd>{company.name}</dd>
              <dt>{texts.bsb}</dt>
              <dd>{sampleInvoice.bank.bsb}</dd>
              <dt>{texts.accountNumber}</dt>
              <dd>{sampleInvoice.bank.accountNumber}</dd>
            </dl>
          </div>
          <p className="invoice-paper__thanks">{texts.thanks}</p>
        </article>
      </Page>
    </div>
  );
}
