import { type CallBody, chooseLanguage } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Languages } from './languages.service.js';

@Controller()
@Roles('unverified', 'contractor')
export class LanguagesController {
  constructor(private readonly languages: Languages) {}

  @Route(chooseLanguage)
  choose(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof chooseLanguage>) {
    return this.languages.choose(caller, body);
  }
}
