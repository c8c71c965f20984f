import {
  type CallAnswer,
  type CallBody,
  formatAmount,
  getBusinessToday,
  type getClientReminders,
  type listReminders,
  MAX_REMINDER_INVOICES,
  type PlannedReminder,
  type previewReminder,
  REMINDERS_SHOWN,
  type SentReminder,
} from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow, refuse } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { Settings } from '../settings/settings.service.js';
import {
  type ClientFacts,
  computeDueCents,
  findPlanOfToday,
  findProblem,
  getPlan,
  getSendingTime,
  type Plan,
} from './reminder-rules.js';
import { ReminderSettings } from './reminder-settings.service.js';
import { buildReminderMail } from './reminder-texts.js';
import {
  findBrokenPromises,
  findClientHolds,
  findNewestReminders,
  findReminderFacts,
  type HoldRow,
  type SentRow,
} from './reminders.queries.js';

const readContent = ({ step, invoices }: Plan): Pick<PlannedReminder, 'step' | 'invoices'> => ({
  step,
  invoices: invoices.map(({ invoice, step }) => ({
    number: invoice.number,
    step,
    open: formatAmount(invoice.openCents),
  })),
});

/**
 * @param due the reminder due today, if any
 * @param barred steps whose text may not be sent
 */
function toPlannedReminder(
  client: ClientFacts,
  plan: Plan,
  due: Plan | null,
  barred: ReadonlySet<number>,
): PlannedReminder {
  const now = due && findProblem(client, due, barred) === '' ? readContent(due) : null;
  return {
    client_id: client.id,
    client_name: client.name,
    day: plan.day,
    to: client.email,
    ...readContent(plan),
    due: now !== null,
    now,
  };
}

const toSentReminder = (row: SentRow): SentReminder => ({
  id: row.id,
  client_id: row.client_id,
  client_name: row.client_name,
  at: row.created_at.toISOString(),
  step: row.step,
  to: row.to_address,
  by: row.sent_by,
  state: row.state,
  code: row.code,
  subject: row.subject,
  lines: row.lines,
  invoices: row.invoices.map(({ number, step, open_cents }) => ({ number, step, open: formatAmount(open_cents) })),
});

const toHold = (row: HoldRow) => ({
  id: row.id,
  kind: row.kind,
  invoice_number: row.number ?? '',
  until: row.until ?? '',
  reason: row.reason,
  by: row.noted_by,
  at: row.noted_at.toISOString(),
  ended_by: row.ended_by,
  ended_at: row.ended_at?.toISOString() ?? '',
  named_in: row.named_in ?? '',
});

/** Reminders: sent, planned, and those that couldn't be sent. */
@Injectable()
export class Reminders {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly settings: ReminderSettings,
    private readonly invoiceSettings: Settings,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async list(): Promise<CallAnswer<typeof listReminders>> {
    const { manager } = this;
    const [{ enabled, steps }, facts, newest] = await Promise.all([
      this.settings.get(),
      findReminderFacts(manager, this.env.BUSINESS_TZ),
      findNewestReminders(manager, null),
    ]);
    const barred = await this.settings.findBarredSteps({ steps });
    const today = this.today();
    const days = steps.map((step) => step.days);
    const plans = facts.flatMap((client) => {
      const plan = getPlan(client, days, today);
      const due = findPlanOfToday(client, days, today);
      return plan ? [{ client, plan, due, problem: findProblem(client, plan, barred) }] : [];
    });
    return {
      enabled,
      holidays_unknown: getSendingTime(getNow(), this.env.BUSINESS_TZ) === 'unknown',
      problems: plans
        .flatMap(({ client, plan, due, problem }) =>
          !enabled || problem === '' || !due
            ? []
            : [{ client_id: client.id, client_name: client.name, problem, open: formatDueAmount(plan) }],
        )
        .slice(0, REMINDERS_SHOWN),
      planned: plans
        .filter(({ problem }) => problem === '')
        .map(({ client, plan, due }) => toPlannedReminder(client, plan, due, barred))
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .slice(0, REMINDERS_SHOWN),
      sent: newest.map(toSentReminder),
    };
  }

  /** Throws 404. */
  async readClientReminders(clientId: string): Promise<CallAnswer<typeof getClientReminders>> {
    const { manager } = this;
    if (!(await manager.existsBy(Client, { id: clientId }))) throw refuse('no_such_client');
    const [{ enabled, steps }, [client], holds, newest] = await Promise.all([
      this.settings.get(),
      findReminderFacts(manager, this.env.BUSINESS_TZ, clientId),
      findClientHolds(manager, clientId),
      findNewestReminders(manager, clientId),
    ]);
    const barred = await this.settings.findBarredSteps({ steps });
    const today = this.today();
    const days = steps.map((step) => step.days);
    const plan = client ? getPlan(client, days, today) : null;
    return {
      enabled,
      next: client && plan ? toPlannedReminder(client, plan, findPlanOfToday(client, days, today), barred) : null,
      problem: client && plan ? findProblem(client, plan, barred) : '',
      holds: holds.map(toHold),
      sent: newest.map(toSentReminder),
    };
  }

  /** Throws 404. */
  async preview({
    client_id,
    subject,
    text,
  }: CallBody<typeof previewReminder>): Promise<CallAnswer<typeof previewReminder>> {
    const { manager } = this;
    const today = this.today();
    const found = await findReminderFacts(manager, this.env.BUSINESS_TZ, client_id ?? null);
    const filterOpenInvoices = (client: ClientFacts) => client.invoices.filter(({ openCents }) => openCents > 0);
    const findOldestDueDay = (client: ClientFacts) =>
      filterOpenInvoices(client)
        .map(({ dueOn }) => dueOn)
        .toSorted()[0] ?? '';
    const [client] = found
      .filter((each) => filterOpenInvoices(each).length > 0)
      .toSorted((a, b) => findOldestDueDay(a).localeCompare(findOldestDueDay(b)));
    if (!client) throw refuse('no_client_overdue');
    const isOverdue = filterOpenInvoices(client).some(({ dueOn }) => dueOn < today);
    const invoices = filterOpenInvoices(client)
      .filter(({ dueOn }) => !isOverdue || dueOn < today)
      .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.number.localeCompare(b.number));
    const [{ supplier }, promises] = await Promise.all([
      this.invoiceSettings.get(manager),
      findBrokenPromises(
        manager,
        client.id,
        invoices.map(({ id }) => id),
        today,
        this.env.BUSINESS_TZ,
      ),
    ]);
    const mail = buildReminderMail(
      { subject, text },
      {
        clientName: client.name,
        supplier,
        today,
        invoices,
        creditCents: client.creditCents,
        promises: promises.map(({ noted_on, until, number }) => ({ notedOn: noted_on, until, number })),
      },
    );
    return {
      client_name: client.name,
      to: client.email,
      ...mail,
      attached: invoices.slice(0, MAX_REMINDER_INVOICES).map(({ number }) => number),
    };
  }

  private today(): string {
    return getBusinessToday(this.env.BUSINESS_TZ, getNow());
  }
}

/** Sum owing on the invoices it names. */
const formatDueAmount = (plan: Plan): string => formatAmount(computeDueCents(plan));
