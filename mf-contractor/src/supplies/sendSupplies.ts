import { requestSupplies } from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';
import { createOutbox, type Delivery } from '@cleaning/ui/kept';
import { dropSupply, keptSupplies, type QueuedSupply } from './queuedSupplies';

export const suppliesOutbox = createOutbox<QueuedSupply>({
  name: 'supply-requests',
  list: keptSupplies,
  // With 429 a request waits.
  finalStatuses: [400, 403, 404, 409],
  send: ({ userId, key, jobId, item, quantity, note, photos }, options) => {
    const body = { user_id: userId, key, job_id: jobId, item, quantity, note, photos: [...photos] };
    return request(requestSupplies, { body, ...options });
  },
});

/** Delivers a request from its form, which shows a refusal: a refused request is not kept. Throws when the device has no room for it. */
export async function deliverSupply(supply: QueuedSupply): Promise<Delivery> {
  const delivery = await suppliesOutbox.deliver(supply);
  if (delivery.state === 'refused') dropSupply(supply.key);
  return delivery;
}
