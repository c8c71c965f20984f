import { type BodyInput, type ClientDetails, type createClient, DEFAULT_TERMS_DAYS } from '@cleaning/contracts';

type TypedDetails = Omit<Required<BodyInput<typeof createClient>['details']>, 'terms_days'> & { terms_days: string };

/** The form as typed: numbers stay text until the service parses them. */
export interface ClientForm {
  id: string;
  /** Version of the stored client; 0 for a new one. */
  version: number;
  details: TypedDetails;
}

export const NO_DETAILS: ClientDetails = {
  legal_name: '',
  trading_name: '',
  abn: '',
  billing_address: '',
  billing_email: '',
  order_number: '',
  terms_days: DEFAULT_TERMS_DAYS,
  notes: '',
  contacts: [],
};

export const buildForm = (id: string, version: number, details: ClientDetails): ClientForm => ({
  id,
  version,
  details: { ...details, terms_days: String(details.terms_days) },
});
