export const company = {
  name: 'Gumleaf Commercial Cleaning',
  abn: '80 000 000 001',
  telephone: '(08) 5550 0142',
  mobile: '0491 570 156',
  fax: '(08) 5550 0143',
  email: 'hello@gumleaf.example',
  accountsEmail: 'accounts@gumleaf.example',
  web: 'www.gumleaf.example',
  street: '12 Wattle Lane',
  city: 'Adelaide',
  state: 'SA',
  postalCode: '5000',
  bank: { accountName: 'Gumleaf Commercial Cleaning', bsb: '105-900', accountNumber: '000123456' },
} as const;

export const address = `${company.street}, ${company.city} ${company.state} ${company.postalCode}`;

/** A telephone number as a link target: Australian numbers in international form. */
export const telephoneLink = (number: string) => `tel:+61${number.replace(/\D/g, '').replace(/^0/, '')}`;
