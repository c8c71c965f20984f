import { i18n } from './i18n';

/** Translations of the website's registration texts, by its names. */
export const registerTexts = {
  register: {
    get title() {
      return i18n._('register.title');
    },
    get lead() {
      return i18n._('register.lead');
    },
    get requiredLead() {
      return i18n._('register.requiredLead');
    },
    get draftLead() {
      return i18n._('register.draftLead');
    },
    get clearDraft() {
      return i18n._('register.clearDraft');
    },
    get noDraft() {
      return i18n._('register.noDraft');
    },
    done: (done: number, all: number) => i18n._('register.done', { done, all }),
    get privacyNotice() {
      return i18n._('register.privacyNotice');
    },
    get privacyLink() {
      return i18n._('register.privacyLink');
    },
    get warning() {
      return i18n._('register.warning');
    },
    get documentsLead() {
      return i18n._('register.documentsLead');
    },
    get agreement() {
      return i18n._('register.agreement');
    },
    get declaration() {
      return i18n._('register.declaration');
    },
    get loginLead() {
      return i18n._('register.loginLead');
    },
    get login() {
      return i18n._('register.login');
    },
    get quoteLead() {
      return i18n._('register.quoteLead');
    },
    get quote() {
      return i18n._('register.quote');
    },
    get personal() {
      return i18n._('register.personal');
    },
    get bank() {
      return i18n._('register.bank');
    },
    get bankAccount() {
      return i18n._('register.bankAccount');
    },
    get files() {
      return i18n._('register.files');
    },
    get filesLead() {
      return i18n._('register.filesLead');
    },
    get signOnScreen() {
      return i18n._('register.signOnScreen');
    },
    signTitle: (label: string) => i18n._('register.signTitle', { label }),
    get signClose() {
      return i18n._('register.signClose');
    },
    get signLead() {
      return i18n._('register.signLead');
    },
    get signName() {
      return i18n._('register.signName');
    },
    get signNameMissing() {
      return i18n._('register.signNameMissing');
    },
    get signAgree() {
      return i18n._('register.signAgree');
    },
    get signAgreeMissing() {
      return i18n._('register.signAgreeMissing');
    },
    get sign() {
      return i18n._('register.sign');
    },
    signedBy: (name: string) => i18n._('register.signedBy', { name }),
    get unsign() {
      return i18n._('register.unsign');
    },
    get access() {
      return i18n._('register.access');
    },
    get submit() {
      return i18n._('register.submit');
    },
    get confirm() {
      return i18n._('register.confirm');
    },
    get sending() {
      return i18n._('register.sending');
    },
    get success() {
      return i18n._('register.success');
    },
    get failure() {
      return i18n._('register.failure');
    },
    get lookAgain() {
      return i18n._('register.lookAgain');
    },
    get choose() {
      return i18n._('register.choose');
    },
    missing: (label: string) => i18n._('register.missing', { label }),
    missingFile: (label: string) => i18n._('register.missingFile', { label }),
    textChanged: (label: string) => i18n._('register.textChanged', { label }),
    tooLong: (label: string, max: number) => i18n._('register.tooLong', { label, max }),
    wrong: (label: string, problem: string) => i18n._('register.wrong', { label, problem }),
    wrongFileType: (label: string) => i18n._('register.wrongFileType', { label }),
    fileTooLarge: (label: string) => i18n._('register.fileTooLarge', { label }),
    labels: {
      get name() {
        return i18n._('register.labels.name');
      },
      get email() {
        return i18n._('register.labels.email');
      },
      get address() {
        return i18n._('register.labels.address');
      },
      get zip_code() {
        return i18n._('register.labels.zip_code');
      },
      get contact_no() {
        return i18n._('register.labels.contact_no');
      },
      get abn() {
        return i18n._('register.labels.abn');
      },
      get passport_number() {
        return i18n._('register.labels.passport_number');
      },
      get bank_name() {
        return i18n._('register.labels.bank_name');
      },
      get account_type() {
        return i18n._('register.labels.account_type');
      },
      get account_name() {
        return i18n._('register.labels.account_name');
      },
      get account_number() {
        return i18n._('register.labels.account_number');
      },
      get bsb() {
        return i18n._('register.labels.bsb');
      },
      get password() {
        return i18n._('register.labels.password');
      },
      get password_confirm() {
        return i18n._('register.labels.password_confirm');
      },
      get language() {
        return i18n._('register.labels.language');
      },
      get passport_img() {
        return i18n._('register.labels.passport_img');
      },
      get address_proof_img() {
        return i18n._('register.labels.address_proof_img');
      },
      get police_check_img() {
        return i18n._('register.labels.police_check_img');
      },
      get children_check_img() {
        return i18n._('register.labels.children_check_img');
      },
      get agreement_img() {
        return i18n._('register.labels.agreement_img');
      },
      get declaration_img() {
        return i18n._('register.labels.declaration_img');
      },
    },
    hints: {
      get zip_code() {
        return i18n._('register.hints.zip_code');
      },
      get contact_no() {
        return i18n._('register.hints.contact_no');
      },
      get abn() {
        return i18n._('register.hints.abn');
      },
      get passport_number() {
        return i18n._('register.hints.passport_number');
      },
      get account_number() {
        return i18n._('register.hints.account_number');
      },
      get bsb() {
        return i18n._('register.hints.bsb');
      },
      get language() {
        return i18n._('register.hints.language');
      },
      get password() {
        return i18n._('register.hints.password');
      },
      get password_confirm() {
        return i18n._('register.hints.password_confirm');
      },
      get signName() {
        return i18n._('register.hints.signName');
      },
    },
    problems: {
      get email() {
        return i18n._('register.problems.email');
      },
      get abn() {
        return i18n._('register.problems.abn');
      },
      get password() {
        return i18n._('register.problems.password');
      },
      get password_short() {
        return i18n._('register.problems.password_short');
      },
      get password_confirm() {
        return i18n._('register.problems.password_confirm');
      },
    },
  },
};
