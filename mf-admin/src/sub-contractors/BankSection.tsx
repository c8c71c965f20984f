import { showBankDetails } from '@cleaning/contracts';
import { Button, Card, Notice } from '@cleaning/ui';
import { messageOf, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { Facts } from '../job-desk/Facts';
import { contractor, fields, onRequest } from '../texts';

const BANK = ['bank_name', 'account_type', 'account_name', 'account_number', 'bsb'] as const;

/** Hidden until asked for: each showing is in the audit log, so it must be one that somebody wanted. */
export function BankSection({ personId }: { personId: string }) {
  const show = useAction(showBankDetails);
  const [shown, setShown] = useState<Record<(typeof BANK)[number], string> | null>(null);

  async function ask() {
    const details = await show.run({ body: { id: personId } }).catch(() => null);
    if (details) setShown(details);
  }

  return (
    <Card title={contractor.bank}>
      {shown ? (
        <Facts facts={BANK.map((field) => [fields[field], shown[field]] as const)} />
      ) : (
        <>
          <p className="ma-hint">{onRequest.audited}</p>
          <div className="ma-actions">
            <Button variant="secondary" busy={show.busy} onClick={ask}>
              {onRequest.bank}
            </Button>
          </div>
        </>
      )}
      {show.error && <Notice tone="danger">{messageOf(show.error)}</Notice>}
    </Card>
  );
}
