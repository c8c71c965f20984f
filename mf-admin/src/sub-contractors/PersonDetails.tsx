import { type ContractorDetail, showBankDetails } from '@cleaning/contracts';
import { Button, Card, Notice } from '@cleaning/ui';
import { messageOf, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { Facts } from '../job-desk/Facts';
import { contractor, fields, onRequest } from '../texts';

const PERSONAL = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn', 'passport_number'] as const;
const BANK = ['bank_name', 'account_type', 'account_name', 'account_number', 'bsb'] as const;
type Whole = Pick<ContractorDetail, 'passport_number' | (typeof BANK)[number]>;

/**
 * Passport and bank numbers by their last characters; whole only when asked for, as each showing is in the audit log, and no longer than
 * this page is open.
 */
export function PersonDetails({ person }: { person: ContractorDetail }) {
  const show = useAction(showBankDetails);
  const [whole, setWhole] = useState<Whole | null>(null);
  const details = { ...person, ...whole };

  async function ask() {
    setWhole(await show.run({ body: { id: person.id } }).catch(() => null));
  }

  return (
    <>
      <Card title={contractor.personal}>
        <Facts facts={PERSONAL.map((field) => [fields[field], details[field]] as const)} />
      </Card>
      <Card title={contractor.bank}>
        <Facts facts={BANK.map((field) => [fields[field], details[field]] as const)} />
        <p className="ma-hint">{onRequest.audited}</p>
        {show.error && <Notice tone="danger">{messageOf(show.error)}</Notice>}
        <div className="ma-actions">
          {whole ? (
            <Button variant="secondary" onClick={() => setWhole(null)}>
              {onRequest.hideBank}
            </Button>
          ) : (
            <Button variant="secondary" busy={show.busy} onClick={ask}>
              {onRequest.bank}
            </Button>
          )}
        </div>
      </Card>
    </>
  );
}
