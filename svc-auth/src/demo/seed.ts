import { ACCOUNT_TYPES, BANKS } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import type { DemoSeed, Environment } from '@cleaning/service-kit';
import { Account, addAccount } from '../accounts/account.entity.js';
import { Admins, NO_DETAILS } from '../accounts/admins.service.js';
import type { environment } from '../environment.js';
import { hashPassword } from '../passwords/passwords.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';

/** Invented account numbers of the right form. */
const buildBankDetails = (index: number, name: string) => ({
  bankName: BANKS[index % BANKS.length] ?? BANKS[0],
  accountType: index % 4 === 3 ? ACCOUNT_TYPES[1] : ACCOUNT_TYPES[0],
  accountName: name,
  accountNumber: String(10_200_417 + index * 1_307).padStart(9, '0'),
  bsb: String(105_900 + index * 11),
});

/**
 * The demo company's people. The admin's password is ADMIN_PASSWORD when ADMIN_EMAIL is theirs; all others have
 * DEMO_PASSWORD.
 */
export const seedDemo: DemoSeed<Environment<typeof environment>> = async ({
  dataSource,
  transactions,
  environment: env,
  get,
  tell,
}) => {
  tell('Making the accounts of the demo company');
  const present = await dataSource.getRepository(Account).find({ select: { id: true } });
  const isNew = (person: { id: string }) => present.every(({ id }) => id !== person.id);

  const own = env.ADMIN_EMAIL?.toLowerCase() === DEMO_ADMIN.email ? env.ADMIN_PASSWORD : undefined;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  if (isNew(DEMO_ADMIN))
    await get(Admins).add({ ...DEMO_ADMIN, passwordHash: own ? await hashPassword(own) : passwordHash });

  await transactions.runWithoutWaiting(async (tx) => {
    if (isNew(DEMO_SUPERVISOR)) {
      const { places, ...person } = DEMO_SUPERVISOR;
      const account = { ...NO_DETAILS, ...person, places: [...places], role: 'supervisor', verified: false } as const;
      await addAccount(tx, get(SealedDetails), { ...account, places: [...places], passwordHash });
    }
    for (const [index, person] of DEMO_CONTRACTORS.entries()) {
      if (!isNew(person)) continue;
      const { zip_code, contact_no, ...rest } = person;
      await addAccount(tx, get(SealedDetails), {
        ...rest,
        zipCode: zip_code,
        contactNo: contact_no,
        ...buildBankDetails(index, person.name),
        role: 'user',
        passwordHash,
        passportNumber: `PA${4_410_072 + index * 3_119}`,
      });
    }
  });
  return undefined;
};
