import type { DemoContext } from '@cleaning/service-kit';

export async function seedDemo({ transactions }: DemoContext): Promise<void> {
  await transactions.run(async () => {});
}
