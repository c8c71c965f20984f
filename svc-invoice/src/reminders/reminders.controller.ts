import {
  type CallBody,
  type CallParams,
  endReminderHold,
  getClientReminders,
  getReminderSettings,
  holdReminders,
  listReminders,
  previewReminder,
  saveReminderSettings,
  sendReminder,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ReminderHolds } from './reminder-holds.service.js';
import { ReminderSending } from './reminder-sending.service.js';
import { ReminderSettings } from './reminder-settings.service.js';
import { Reminders } from './reminders.service.js';

@Controller()
@Roles('admin')
export class RemindersController {
  constructor(
    private readonly settings: ReminderSettings,
    private readonly reminders: Reminders,
    private readonly holds: ReminderHolds,
    private readonly sending: ReminderSending,
  ) {}

  @Route(getReminderSettings)
  getSettings() {
    return this.settings.get();
  }

  @Route(saveReminderSettings)
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveReminderSettings>) {
    return this.settings.save(admin, body);
  }

  @Route(previewReminder)
  preview(@Body() body: CallBody<typeof previewReminder>) {
    return this.reminders.preview(body);
  }

  @Route(listReminders)
  list() {
    return this.reminders.list();
  }

  @Route(getClientReminders)
  readClientReminders(@Param() { client_id }: CallParams<typeof getClientReminders>) {
    return this.reminders.readClientReminders(client_id);
  }

  @Route(sendReminder)
  send(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof sendReminder>) {
    return this.sending.sendByHand(admin, body);
  }

  @Route(holdReminders)
  hold(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof holdReminders>) {
    return this.holds.add(admin, body);
  }

  @Route(endReminderHold)
  end(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof endReminderHold>) {
    return this.holds.end(admin, id);
  }
}
