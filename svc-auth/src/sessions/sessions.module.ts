import { Module } from '@nestjs/common';
import { Login } from './login.js';
import { PasswordChange } from './password-change.js';
import { PersonSessions } from './person-sessions.js';
import { JwksController, SessionsController } from './sessions.controller.js';

@Module({
  controllers: [JwksController, SessionsController],
  providers: [Login, PasswordChange, PersonSessions],
})
export class SessionsModule {}
