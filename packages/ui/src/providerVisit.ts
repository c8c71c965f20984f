/** Purpose of a visit to a login provider, such as Google. */
export interface ProviderVisit {
  readonly purpose: 'login' | 'link' | 'invitation';
  /** The name of the provider. */
  readonly provider: string;
  /** The page to go on to; null for the start page. */
  readonly from: string | null;
  /** For an invitation: the token of its link. It is removed from the tab's storage when the provider leads back. */
  readonly token?: string;
}

/** Per tab, until the provider leads back. */
const STORAGE_KEY = 'provider_visit';

/** Leaves the site for the page of a provider. */
export function goToProvider(address: string, visit: ProviderVisit): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(visit));
  location.assign(address);
}

/** The visit's purpose. Null in a tab other than the one it started in, and on a second call. */
export function takeProviderVisit(): ProviderVisit | null {
  const kept = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return kept ? (JSON.parse(kept) as ProviderVisit) : null;
}
