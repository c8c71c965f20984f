import { ReadsState, type States } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Company } from './company.service.js';

/** What the public pages and messages need of this service. */
@Injectable()
export class SiteState {
  constructor(private readonly company: Company) {}

  @ReadsState('site')
  async states(ids: readonly string[]): Promise<States<'site'>> {
    const { company } = await this.company.current();
    return new Map(ids.map((id) => [id, { company }]));
  }
}
