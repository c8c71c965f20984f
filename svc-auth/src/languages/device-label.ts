import type { I18n } from '@lingui/core';

/** A browser and its system as 'Chrome on Android' in the language. Either may be empty. */
export function formatDevice(browser: string, system: string, i18n: I18n): string {
  if (browser !== '' && system !== '') return i18n._('devices.browser', { browser, system });
  return browser || system || i18n._('devices.unknown');
}
