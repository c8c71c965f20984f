import { beginProviderLogin, type LoginProvider } from '@cleaning/contracts';
import { goToProvider } from '@cleaning/ui';
import { request } from '@cleaning/ui/app';

/**
 * Navigates to the provider's page.
 * @param from the page that needed the login
 * @param invitation token of the link, to accept an invitation
 * @throws ApiError
 */
export async function leaveForProvider(
  { id, name }: LoginProvider,
  from: string | null,
  invitation?: string,
): Promise<void> {
  const { url } = await request(beginProviderLogin, { body: { provider: id } });
  if (invitation === undefined) goToProvider(url, { purpose: 'login', provider: name, from });
  else goToProvider(url, { purpose: 'invitation', provider: name, from, token: invitation });
}
