import { type CallBody, findPeopleByEmail } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { PeopleByEmail } from './people-by-email.service.js';

@Controller()
export class PeopleByEmailController {
  constructor(private readonly people: PeopleByEmail) {}

  @Route(findPeopleByEmail)
  @Roles('service')
  find(@Body() { emails }: CallBody<typeof findPeopleByEmail>) {
    return this.people.find(emails);
  }
}
