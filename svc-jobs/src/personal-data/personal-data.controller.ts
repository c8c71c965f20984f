import { type CallParams, getPersonalWork } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Controller, Param } from '@nestjs/common';
import { PersonalData } from './personal-data.service.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: PersonalData) {}

  @Route(getPersonalWork)
  @Roles('service')
  get(@Param() { user_id }: CallParams<typeof getPersonalWork>) {
    return this.data.get(user_id);
  }
}
