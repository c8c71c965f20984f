import { Module } from '@nestjs/common';
import { KnownDevices } from './devices.js';
import { IdleSessions } from './idle-sessions.js';
import { Login } from './login.js';
import { PasswordChange } from './password-change.js';
import { PersonSessions } from './person-sessions.js';
import { InternalSessionsController, SessionsController } from './sessions.controller.js';

@Module({
  controllers: [InternalSessionsController, SessionsController],
  providers: [IdleSessions, KnownDevices, Login, PasswordChange, PersonSessions],
})
export class SessionsModule {}
