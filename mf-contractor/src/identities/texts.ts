import { i18n } from '../languages/i18n';

export const identities = {
  get title() {
    return i18n._('identities.title');
  },
  get lead() {
    return i18n._('identities.lead');
  },
  connected: (day: string) => i18n._('identities.connected', { day }),
  used: (day: string) => i18n._('identities.used', { day }),
  get never() {
    return i18n._('identities.never');
  },
  connect: (provider: string) => i18n._('identities.connect', { provider }),
  get disconnect() {
    return i18n._('identities.disconnect');
  },
  disconnectNamed: (provider: string) => i18n._('identities.disconnectNamed', { provider }),
  confirmDisconnect: (provider: string) => i18n._('identities.confirmDisconnect', { provider }),
};
