import {
  type CallBody,
  type CallParams,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  switchWebhook,
  testWebhook,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { Webhooks } from './webhooks.service.js';

@Controller()
@Roles('admin')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Route(listWebhooks)
  list() {
    return this.webhooks.list();
  }

  @Route(createWebhook)
  create(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof createWebhook>) {
    return this.webhooks.create(admin, body);
  }

  @Route(switchWebhook)
  switch(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof switchWebhook>) {
    return this.webhooks.switch(admin, body);
  }

  @Route(removeWebhook)
  remove(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof removeWebhook>) {
    return this.webhooks.remove(admin, body);
  }

  @Route(testWebhook)
  test(@Body() body: CallBody<typeof testWebhook>) {
    return this.webhooks.test(body);
  }

  @Route(listWebhookDeliveries)
  log(@Param() params: CallParams<typeof listWebhookDeliveries>) {
    return this.webhooks.log(params);
  }

  @Route(replayDelivery)
  replay(@Body() body: CallBody<typeof replayDelivery>) {
    return this.webhooks.replay(body);
  }
}
