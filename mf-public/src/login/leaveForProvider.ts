import { beginProviderLogin, type LoginProvider } from '@cleaning/contracts';
import { goToProvider } from '@cleaning/ui';
import { request } from '@cleaning/ui/app';

/**
 * Goes on to the page of the provider.
 * @param from the page that needed the login
 * @throws ApiError
 */
export async function leaveForProvider({ id, name }: LoginProvider, from: string | null): Promise<void> {
  const { url } = await request(beginProviderLogin, { body: { provider: id } });
  goToProvider(url, { purpose: 'login', provider: name, from });
}
