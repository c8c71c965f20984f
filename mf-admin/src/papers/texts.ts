import type { SignedKind } from '@cleaning/contracts';

export const papers = {
  title: 'Agreement and declaration',
  lead: 'Sub-contractors download these documents, or read and sign them on screen. If you change them, ask a lawyer to check your version first.',
  names: { agreement_img: 'Agreement', declaration_img: 'Declaration' } satisfies Record<SignedKind, string>,
  text: (name: string) => `${name} text`,
  hint: 'Leave an empty line between paragraphs. Start a heading with “# ”. {company}, {abn} and {telephone} come from your company details.',
  version: (version: number) => (version === 0 ? 'Standard text, not changed yet' : `Version ${version}`),
  stays: 'Signed documents don’t change. From now on, people sign the new version.',
  save: (name: string) => `Save ${name.toLowerCase()}`,
  saved: (name: string) => `${name} saved.`,
  history: (name: string) => `Earlier versions of the ${name.toLowerCase()}`,
  by: (version: number, who: string, when: string) => `Version ${version}, saved by ${who}, ${when}`,
  download: 'Download PDF',
};
