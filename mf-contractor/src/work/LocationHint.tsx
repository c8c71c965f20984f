import { Notice } from '@cleaning/ui';
import { location } from '../texts';
import { useLocationPermission } from './useLocationPermission';

export function LocationHint() {
  return useLocationPermission() === 'denied' ? <Notice tone="warn">{location.deniedHint}</Notice> : null;
}
