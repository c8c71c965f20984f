import { mediaStatus } from '@cleaning/contracts';
import { Public, PublicStatus, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';

/** For the page /status. */
@Controller()
export class StatusController {
  constructor(private readonly status: PublicStatus) {}

  @Route(mediaStatus)
  @Public()
  read() {
    return this.status.read();
  }
}
