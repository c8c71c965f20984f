import type { CompanyState } from './company.js';

/** The colour of the design, until a company has chosen another. */
export const FIRST_COLOUR = '#2c4fa2';

/** The company of a new product until an admin saves the real one. Invents nothing. */
export const FIRST_COMPANY: CompanyState = {
  name: 'Our company',
  short_name: 'Our company',
  trade: '',
  legal_name: 'Our company',
  abn: '',
  founded: null,
  street: '',
  place: '',
  city: 'Adelaide',
  state: 'SA',
  postal_code: '',
  telephone: '',
  mobile: '',
  fax: '',
  email: '',
  accounts_email: '',
  web_address: '',
  hours: [],
  insurance_dollars: null,
  insurer: '',
  social: [],
  colour: FIRST_COLOUR,
  map: null,
};

/** True if the company was entered: it can't be saved without its ABN. */
export const isCompanyKnown = ({ abn }: Pick<CompanyState, 'abn'>): boolean => abn !== '';
