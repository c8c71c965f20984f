import { addPasskey, type BodyOf, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Challenges } from './challenges.js';
import { PasskeyChallenge, StoredPasskey } from './passkey.entity.js';
import { PasskeyCheck } from './passkey-check.js';
import { Passkeys } from './passkeys.js';

@Controller()
@Roles('unverified', 'contractor', 'admin')
export class PasskeysController {
  constructor(private readonly passkeys: Passkeys) {}

  @Route(listPasskeys)
  list(@CurrentCaller() caller: Caller) {
    return this.passkeys.list(caller);
  }

  @Route(beginPasskey)
  begin(@CurrentCaller() caller: Caller) {
    return this.passkeys.begin(caller);
  }

  @Route(addPasskey)
  add(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof addPasskey>) {
    return this.passkeys.add(caller, body);
  }

  @Route(renamePasskey)
  rename(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof renamePasskey>) {
    return this.passkeys.rename(caller, body);
  }

  @Route(removePasskey)
  remove(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof removePasskey>) {
    return this.passkeys.remove(caller, body);
  }
}

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredPasskey, PasskeyChallenge])],
  controllers: [PasskeysController],
  providers: [Challenges, PasskeyCheck, Passkeys],
  exports: [PasskeyCheck],
})
export class PasskeysModule {}
