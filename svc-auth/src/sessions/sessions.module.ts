import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownDevices } from './devices.service.js';
import { IdleSessions } from './idle-sessions.service.js';
import { InvitationLogin } from './invitation-login.service.js';
import { Login } from './login.service.js';
import { LoginAttempt } from './login-attempt.entity.js';
import { PasskeyLogin } from './passkey-login.service.js';
import { PasswordChange } from './password-change.service.js';
import { PersonSessions } from './person-sessions.service.js';
import { ProviderLogin } from './provider-login.service.js';
import { KnownDevice, SESSION_SECONDS, Session, SessionUse } from './session.entity.js';
import { InternalSessionsController, SessionsController } from './sessions.controller.js';
import { SigningKey } from './signing-key.entity.js';
import { InternalStepUpController, StepUpController } from './step-up.controller.js';
import { StepUp } from './step-up.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([LoginAttempt, SigningKey, Session, SessionUse, KnownDevice]),
    JwtModule.register({ signOptions: { algorithm: 'RS256', expiresIn: SESSION_SECONDS } }),
  ],
  controllers: [InternalSessionsController, InternalStepUpController, SessionsController, StepUpController],
  providers: [
    IdleSessions,
    InvitationLogin,
    KnownDevices,
    Login,
    PasskeyLogin,
    PasswordChange,
    PersonSessions,
    ProviderLogin,
    StepUp,
  ],
})
export class SessionsModule {}
