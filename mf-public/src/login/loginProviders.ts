import { LOGIN_PROVIDERS_PATH, type LoginProvider } from '@cleaning/contracts';

/**
 * Login providers; none if the call fails, so that the form still works. Avoids the schemas, which only the form needs.
 */
export async function readLoginProviders(): Promise<readonly LoginProvider[]> {
  try {
    const answer = await fetch(LOGIN_PROVIDERS_PATH);
    if (!answer.ok) return [];
    const { providers } = (await answer.json()) as { providers: readonly LoginProvider[] };
    return providers;
  } catch {
    return [];
  }
}
