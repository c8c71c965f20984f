import { ReadsState, type States } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { SiteProofService } from '../site-proof/site-proof.service.js';
import { Company } from './company.service.js';

/** What the public pages and messages need of this service. */
@Injectable()
export class SiteState {
  constructor(
    private readonly company: Company,
    private readonly proof: SiteProofService,
  ) {}

  @ReadsState('site')
  async states(ids: readonly string[]): Promise<States<'site'>> {
    const { company } = await this.company.current();
    const { version: _, ...proof } = await this.proof.current();
    return new Map(ids.map((id) => [id, { company, proof }]));
  }
}
