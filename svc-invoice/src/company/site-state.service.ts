import { ReadsState, type States } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Settings } from '../settings/settings.service.js';
import { SiteProofService } from '../site-proof/site-proof.service.js';
import { Company } from './company.service.js';

/** This service's state for public pages and messages. */
@Injectable()
export class SiteState {
  constructor(
    private readonly company: Company,
    private readonly proof: SiteProofService,
    private readonly settings: Settings,
  ) {}

  @ReadsState('site')
  async findStates(ids: readonly string[]): Promise<States<'site'>> {
    const { company } = await this.company.get();
    const { version, ...proof } = await this.proof.get();
    const { gst_confirmed, gst_rate_percent } = await this.settings.get();
    const state = { company, proof, is_proof_entered: version > 0, ...(gst_confirmed && { gst_rate_percent }) };
    return new Map(ids.map((id) => [id, state]));
  }
}
