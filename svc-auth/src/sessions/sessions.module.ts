import { Module } from '@nestjs/common';
import { KnownDevices } from './devices.js';
import { IdleSessions } from './idle-sessions.js';
import { Login } from './login.js';
import { PasskeyLogin } from './passkey-login.js';
import { PasswordChange } from './password-change.js';
import { PersonSessions } from './person-sessions.js';
import { InternalSessionsController, SessionsController } from './sessions.controller.js';
import { InternalStepUpController, StepUpController } from './step-up.controller.js';
import { StepUp } from './step-up.js';

@Module({
  controllers: [InternalSessionsController, InternalStepUpController, SessionsController, StepUpController],
  providers: [IdleSessions, KnownDevices, Login, PasskeyLogin, PasswordChange, PersonSessions, StepUp],
})
export class SessionsModule {}
