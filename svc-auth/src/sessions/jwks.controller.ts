import { JWKS_PATH } from '@cleaning/contracts';
import { Public } from '@cleaning/service-kit';
import { Controller, Get } from '@nestjs/common';
import { SigningKeys } from './signing-keys.js';

/** For the other services; nginx does not pass the path on. Public keys are no secret. */
@Controller()
export class JwksController {
  constructor(private readonly keys: SigningKeys) {}

  @Get(JWKS_PATH)
  @Public()
  jwks() {
    return this.keys.jwks();
  }
}
