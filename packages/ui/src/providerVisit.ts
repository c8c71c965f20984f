/** What somebody went to a provider for, such as Google. */
export interface ProviderVisit {
  readonly purpose: 'login' | 'link' | 'invitation';
  /** The name of the provider. */
  readonly provider: string;
  /** The page to go on to; null for the start page. */
  readonly from: string | null;
  /** Of an invitation: the token of its link. It leaves the tab’s storage when the provider leads back. */
  readonly token?: string;
}

/** In this tab, until the provider has led back. */
const STORAGE_KEY = 'provider_visit';

/** Leaves the site for the page of a provider. */
export function goToProvider(address: string, visit: ProviderVisit): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(visit));
  location.assign(address);
}

/** What the person went for. Null in another tab than the one that they left, and when it is asked again. */
export function takeProviderVisit(): ProviderVisit | null {
  const kept = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return kept ? (JSON.parse(kept) as ProviderVisit) : null;
}
