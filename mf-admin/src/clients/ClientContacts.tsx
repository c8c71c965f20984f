import { type Client, type ClientContact, formatAbn } from '@cleaning/contracts';
import { Badge, Card, Facts, LinkButton } from '@cleaning/ui';
import { buildTelephoneAddress } from '../today/usePhones';
import { CONTACTS_ID } from './paths';
import { clientForm, client as texts } from './texts';

function Contact({ name, email, telephone, roles }: ClientContact) {
  return (
    <li className="ma-contact">
      <div>
        <strong>{name}</strong>
        <span className="ma-badges">
          {roles.map((role) => (
            <Badge key={role}>{clientForm.roles[role]}</Badge>
          ))}
        </span>
        <span className="ma-hint">{[telephone, email].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="ma-actions">
        {telephone !== '' && (
          <a
            className="ui-button ui-button--secondary"
            href={buildTelephoneAddress(telephone)}
            aria-label={texts.call(name, telephone)}
          >
            {texts.callShort}
          </a>
        )}
        {email !== '' && (
          <a className="ui-button ui-button--secondary" href={`mailto:${email}`} aria-label={texts.mail(name)}>
            {texts.mailShort}
          </a>
        )}
      </div>
    </li>
  );
}

export function ClientContacts({ client: { details } }: { client: Client }) {
  return (
    <Card title={texts.contacts}>
      {details.contacts.length === 0 ? (
        <>
          <p className="ma-hint">{texts.noContacts}</p>
          <div className="ma-actions">
            <LinkButton variant="secondary" to={`?tab=edit#${CONTACTS_ID}`}>
              {clientForm.add}
            </LinkButton>
          </div>
        </>
      ) : (
        <ul className="ma-contacts">
          {details.contacts.map((contact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two contacts may be equal
            <Contact key={index} {...contact} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Billing address and email, and the office's notes. */
export function ClientBilling({ client: { details } }: { client: Client }) {
  const address = (
    <span key="address" className="ma-prose">
      {details.billing_address || texts.none}
    </span>
  );
  return (
    <Card title={texts.billing}>
      <Facts
        facts={[
          [clientForm.legalName, details.legal_name],
          [clientForm.abn, details.abn === '' ? texts.none : formatAbn(details.abn)],
          [clientForm.email, details.billing_email || texts.none],
          [clientForm.address, address],
          details.order_number !== '' && [clientForm.orderNumber, details.order_number],
        ]}
      />
      {details.notes !== '' && <p className="ma-prose">{details.notes}</p>}
    </Card>
  );
}
