import {
  addDays,
  type ComplianceKind,
  DOCUMENT_KINDS,
  findDueExpiryNotice,
  getComplianceRule,
} from '@cleaning/contracts';
import { DEMO_ADMIN, type DemoPerson } from '@cleaning/contracts/demo';
import { insertOnce, type Transaction } from '@cleaning/service-kit';
import { ComplianceNotice } from '../compliance/compliance.entity.js';
import { ComplianceVersion } from '../documents/compliance-version.entity.js';

/** Days from today until each kind expires. */
const DAYS_LEFT: Partial<Record<ComplianceKind, number>> = {
  passport_img: 1900,
  police_check_img: 290,
  children_check_img: 1200,
};
/** Documents that expire soon, and an expired one. `position` is the person's index in the list. */
const ENDING: readonly { readonly position: number; readonly kind: ComplianceKind; readonly left: number }[] = [
  { position: 1, kind: 'police_check_img', left: 41 },
  { position: 2, kind: 'children_check_img', left: -6 },
  { position: 4, kind: 'children_check_img', left: 12 },
];

/** Verifies a demo person's documents. `position` is the person's index in the list. */
export async function verifyDemoDocuments(
  tx: Transaction,
  { id: personId, name }: DemoPerson,
  position: number,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  for (const kind of DOCUMENT_KINDS) {
    const left = ENDING.find((each) => each.position === position && each.kind === kind)?.left ?? DAYS_LEFT[kind];
    const { issued, fields, asks = [], confirms = [] } = getComplianceRule(kind);
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
        issuedOn: issued ? addDays(today, -75) : null,
        expiresOn: left === undefined ? null : addDays(today, left),
        details: {
          ...Object.fromEntries([...fields, ...asks].map((field) => [field, written[field] ?? ''])),
          ...Object.fromEntries(confirms.map((name) => [name, 'yes'])),
        },
      },
    );
  }
  // As if the due notice had been sent.
  for (const { kind, left } of ENDING.filter((each) => each.position === position)) {
    const expiresOn = addDays(today, left);
    const days = findDueExpiryNotice(expiresOn, today);
    const ending = await tx.manager.findBy(ComplianceVersion, { personId, kind, expiresOn });
    if (days !== null && ending.length > 0)
      await insertOnce(
        tx.manager,
        ComplianceNotice,
        ending.map(({ id: versionId }) => ({ versionId, days, expiresOn })),
      );
  }
  tx.recordChange('compliance', personId);
}
