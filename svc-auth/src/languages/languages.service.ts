import { type CallAnswer, type CallBody, type chooseLanguage, DONE } from '@cleaning/contracts';
import { type Caller, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { changeAccount } from '../accounts/account.entity.js';

/** The language that each person reads. */
@Injectable()
export class Languages {
  constructor(private readonly transactions: Transactions) {}

  async choose(
    { id }: Caller,
    { language }: CallBody<typeof chooseLanguage>,
  ): Promise<CallAnswer<typeof chooseLanguage>> {
    const found = await this.transactions.run((tx) =>
      changeAccount(tx, id, (account) => {
        if (account.language === language) return false;
        account.language = language;
        return true;
      }),
    );
    if (!found) throw refuse('unauthenticated');
    return DONE;
  }
}
