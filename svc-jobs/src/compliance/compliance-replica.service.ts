import type { EntityState } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { CourseBreak, HoursElsewhere } from './declared-hours.entity.js';
import { KnownCompliance, KnownComplianceSettings } from './known-compliance.entity.js';

/** Stores people's documents from svc-media's feed. */
@Injectable()
export class ComplianceReplica {
  @OnChange('compliance')
  async apply(personId: string, state: EntityState<'compliance'> | null, { manager }: Transaction): Promise<void> {
    const { documents = [], work_limit: workLimit = false } = state ?? {};
    await manager.upsert(KnownCompliance, { personId, documents, workLimit }, ['personId']);
    if (documents.length > 0) return;
    // A removed person's visa declarations are deleted with their documents.
    await manager.delete(HoursElsewhere, { personId });
    await manager.delete(CourseBreak, { personId });
  }

  @OnChange('compliance-settings')
  async applySettings(
    id: string,
    state: EntityState<'compliance-settings'> | null,
    { manager }: Transaction,
  ): Promise<void> {
    if (!state) await manager.delete(KnownComplianceSettings, { id });
    else await manager.upsert(KnownComplianceSettings, { id, ...state }, ['id']);
  }
}
