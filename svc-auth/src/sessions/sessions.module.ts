import { Module } from '@nestjs/common';
import { Login } from './login.js';
import { LoginAttempts } from './login-attempts.js';
import { PasswordChange } from './password-change.js';
import { PersonSessions } from './person-sessions.js';
import { JwksController, SessionsController } from './sessions.controller.js';

@Module({
  controllers: [JwksController, SessionsController],
  providers: [Login, LoginAttempts, PasswordChange, PersonSessions],
})
export class SessionsModule {}
