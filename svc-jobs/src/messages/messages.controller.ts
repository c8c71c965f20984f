import {
  type CallBody,
  type CallParams,
  type CallQuery,
  countNewMessages,
  listMessageThreads,
  listMyThreads,
  markThreadRead,
  PLACE_ROLES,
  readThread,
  sendMessage,
  takeBackMessage,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Messages } from './messages.service.js';

@Controller()
@Roles('contractor', 'supervisor', 'admin')
export class MessagesController {
  constructor(private readonly messages: Messages) {}

  @Route(listMessageThreads)
  @Roles(...PLACE_ROLES)
  list(@CurrentCaller() caller: Caller, @Query() query: CallQuery<typeof listMessageThreads>) {
    return this.messages.list(caller, query);
  }

  @Route(listMyThreads)
  @Roles('contractor')
  listOwn(@CurrentCaller() caller: Caller) {
    return this.messages.listOwn(caller);
  }

  @Route(countNewMessages)
  count(@CurrentCaller() caller: Caller) {
    return this.messages.count(caller);
  }

  @Route(readThread)
  read(
    @CurrentCaller() caller: Caller,
    @Param() named: CallParams<typeof readThread>,
    @Query() query: CallQuery<typeof readThread>,
  ) {
    return this.messages.read(caller, named, query);
  }

  @Route(sendMessage)
  send(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof sendMessage>) {
    return this.messages.send(caller, body);
  }

  @Route(takeBackMessage)
  takeBack(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof takeBackMessage>) {
    return this.messages.takeBack(caller, body);
  }

  @Route(markThreadRead)
  markRead(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof markThreadRead>) {
    return this.messages.markRead(caller, body);
  }
}
