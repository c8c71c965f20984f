import {
  confirmXeroContacts,
  findXeroContacts,
  formatAbn,
  type XeroContact,
  type XeroContactRow,
} from '@cleaning/contracts';
import { Button, Notice, QueryState, Sheet, Table, useIsWide } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { SearchField } from '../desk/ListTools';
import { contacts as texts } from './texts';

interface ContactSheetProps {
  row: XeroContactRow;
  onClose: () => void;
}

/** Finds the contact in Xero that a client or sub-contractor is. */
export function ContactSheet({ row: { kind, id, name }, onClose }: ContactSheetProps) {
  const isWide = useIsWide();
  const [text, setText] = useState(name.slice(0, 120));
  const query = useCall(findXeroContacts, { body: { text }, keepPrevious: true });
  const confirmation = useAction(confirmXeroContacts);

  async function use(contact: XeroContact) {
    const done = await confirmation.run({ body: { contacts: [{ kind, id, contact_id: contact.id }] } });
    if (!done.ok) return;
    showToast(texts.confirmed(1));
    onClose();
  }

  return (
    <Sheet
      label={texts.pickFor(name)}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      keepsChoice
      onClose={onClose}
    >
      <div className="ma-form">
        <SearchField label={texts.find} value={text} onSearch={setText} />
        {confirmation.error && <Notice tone="danger">{getMessage(confirmation.error)}</Notice>}
        <QueryState query={query}>
          {({ contacts }) => (
            <Table
              caption={texts.found}
              rows={contacts}
              rowKey={(contact) => contact.id}
              empty={texts.nothingFound}
              columns={[
                { header: texts.contact, phone: 'title', cell: (contact) => contact.name },
                {
                  header: texts.details,
                  phone: 'meta',
                  cell: ({ abn, email }) => [formatAbn(abn), email].filter((part) => part !== '').join(', '),
                },
                {
                  header: texts.use,
                  headerHidden: true,
                  phone: 'action',
                  cell: (contact) => (
                    <Button
                      variant="secondary"
                      busy={confirmation.busy}
                      aria-label={texts.labelUse(contact.name)}
                      onClick={() => void use(contact)}
                    >
                      {texts.use}
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </QueryState>
      </div>
    </Sheet>
  );
}
