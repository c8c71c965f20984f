import {
  CHANGES_PATH,
  changesQuery,
  DONE,
  type FeedReport,
  listReadableEntities,
  namedChange,
  SET_ASIDE_PATH,
  type ServiceName,
  STATES_PATH,
  statesQuery,
} from '@cleaning/contracts';
import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { Roles } from '../access/access.guard.js';
import type { Caller } from '../access/account-lookup.js';
import { SERVICE } from '../environment/environment.js';
import { refuse } from '../errors/refusal.js';
import { CurrentCaller } from '../http/route.js';
import { validate } from '../http/validation.js';
import { Feed } from './feed.js';
import { ReadFeeds } from './read-feeds.js';
import { SetAside } from './set-aside.js';

/** The feed and the changes that were set aside, for other services. nginx does not route these paths. */
@Controller()
@Roles('service')
export class FeedController {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly feed: Feed,
    private readonly readFeeds: ReadFeeds,
    private readonly setAside: SetAside,
  ) {}

  @Get(CHANGES_PATH)
  listChanges(@CurrentCaller() caller: Caller, @Query() query: unknown) {
    const { after, limit } = validate(changesQuery, query);
    return this.feed.listChanges(this.requireReader(caller), after, limit);
  }

  @Post(STATES_PATH)
  @HttpCode(200)
  async listStates(@CurrentCaller() caller: Caller, @Body() body: unknown) {
    const { things } = validate(statesQuery, body);
    return { changes: await this.feed.listStates(this.requireReader(caller), things) };
  }

  @Get(SET_ASIDE_PATH)
  async getReport(@CurrentCaller() caller: Caller): Promise<FeedReport> {
    this.requireAuth(caller);
    return { standings: await this.readFeeds.readStandings(), changes: await this.setAside.list() };
  }

  @Post(`${SET_ASIDE_PATH}/retry`)
  @HttpCode(200)
  async retry(@CurrentCaller() caller: Caller, @Body() body: unknown) {
    this.requireAuth(caller);
    const change = validate(namedChange, body);
    if (!(await this.setAside.retry(change))) throw refuse('change_not_set_aside');
    await this.readFeeds.read(change.source);
    return DONE;
  }

  @Post(`${SET_ASIDE_PATH}/drop`)
  @HttpCode(200)
  async drop(@CurrentCaller() caller: Caller, @Body() body: unknown) {
    this.requireAuth(caller);
    if (!(await this.setAside.drop(validate(namedChange, body)))) throw refuse('change_not_set_aside');
    return DONE;
  }

  private requireReader({ id }: Caller): ServiceName {
    const reader = id as ServiceName;
    if (listReadableEntities(this.service, reader).length === 0) throw refuse('forbidden');
    return reader;
  }

  /** Only svc-auth, which shows the report to admins. */
  private requireAuth({ id }: Caller): void {
    if (id !== 'auth') throw refuse('forbidden');
  }
}
