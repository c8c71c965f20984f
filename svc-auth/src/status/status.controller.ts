import { authStatus } from '@cleaning/contracts';
import { Public, PublicStatus, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';

/** This service's part of the page /status. */
@Controller()
export class StatusController {
  constructor(private readonly status: PublicStatus) {}

  @Route(authStatus)
  @Public()
  read() {
    return this.status.read();
  }
}
