import {
  type CallAnswer,
  type CallBody,
  clientDetails,
  type confirmXeroContacts,
  DONE,
  type Done,
  type findXeroContacts,
  isValidAbn,
  type listXeroContactChanges,
  type listXeroContacts,
  MAX_XERO_CONTACTS_FOUND,
  type settleXeroContactChange,
  toAbnDigits,
  type XeroContactChange,
} from '@cleaning/contracts';
import {
  type Caller,
  recordAudit,
  refuse,
  refuseOnConstraint,
  type Transaction,
  Transactions,
  validate,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { Clients } from '../clients/clients.service.js';
import { XeroContactRow, XeroLink } from './xero.entity.js';
import { type XeroAnswerContact, xeroContacts } from './xero-answers.js';
import { XeroClient } from './xero-client.service.js';
import { XeroConnections } from './xero-connection.service.js';
import {
  type ChangedContact,
  findContactChanges,
  findContacts,
  findOwner,
  findOwners,
} from './xero-contacts.queries.js';
import { XeroAwayError, XeroRefusedError } from './xero-errors.js';
import { type ClaimedItem, hasPapersInXero } from './xero-items.queries.js';
import { quoteForXero, toXeroContact } from './xero-papers.js';

const MAX_CHANGES_SHOWN = 100;
const ARCHIVED = 'ARCHIVED';

/** A contact for the database. */
export function toContactRow(tenantId: string, contact: XeroAnswerContact): XeroContactRow {
  const abn = toAbnDigits(contact.TaxNumber);
  return {
    tenantId,
    contactId: contact.ContactID.toLowerCase(),
    name: contact.Name,
    contactNumber: contact.ContactNumber.toLowerCase(),
    // Xero accepts any text as tax number.
    abn: isValidAbn(abn) ? abn : '',
    email: contact.EmailAddress.trim(),
    archived: contact.ContactStatus === ARCHIVED,
    changedAt: contact.UpdatedDateUTC,
  };
}

/** Links clients and sub-contractors to Xero contacts. Creates none there before an admin agrees. */
@Injectable()
export class XeroContacts {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly connections: XeroConnections,
    private readonly client: XeroClient,
    private readonly clients: Clients,
  ) {}

  /** Throws 409. */
  async page(body: CallBody<typeof listXeroContacts>): Promise<CallAnswer<typeof listXeroContacts>> {
    const { tenantId } = await this.connections.requireOrganisation();
    const { manager } = this;
    const rows = await findOwners(manager, tenantId, body);
    // Beyond the last page no row has the total.
    const total =
      rows[0]?.total ??
      (body.page === 1 ? 0 : ((await findOwners(manager, tenantId, { ...body, page: 1 }))[0]?.total ?? 0));
    return {
      total,
      rows: rows.map((row) => ({
        kind: row.kind,
        id: row.id,
        name: row.name,
        abn: row.abn,
        email: row.email,
        state: row.state,
        contact:
          row.contact_id === null
            ? null
            : {
                id: row.contact_id,
                name: row.contact_name ?? '',
                abn: row.contact_abn ?? '',
                email: row.contact_email ?? '',
              },
        matched_by: row.state === 'proposed' ? row.matched_by : '',
        waiting: row.waiting,
      })),
    };
  }

  /** Throws 409. */
  async find({ text }: CallBody<typeof findXeroContacts>): Promise<CallAnswer<typeof findXeroContacts>> {
    const { tenantId } = await this.connections.requireOrganisation();
    return { contacts: await findContacts(this.manager, tenantId, text, MAX_XERO_CONTACTS_FOUND) };
  }

  /** All or none. Throws 404, 409. */
  async confirm(admin: Caller, { contacts }: CallBody<typeof confirmXeroContacts>): Promise<Done> {
    // Two admins at once.
    await refuseOnConstraint({ xero_link_once: 'changed' }, () =>
      this.transactions.run(async (tx) => {
        const { tenantId, name } = await this.connections.requireOrganisation(tx.manager);
        const confirmed: string[] = [];
        for (const contact of contacts) confirmed.push(...(await this.confirmOne(tx, admin, tenantId, contact)));
        if (confirmed.length === 0) return;
        tx.notifyQueue('xero_item');
        await recordAudit(tx, {
          actor: admin,
          action: 'xero.contacts-confirmed',
          subject: { kind: 'xero', id: tenantId, name },
          details: { contacts: confirmed.join(', ').slice(0, 2000) },
        });
      }),
    );
    return DONE;
  }

  /** Returns details for the audit log; nothing if it was confirmed before. */
  private async confirmOne(
    { manager }: Transaction,
    admin: Caller,
    tenantId: string,
    { kind, id: ownerId, contact_id }: CallBody<typeof confirmXeroContacts>['contacts'][number],
  ): Promise<string[]> {
    const owner = await findOwner(manager, kind, ownerId);
    if (!owner) throw refuse('no_such_contact_owner');
    const contactId = contact_id === '' ? null : contact_id;
    const contact = contactId && (await manager.findOneBy(XeroContactRow, { tenantId, contactId, archived: false }));
    if (contactId && !contact) throw refuse('no_such_xero_contact');
    const before = await manager.findOneBy(XeroLink, { tenantId, kind, ownerId });
    if (before && before.contactId === contactId) return [];
    // A contact merged or archived in Xero can't take more papers.
    const isGone =
      before?.contactId &&
      (await manager.existsBy(XeroContactRow, { tenantId, contactId: before.contactId, archived: true }));
    if (before?.contactId && !isGone && (await hasPapersInXero(manager, { tenantId, kind, ownerId })))
      throw refuse('xero_contact_in_use', { name: owner.name });
    const other = contactId && (await manager.findOneBy(XeroLink, { tenantId, kind, contactId }));
    if (contact && other) {
      const taken = await findOwner(manager, kind, other.ownerId);
      if (taken?.isCurrent) throw refuse('xero_contact_taken', { contact: contact.name, name: taken.name });
      // Somebody who left and came back has another account.
      await manager.delete(XeroLink, { tenantId, kind, ownerId: other.ownerId });
    }
    await manager.upsert(
      XeroLink,
      {
        tenantId,
        kind,
        ownerId,
        contactId,
        settledAt: contact ? contact.changedAt : null,
        confirmedBy: admin.name,
        confirmedAt: new Date(),
      },
      ['tenantId', 'kind', 'ownerId'],
    );
    return [`${owner.name}: ${contact ? contact.name : 'new contact'}`];
  }

  /**
   * The contact of an item: confirmed by an admin, or new. Searched by our id first, since one may have been created
   * before a process was killed.
   * @param noteWriting throws if another process has taken over
   */
  async findOrCreate(
    { tenantId, ownerKind: kind, ownerId, round }: ClaimedItem,
    noteWriting: () => Promise<void>,
  ): Promise<string> {
    const { manager } = this;
    const link = await manager.findOneBy(XeroLink, { tenantId, kind, ownerId });
    if (!link) throw new XeroRefusedError('The contact is no longer confirmed. Confirm it, then retry.');
    if (link.contactId) return link.contactId;
    const owner = await findOwner(manager, kind, ownerId);
    if (!owner) throw new XeroRefusedError('The client or sub-contractor no longer exists.');
    const found = await this.client.call({
      tenantId,
      path: '/Contacts',
      query: { where: `ContactNumber==${quoteForXero(ownerId)}` },
      answer: xeroContacts,
    });
    let contact = found.Contacts.find(({ ContactNumber }) => ContactNumber.toLowerCase() === ownerId);
    if (!contact) {
      await noteWriting();
      const created = await this.client.call({
        method: 'PUT',
        tenantId,
        path: '/Contacts',
        body: { Contacts: [toXeroContact(owner)] },
        idempotencyKey: `contact-${ownerId}-${round}`,
        answer: xeroContacts,
      });
      [contact] = created.Contacts;
    }
    if (!contact) throw new XeroAwayError('Xero’s answer has no contact');
    const row = toContactRow(tenantId, contact);
    return this.transactions.runWithoutWaiting(async (tx) => {
      await tx.manager.upsert(XeroContactRow, row, ['tenantId', 'contactId']);
      const { affected } = await tx.manager.update(
        XeroLink,
        { tenantId, kind, ownerId, contactId: IsNull() },
        { contactId: row.contactId, settledAt: row.changedAt },
      );
      tx.announce('xero', '');
      if (affected) return row.contactId;
      // An admin has confirmed another one meanwhile.
      const now = await tx.manager.findOneBy(XeroLink, { tenantId, kind, ownerId });
      return now?.contactId ?? row.contactId;
    });
  }

  /** Throws 409. */
  async changes(): Promise<CallAnswer<typeof listXeroContactChanges>> {
    const { tenantId } = await this.connections.requireOrganisation();
    const changes = await findContactChanges(this.manager, tenantId, { limit: MAX_CHANGES_SHOWN });
    return { changes: changes.map(toChange) };
  }

  /** Throws 400 if Xero's details are invalid here, 404, 409. */
  async settle(
    admin: Caller,
    { client_id: clientId, changed_at, take }: CallBody<typeof settleXeroContactChange>,
  ): Promise<Done> {
    const organisation = await this.connections.requireOrganisation();
    const { tenantId } = organisation;
    const [found] = await findContactChanges(this.manager, tenantId, { clientId, limit: 1 });
    if (!found || found.changed_at.getTime() !== Date.parse(changed_at)) throw refuse('xero_contact_changed');
    if (take) {
      const { version, details } = await this.clients.read(clientId);
      const taken = Object.fromEntries(toChange(found).differences.map(({ field, xero }) => [field, xero]));
      await this.clients.save(admin, {
        id: clientId,
        version,
        details: validate(clientDetails, { ...details, ...taken }),
      });
    }
    await this.transactions.run(async (tx) => {
      await tx.manager.update(
        XeroLink,
        { tenantId, kind: 'client', ownerId: clientId, contactId: found.contact_id },
        { settledAt: found.changed_at },
      );
      await recordAudit(tx, {
        actor: admin,
        action: take ? 'xero.contact-change-taken' : 'xero.contact-change-kept',
        subject: { kind: 'client', id: clientId, name: found.client_name },
        details: { organisation: organisation.name },
      });
    });
    return DONE;
  }
}

function toChange(changed: ChangedContact): XeroContactChange {
  const differences: XeroContactChange['differences'] = [];
  if (changed.other_name) differences.push({ field: 'legal_name', ours: changed.legal_name, xero: changed.xero_name });
  if (changed.other_abn) differences.push({ field: 'abn', ours: changed.abn, xero: changed.xero_abn });
  if (changed.other_email)
    differences.push({ field: 'billing_email', ours: changed.billing_email, xero: changed.xero_email });
  return {
    client_id: changed.client_id,
    client_name: changed.client_name,
    contact_id: changed.contact_id,
    changed_at: changed.changed_at.toISOString(),
    differences,
  };
}
