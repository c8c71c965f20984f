import { getTokenKeys } from '@cleaning/contracts';
import { Public, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { SigningKeys } from './signing-keys.js';

/** For the other services; nginx does not pass the path on. Public keys are no secret. */
@Controller()
export class JwksController {
  constructor(private readonly keys: SigningKeys) {}

  @Route(getTokenKeys)
  @Public()
  jwks() {
    return this.keys.jwks();
  }
}
