import { getPersonalWork, type ParamsOf } from '@cleaning/contracts';
import { PathParams, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: PersonalData) {}

  @Route(getPersonalWork)
  @Roles('service')
  of(@PathParams(getPersonalWork) { user_id }: ParamsOf<typeof getPersonalWork>) {
    return this.data.of(user_id);
  }
}
