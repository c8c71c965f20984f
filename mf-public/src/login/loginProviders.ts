import { LOGIN_PROVIDERS_PATH, type LoginProvider } from '@cleaning/contracts';

/** The providers that people can log in with. None when nobody answers: the form is there. Without schemas, which the form alone needs. */
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
