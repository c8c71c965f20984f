import { getDeskMoney } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { DeskMoneyReads } from './desk-money.service.js';

@Controller()
@Roles('admin')
export class DeskMoneyController {
  constructor(private readonly money: DeskMoneyReads) {}

  @Route(getDeskMoney)
  read() {
    return this.money.read();
  }
}
