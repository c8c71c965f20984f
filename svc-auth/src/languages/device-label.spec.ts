import { formatDevice } from './device-label.js';
import { getTranslation } from './translations.js';

describe('formatDevice', () => {
  it.each([
    ['Chrome', 'Android', 'Chrome en Android'],
    ['Chrome', '', 'Chrome'],
    ['', 'Android', 'Android'],
    ['', '', 'un dispositivo desconocido'],
  ])('writes the browser %j on the system %j', (browser, system, expected) => {
    expect(formatDevice(browser, system, getTranslation('es'))).toBe(expected);
  });
});
