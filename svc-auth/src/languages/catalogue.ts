import type { ComplianceKind, NOTICE_KINDS, NoticeKind } from '@cleaning/contracts';

/** The kinds of notices that sub-contractors get. The desk reads English. */
export type TranslatedNotice = {
  [Kind in NoticeKind]: (typeof NOTICE_KINDS)[Kind]['for'] extends 'admin' ? never : Kind;
}[NoticeKind];

interface NoticeWords {
  /** In the list of choices. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/**
 * What a person is sent in another language than English, whose words stand beside the code that sends them. Messages are ICU MessageFormat:
 * their values are the parameters of the notice or mail, and `…Given` for each, which is `no` where it is empty.
 */
export interface Catalogue {
  readonly notices: Readonly<Record<TranslatedNotice, NoticeWords>>;
  readonly mails: {
    readonly hello: string;
    /** Of somebody whose address is not confirmed: without a name. */
    readonly greeting: string;
    readonly open: string;
    readonly attached: string;
    readonly answers: string;
    readonly unsubscribe: string;
    readonly 'reset-password': MailWords & { readonly action: string; readonly closing: string };
    readonly 'password-changed': MailWords;
    readonly 'confirm-email': MailWords & { readonly action: string; readonly closing: string };
    readonly 'link-made': MailWords;
  };
  /** Names of documents in notices. */
  readonly documents: Readonly<Record<ComplianceKind, string>>;
}
