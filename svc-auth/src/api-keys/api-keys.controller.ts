import { type CallBody, checkApiKey, createApiKey, listApiKeys, revokeApiKey } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ApiKeyList } from './api-keys.service.js';
import { StoredApiKeys } from './stored-api-keys.service.js';

@Controller()
@Roles('admin')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeyList) {}

  @Route(listApiKeys)
  list() {
    return this.keys.list();
  }

  @Route(createApiKey)
  create(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof createApiKey>) {
    return this.keys.create(admin, body);
  }

  @Route(revokeApiKey)
  revoke(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof revokeApiKey>) {
    return this.keys.revoke(admin, body);
  }
}

@Controller()
@Roles('service')
export class InternalApiKeysController {
  constructor(private readonly keys: StoredApiKeys) {}

  @Route(checkApiKey)
  async check(@Body() { key_hash, address }: CallBody<typeof checkApiKey>) {
    return { checked: await this.keys.check(key_hash, address) };
  }
}
