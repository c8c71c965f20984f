import {
  type CallAnswer,
  type CallBody,
  COMPLIANCE_SETTINGS_ID,
  COUNTING_KINDS,
  type changeComplianceSettings,
  complianceSettings,
  DONE,
  getComplianceLabel,
  type getComplianceSettings,
  type ComplianceSettings as Settings,
} from '@cleaning/contracts';
import {
  type Caller,
  insertOnce,
  ReadsState,
  recordAudit,
  refuse,
  type States,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ComplianceSettings } from './compliance.entity.js';

const ROW_ID = { id: 1 } as const;

/** The company's settings for compliance documents. */
@Injectable()
export class ComplianceRules {
  constructor(
    @InjectRepository(ComplianceSettings) private readonly rows: Repository<ComplianceSettings>,
    private readonly transactions: Transactions,
  ) {}

  async read(): Promise<CallAnswer<typeof getComplianceSettings>> {
    const row = await this.rows.findOneBy(ROW_ID);
    return { ...this.parseSettings(row), version: row?.version ?? 0 };
  }

  /** Throws 409 if somebody else has changed them. */
  async change(
    admin: Caller,
    { version, ...settings }: CallBody<typeof changeComplianceSettings>,
  ): Promise<CallAnswer<typeof changeComplianceSettings>> {
    await this.transactions.run(async (tx) => {
      const rows = tx.manager.getRepository(ComplianceSettings);
      const next = { ...ROW_ID, settings, version: version + 1 };
      const isWritten =
        version === 0
          ? await insertOnce(tx.manager, ComplianceSettings, next)
          : (await rows.update({ ...ROW_ID, version }, next)).affected === 1;
      if (!isWritten) throw refuse('settings_changed_reload');
      tx.recordChange('compliance-settings', COMPLIANCE_SETTINGS_ID);
      await recordAudit(tx, {
        actor: admin,
        action: 'compliance-settings.changed',
        subject: { kind: 'list', id: '', name: 'Document rules' },
        details: {
          police_file_days: String(settings.police_file_days),
          police_months: String(settings.police_months),
          counting: settings.counting.map(getComplianceLabel).join(', '),
          start: settings.start,
        },
      });
    });
    return DONE;
  }

  @ReadsState('compliance-settings')
  async findStates(ids: readonly string[]): Promise<States<'compliance-settings'>> {
    const { counting, start } = await this.read();
    return new Map(ids.map((id) => [id, { counting, start }]));
  }

  private parseSettings(row: ComplianceSettings | null): Settings {
    return complianceSettings.parse({ counting: COUNTING_KINDS, ...row?.settings });
  }
}
