import type { CompanyDetails } from './company.js';
import { FIRST_COLOUR } from './first-company.js';

/** The fictional company of the demo. */
export const DEMO_COMPANY: CompanyDetails = {
  name: 'Gumleaf Commercial Cleaning',
  short_name: 'Gumleaf',
  trade: 'Commercial Cleaning',
  legal_name: 'Gumleaf Commercial Cleaning Pty Ltd',
  abn: '80000000001',
  founded: 2015,
  street: '12 Wattle Lane',
  place: '',
  city: 'Adelaide',
  state: 'SA',
  postal_code: '5000',
  telephone: '(08) 5550 0142',
  mobile: '0491 570 156',
  fax: '(08) 5550 0143',
  email: 'hello@gumleaf.example',
  accounts_email: 'accounts@gumleaf.example',
  web_address: 'www.gumleaf.example',
  hours: [{ days: [1, 2, 3, 4, 5], opens: '07:00', closes: '17:30' }],
  insurance_dollars: 20_000_000,
  insurer: 'Southern Mutual Insurance',
  social: [],
  colour: FIRST_COLOUR,
  map: { latitude: -34.9285, longitude: 138.6007 },
};
