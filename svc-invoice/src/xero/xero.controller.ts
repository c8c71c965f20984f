import {
  beginXero,
  bookXeroPayment,
  type CallBody,
  chooseXeroOrganisation,
  confirmXeroContacts,
  DONE,
  disconnectXero,
  findXeroContacts,
  finishXero,
  getXero,
  getXeroSettings,
  ignoreXeroPayment,
  listXeroChoices,
  listXeroContactChanges,
  listXeroContacts,
  listXeroItems,
  listXeroOrganisations,
  listXeroPayments,
  queueXeroItems,
  retryXeroItem,
  saveXeroSettings,
  settleXeroContactChange,
  syncXero,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { XeroConnections } from './xero-connection.service.js';
import { XeroContacts } from './xero-contacts.service.js';
import { XeroItems } from './xero-items.service.js';
import { XeroPayments } from './xero-payments.service.js';
import { XeroJobs } from './xero-queue.processor.js';
import { XeroSettingsService } from './xero-settings.service.js';

@Controller()
@Roles('admin')
export class XeroController {
  constructor(
    private readonly connections: XeroConnections,
    private readonly settings: XeroSettingsService,
    private readonly contacts: XeroContacts,
    private readonly items: XeroItems,
    private readonly payments: XeroPayments,
    private readonly jobs: XeroJobs,
  ) {}

  @Route(getXero)
  read() {
    return this.connections.read();
  }

  @Route(beginXero)
  begin(@CurrentCaller() admin: Caller) {
    return this.connections.begin(admin);
  }

  @Route(finishXero)
  async finish(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof finishXero>) {
    const connected = await this.connections.finish(admin, body);
    if (connected.chosen) this.jobs.ask('read');
    return connected;
  }

  @Route(listXeroOrganisations)
  async listOrganisations() {
    return { organisations: await this.connections.listOrganisations() };
  }

  @Route(chooseXeroOrganisation)
  async choose(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof chooseXeroOrganisation>) {
    const chosen = await this.connections.choose(admin, body);
    this.jobs.ask('read');
    return chosen;
  }

  @Route(disconnectXero)
  disconnect(@CurrentCaller() admin: Caller) {
    return this.connections.disconnect(admin);
  }

  @Route(getXeroSettings)
  readSettings() {
    return this.settings.read();
  }

  @Route(listXeroChoices)
  choices() {
    return this.settings.choices();
  }

  @Route(saveXeroSettings)
  saveSettings(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveXeroSettings>) {
    return this.settings.save(admin, body);
  }

  @Route(listXeroContacts)
  contactPage(@Body() body: CallBody<typeof listXeroContacts>) {
    return this.contacts.page(body);
  }

  @Route(findXeroContacts)
  findContacts(@Body() body: CallBody<typeof findXeroContacts>) {
    return this.contacts.find(body);
  }

  @Route(confirmXeroContacts)
  confirmContacts(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof confirmXeroContacts>) {
    return this.contacts.confirm(admin, body);
  }

  @Route(listXeroContactChanges)
  contactChanges() {
    return this.contacts.changes();
  }

  @Route(settleXeroContactChange)
  settleContactChange(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof settleXeroContactChange>) {
    return this.contacts.settle(admin, body);
  }

  @Route(listXeroItems)
  itemPage(@Body() body: CallBody<typeof listXeroItems>) {
    return this.items.page(body);
  }

  @Route(retryXeroItem)
  retryItem(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof retryXeroItem>) {
    return this.items.retry(admin, body);
  }

  @Route(queueXeroItems)
  queueItems(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof queueXeroItems>) {
    return this.items.queue(admin, body);
  }

  @Route(listXeroPayments)
  paymentPage(@Body() body: CallBody<typeof listXeroPayments>) {
    return this.payments.page(body);
  }

  @Route(bookXeroPayment)
  bookPayment(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof bookXeroPayment>) {
    return this.payments.book(admin, body);
  }

  @Route(ignoreXeroPayment)
  ignorePayment(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof ignoreXeroPayment>) {
    return this.payments.ignore(admin, body);
  }

  @Route(syncXero)
  async sync() {
    await this.connections.requireOrganisation();
    this.jobs.ask('read');
    return DONE;
  }
}
