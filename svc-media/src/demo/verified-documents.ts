import { type ComplianceKind, complianceRule, DOCUMENT_KINDS, daysAfter } from '@cleaning/contracts';
import { DEMO_ADMIN, type DemoPerson } from '@cleaning/contracts/demo';
import { insertOnce, type Transaction } from '@cleaning/service-kit';
import { ComplianceNotice } from '../compliance/compliance.entity.js';
import { ComplianceVersion } from '../documents/compliance-version.entity.js';

/** Days from today until each kind ends. */
const LEFT: Partial<Record<ComplianceKind, number>> = {
  passport_img: 1900,
  police_check_img: 290,
  children_check_img: 1200,
};
/** Of the second person the police check ends soon. */
const SOON_DAYS = 41;

/** What the office has read in a demo person's documents, until when they are valid. `position` is the person's place in the list. */
export async function verifyDemoDocuments(
  tx: Transaction,
  { id: personId, name }: DemoPerson,
  position: number,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  for (const kind of DOCUMENT_KINDS) {
    const left = kind === 'police_check_img' && position === 1 ? SOON_DAYS : LEFT[kind];
    const { issued, fields, asks = [], confirms = [] } = complianceRule(kind);
    const written: Record<string, string> = {
      issuer: 'South Australia Police',
      reference: `DEMO-${position + 1}-2041`,
      outcome: 'none',
      full_name: name,
    };
    await tx.manager.update(
      ComplianceVersion,
      { personId, kind, state: 'submitted' },
      {
        state: 'verified',
        decidedAt: now,
        decidedBy: DEMO_ADMIN.id,
        decidedByName: DEMO_ADMIN.name,
        issuedOn: issued ? daysAfter(today, -75) : null,
        expiresOn: left === undefined ? null : daysAfter(today, left),
        details: {
          ...Object.fromEntries([...fields, ...asks].map((field) => [field, written[field] ?? ''])),
          ...Object.fromEntries(confirms.map((name) => [name, 'yes'])),
        },
      },
    );
  }
  // They were told when sixty days were left.
  const ending = await tx.manager.findBy(ComplianceVersion, { personId, expiresOn: daysAfter(today, SOON_DAYS) });
  if (ending.length > 0)
    await insertOnce(
      tx.manager,
      ComplianceNotice,
      ending.map(({ id: versionId }) => ({ versionId, days: 60, expiresOn: daysAfter(today, SOON_DAYS) })),
    );
  tx.changed('compliance', personId);
}
