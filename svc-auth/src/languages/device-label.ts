import type { I18n } from '@lingui/core';

/** In the place of a browser that says nothing about itself. */
export const UNKNOWN_DEVICE = 'an unknown device';

/** A browser as notices have stored it, such as 'Chrome on Android', in the language. */
export function translateDeviceLabel(label: string, i18n: I18n): string {
  if (label === UNKNOWN_DEVICE) return i18n._('devices.unknown');
  const [browser = '', system, ...rest] = label.split(' on ');
  return system === undefined || rest.length > 0 ? label : i18n._('devices.browser', { browser, system });
}
