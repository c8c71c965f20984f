import { COMPANY, NO_ABN, PERSON, REPORT, SETTINGS } from '../testing/report-example.js';
import { findReportIssues } from './issues.js';
import type { Payee, PayeeName, Payer, ReportSettings, Sender } from './report.js';

const summarise = (issues: readonly { payee: string | null; field: string; msg: string }[]) =>
  issues.map(({ payee, field, msg }) => `${payee ?? 'report'} ${field}: ${msg}`);
const findIssues = (payees: readonly Payee[]) => findReportIssues({ ...REPORT, payees }, SETTINGS);
const person = (name: Partial<PayeeName>) => ({ name: { ...PERSON.name, ...name } as PayeeName });
const at = (address: Partial<Payee['address']>) => ({ address: { ...PERSON.address, ...address } });

describe('Payee problem list', () => {
  it.each([
    [{ abn: '42000000004' }, 'abn: The ABN isn’t valid.'],
    [{ abn: '' }, 'abn: The ABN isn’t valid.'],
    [person({ surname: '' }), 'name.surname: The family name is missing.'],
    [person({ given: ' ' }), 'name.given: The given name is missing.'],
    [person({ surname: '王' }), 'name.surname: The family name has characters the ATO doesn’t accept: “王”.'],
    [person({ given: 'A_B' }), 'name.given: The given name has characters the ATO doesn’t accept: “_”.'],
    [{ name: { kind: 'business', name: '' } as const }, 'name.name: The business name is missing.'],
    [at({ street: '' }), 'address.street: The address is missing.'],
    [at({ street: '#4' }), 'address.street: The address has characters the ATO doesn’t accept: “#”.'],
    [at({ street: 'A'.repeat(77) }), 'address.street: The address is longer than two lines of 38 characters.'],
    [at({ suburb: '' }), 'address.suburb: The suburb is missing.'],
    [at({ state: 'S.A.' }), 'address.state: The state must be one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA, OTH.'],
    [at({ postcode: '506' }), 'address.postcode: The postcode must be four digits.'],
    [at({ postcode: '' }), 'address.postcode: The postcode must be four digits.'],
    [
      at({ postcode: '9999' }),
      'address.postcode: Use postcode 9999 and state OTH together, for overseas addresses only.',
    ],
    [
      at({ state: 'OTH', country: 'NEPAL' }),
      'address.postcode: Use postcode 9999 and state OTH together, for overseas addresses only.',
    ],
    [at({ state: 'OTH', postcode: '9999' }), 'address.country: The country is missing.'],
    [{ paidCents: 99, gstCents: 0 }, 'paidCents: Less than one dollar was paid. Leave this person out of the report.'],
    [{ paidCents: -100 }, 'paidCents: The amount paid must be A$0.00 or more and at most 11 digits of dollars.'],
    [{ gstCents: 0.5 }, 'gstCents: The GST must be A$0.00 or more and at most 11 digits of dollars.'],
    [
      { withheldCents: Number.NaN },
      'withheldCents: The amount withheld must be A$0.00 or more and at most 11 digits of dollars.',
    ],
    [
      { paidCents: 10_000_000_000_000 },
      'paidCents: The amount paid must be A$0.00 or more and at most 11 digits of dollars.',
    ],
    [
      { gstCents: 100_000, withheldCents: 47_000 },
      'gstCents: The GST and the amount withheld are more than the amount paid.',
    ],
  ])('includes %j', (changes: Partial<Payee>, expected) => {
    expect(summarise(findIssues([{ ...PERSON, ...changes }]).problems)).toEqual([`person ${expected}`]);
  });

  it('includes a repeated payee', () => {
    expect(summarise(findIssues([PERSON, PERSON]).problems)).toEqual([
      'person id: This person is in the report twice.',
    ]);
  });

  it('names all problems at once', () => {
    const broken = { ...PERSON, abn: '1', ...person({ surname: '', given: '' }), ...at({ street: '', suburb: '' }) };
    expect(findIssues([broken, NO_ABN]).problems).toHaveLength(5);
  });
});

describe('Payee warning list', () => {
  it.each([
    [
      { phone: 'ask Pat' },
      'phone: The phone number is left out because the ATO doesn’t accept “a”, “s”, “k”, “P”, “t”.',
    ],
    [{ phone: '+61 (0)491 570 006' }, 'phone: The phone number is left out because it’s longer than 15 characters.'],
    [{ email: 'a b@example.com' }, 'email: The email address is left out because the ATO doesn’t accept U+0020.'],
    [
      { email: `${'a'.repeat(70)}@a.example` },
      'email: The email address is left out because it’s longer than 76 characters.',
    ],
    [
      { bank: { bsb: '065-998', account: 'A1' } },
      'bank: The bank details are left out. The ATO needs a BSB of six digits and an account number of up to nine.',
    ],
    [
      person({ surname: 'A'.repeat(31) }),
      'name.surname: The family name is longer than 30 characters, so it’s shortened.',
    ],
    [
      person({ secondGiven: 'A'.repeat(16) }),
      'name.secondGiven: The second given name is longer than 15 characters, so it’s shortened.',
    ],
    [{ gstCents: 12_400 }, 'gstCents: The GST is more than one eleventh of the amount paid.'],
    [
      { abn: null, withheldCents: 0, gstCents: 0 },
      'withheldCents: There’s no ABN and nothing was withheld. Keep their Statement by a supplier.',
    ],
    [{ abn: null, withheldCents: 100 }, 'gstCents: GST was paid to someone without an ABN.'],
  ])('includes %j', (changes: Partial<Payee>, expected) => {
    const { problems, warnings } = findIssues([{ ...PERSON, ...changes }]);
    expect(problems).toEqual([]);
    expect(summarise(warnings)).toEqual([`person ${expected}`]);
  });

  it('includes another payee’s ABN', () => {
    expect(summarise(findIssues([COMPANY, { ...PERSON, abn: '61 000 000 002' }]).warnings)).toEqual([
      'person abn: Another person in the report has the same ABN.',
    ]);
    expect(findIssues([NO_ABN, { ...NO_ABN, id: 'other' }]).warnings).toEqual([]);
  });

  it('is empty for the sample', () =>
    expect(findReportIssues(REPORT, SETTINGS)).toEqual({ problems: [], warnings: [] }));
});

describe('Report problem list', () => {
  const withSender = (changes: Partial<Sender>) => ({ ...REPORT, sender: { ...REPORT.sender, ...changes } });
  const withPayer = (changes: Partial<Payer>) => ({ ...REPORT, payer: { ...REPORT.payer, ...changes } });
  const nowhere = { street: '', suburb: '', state: '', postcode: '' };

  it.each([
    [withSender({ abn: '1' }), ['sender.abn']],
    [withSender({ name: '', contactName: '', phone: '' }), ['sender.name', 'sender.contactName', 'sender.phone']],
    [
      withSender({ address: nowhere }),
      ['sender.address.street', 'sender.address.suburb', 'sender.address.state', 'sender.address.postcode'],
    ],
    [
      withSender({ postalAddress: nowhere }),
      [
        'sender.postalAddress.street',
        'sender.postalAddress.suburb',
        'sender.postalAddress.state',
        'sender.postalAddress.postcode',
      ],
    ],
    [withPayer({ abn: '1', branch: '1', name: '' }), ['payer.abn', 'payer.branch', 'payer.name']],
    [{ ...REPORT, financialYear: 26 }, ['financialYear']],
    [{ ...REPORT, payees: [] }, ['payees']],
  ])('names the fields of case %#', (report, fields) => {
    expect(findReportIssues(report, SETTINGS).problems.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    [{ software: 'XERO' }, 'software'],
    [{ software: 'INHOUSE ' }, 'software'],
    [{ mostPayees: 0 }, 'mostPayees'],
    [{ mostPayees: 1.5 }, 'mostPayees'],
  ] as [Partial<ReportSettings>, string][])('names the setting %j', (changes, field) => {
    expect(findReportIssues(REPORT, { ...SETTINGS, ...changes }).problems).toMatchObject([{ payee: null, field }]);
  });
});
