import { type CallBody, getSiteProof, listSiteProofVersions, saveSiteProof } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { SiteProofService } from './site-proof.service.js';

@Controller()
@Roles('admin')
export class SiteProofController {
  constructor(private readonly proof: SiteProofService) {}

  @Route(getSiteProof)
  get() {
    return this.proof.get();
  }

  @Route(listSiteProofVersions)
  listVersions() {
    return this.proof.listVersions();
  }

  @Route(saveSiteProof)
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveSiteProof>) {
    return this.proof.save(admin, body);
  }
}
