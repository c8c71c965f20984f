import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Invitation } from './invitation.entity.js';
import { InvitationsController } from './invitations.controller.js';
import { Invitations } from './invitations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Invitation])],
  controllers: [InvitationsController],
  providers: [Invitations],
})
export class InvitationsModule {}
